import type { ShopContract } from '../../contract/index.ts';
import { type DoorsOf, door } from './door.ts';

/** Where the endpoints of the shop stand; those of the office have a list of their own. */
export const doors = {
  products: {
    list: door('GET', '/products'),
    detail: door('GET', '/products/{id}'),
    home: door('GET', '/home'),
    cartShelf: door('GET', '/cart-shelf'),
  },
  reviews: {
    write: door('POST', '/reviews'),
    list: door('GET', '/products/{id}/reviews'),
  },
  promos: { quote: door('POST', '/promo-quotes') },
  orders: {
    place: door('POST', '/orders'),
    detail: door('GET', '/orders/{orderNumber}'),
    mine: door('GET', '/orders'),
  },
  people: {
    profile: door('GET', '/profile'),
    changeProfile: door('PUT', '/profile'),
    proveEmail: door('POST', '/profile/email-proofs'),
    contact: door('POST', '/contact-messages'),
    subscribe: door('POST', '/newsletter-subscriptions'),
    confirmSubscription: door('POST', '/newsletter-confirmations'),
    unsubscribe: door('POST', '/unsubscriptions'),
  },
  wishlist: {
    show: door('GET', '/wishlist'),
    add: door('PUT', '/wishlist/{productId}'),
    remove: door('DELETE', '/wishlist/{productId}'),
  },
  addresses: {
    list: door('GET', '/addresses'),
    add: door('POST', '/addresses'),
    change: door('PUT', '/addresses/{id}'),
    remove: door('DELETE', '/addresses/{id}'),
  },
  consents: {
    mine: door('GET', '/consents'),
    withdraw: door('POST', '/consent-withdrawals'),
  },
  ownData: {
    download: door('GET', '/own-data'),
    erase: door('POST', '/account-deletions'),
  },
  stockNotifications: { register: door('POST', '/stock-notifications') },
} satisfies DoorsOf<ShopContract>;
