import type { SameShape } from '../same-shape.ts';
import { auditLog } from './admin/audit-log.ts';
import { contactMessages } from './admin/contact-messages.ts';
import { customers } from './admin/customers.ts';
import { dashboard } from './admin/dashboard.ts';
import { draftOrders } from './admin/draft-orders.ts';
import { labels } from './admin/labels.ts';
import { layout } from './admin/layout.ts';
import { markdown } from './admin/markdown.ts';
import { newsletterSubscriptions } from './admin/newsletter-subscriptions.ts';
import { orderChanges } from './admin/order-changes.ts';
import { orders } from './admin/orders.ts';
import { packingSlip } from './admin/packing-slip.ts';
import { pages } from './admin/pages.ts';
import { paymentSettings } from './admin/payment-settings.ts';
import { payments } from './admin/payments.ts';
import { pictures } from './admin/pictures.ts';
import { products } from './admin/products.ts';
import { promoCodes } from './admin/promo-codes.ts';
import { reports } from './admin/reports.ts';
import { returns } from './admin/returns.ts';
import { reviews } from './admin/reviews.ts';
import { search } from './admin/search.ts';
import { settings } from './admin/settings.ts';
import { settlements } from './admin/settlements.ts';
import { shipments } from './admin/shipments.ts';
import { stock } from './admin/stock.ts';
import { stockNotifications } from './admin/stock-notifications.ts';
import { transfers } from './admin/transfers.ts';
import { userRoles } from './admin/user-roles.ts';

export const messages: SameShape<typeof import('../ar/admin.ts').messages> = (shop) => ({
  layout,
  labels,
  orders,
  orderChanges,
  draftOrders,
  dashboard,
  reports,
  payments,
  packingSlip: packingSlip(shop),
  transfers,
  returns,
  contactMessages,
  customers,
  products,
  pictures,
  promoCodes,
  stock,
  stockNotifications,
  reviews,
  newsletterSubscriptions,
  userRoles,
  settings,
  pages,
  paymentSettings,
  auditLog,
  search,
  markdown,
  shipments,
  settlements,
});
