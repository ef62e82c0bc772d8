import { auditLog } from './audit-log.ts';
import { contactMessages } from './contact-messages.ts';
import { couriers } from './couriers.ts';
import { customers } from './customers.ts';
import { dashboard } from './dashboard.ts';
import { labels } from './labels.ts';
import { newsletterSubscriptions } from './newsletter-subscriptions.ts';
import { orderChanges } from './order-changes.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { paymentSettings } from './payment-settings.ts';
import { payments } from './payments.ts';
import { phoneOrders } from './phone-orders.ts';
import { productGrid } from './product-grid.ts';
import { productImports } from './product-imports.ts';
import { productPictures } from './product-pictures.ts';
import { products } from './products.ts';
import { promoCodes } from './promo-codes.ts';
import { reports } from './reports.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { searchGroups } from './search-groups.ts';
import { searches } from './searches.ts';
import { settings } from './settings.ts';
import { settlements } from './settlements.ts';
import { shipments } from './shipments.ts';
import { stock } from './stock.ts';
import { stockNotifications } from './stock-notifications.ts';
import { userRoles } from './user-roles.ts';

/** Endpoints for admins only, below `/api/admin`. */
export const adminContract = {
  dashboard,
  orders,
  orderChanges,
  phoneOrders,
  payments,
  returns,
  paymentSettings,
  contactMessages,
  customers,
  products,
  productGrid,
  productImports,
  productPictures,
  promoCodes,
  stock,
  stockNotifications,
  reviews,
  newsletterSubscriptions,
  labels,
  settings,
  pages,
  userRoles,
  auditLog,
  searchGroups,
  searches,
  couriers,
  shipments,
  settlements,
  reports,
};
export type AdminContract = typeof adminContract;
