import type { ComponentType } from 'react';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import type { adminSections } from '#generated/admin-pages.gen.ts';

/** Section of the admin area with its facts, from the `.routes.ts` of its feature. */
export type AdminSection = (typeof adminSections)[number];

/** Groups of the navigation, in order. */
export const sectionGroups = ['selling', 'catalogue', 'people', 'shop'] as const;

/** Component of each section, loaded when the section is first opened. */
export const sectionPanels: Readonly<Record<AdminSection['path'], ComponentType>> = {
  dashboard: lazyOnDemand(async () => (await import('./dashboard.route.tsx')).Overview),
  reports: lazyOnDemand(async () => (await import('#features/reports/admin/reports.route.tsx')).Reports),
  orders: lazyOnDemand(async () => (await import('#features/order-management/admin/orders.route.tsx')).Orders),
  payments: lazyOnDemand(async () => (await import('#features/payments/admin/payment-issues.route.tsx')).PaymentIssues),
  transfers: lazyOnDemand(async () => (await import('#features/payments/admin/transfers.route.tsx')).Transfers),
  customers: lazyOnDemand(async () => (await import('#features/customers/admin/customers.route.tsx')).Customers),
  returns: lazyOnDemand(async () => (await import('#features/returns/admin/returns.route.tsx')).Returns),
  shipments: lazyOnDemand(async () => (await import('#features/fulfillment/admin/shipments.route.tsx')).Shipments),
  'contact-messages': lazyOnDemand(
    async () => (await import('#features/contact/admin/contact-messages.route.tsx')).Messages,
  ),
  products: lazyOnDemand(async () => (await import('#features/products/admin/products-frame.route.tsx')).Products),
  stock: lazyOnDemand(async () => (await import('#features/inventory/admin/inventory-frame.route.tsx')).Stock),
  'promo-codes': lazyOnDemand(async () => (await import('#features/discounts/admin/promo-codes.route.tsx')).PromoCodes),
  search: lazyOnDemand(async () => (await import('#features/search/admin/search-frame.route.tsx')).Search),
  'stock-notifications': lazyOnDemand(
    async () => (await import('#features/stock-notifications/admin/stock-notifications.route.tsx')).StockNotifications,
  ),
  reviews: lazyOnDemand(async () => (await import('#features/reviews/admin/reviews.route.tsx')).Reviews),
  'newsletter-subscriptions': lazyOnDemand(
    async () => (await import('#features/newsletter/admin/subscriptions.route.tsx')).Newsletter,
  ),
  'user-roles': lazyOnDemand(async () => (await import('#features/staff/admin/staff.route.tsx')).UserRoles),
  settings: lazyOnDemand(async () => (await import('#features/settings/admin/settings.route.tsx')).Settings),
  'audit-log': lazyOnDemand(async () => (await import('#features/staff/admin/audit-log.route.tsx')).AuditLog),
};
