import { adminContract } from './admin/index.ts';
import { consents } from './consents.ts';
import { contactMessages } from './contact-messages.ts';
import { newsletterSubscriptions } from './newsletter-subscriptions.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { payments } from './payments.ts';
import { account, personalData } from './personal-data.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { promoCodes } from './promo-codes.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { savedAddresses } from './saved-addresses.ts';
import { searches } from './searches.ts';
import { settings } from './settings.ts';
import { staffInvitations } from './staff-invitations.ts';
import { stockNotifications } from './stock-notifications.ts';
import { unsubscriptions } from './unsubscriptions.ts';
import { wishlist } from './wishlist.ts';

/** All endpoints of the shop's API, below `/api`. */
export const contract = {
  products,
  pages,
  reviews,
  promoCodes,
  orders,
  payments,
  returns,
  profile,
  contactMessages,
  newsletterSubscriptions,
  unsubscriptions,
  wishlist,
  savedAddresses,
  settings,
  stockNotifications,
  staffInvitations,
  consents,
  personalData,
  account,
  searches,
  admin: adminContract,
};
/** Endpoints that the shop's pages call; the admin area has its own client. */
export type ShopContract = Omit<typeof contract, 'admin'>;
