// Generated from *.routes.ts by `npm run generate`.
import type { Messages } from '#core/i18n/messages.ts';
import type { Permission } from '#core/permissions/permissions.ts';

type Texts = Messages['admin'];

/** Sections of the admin area, in their order. */
export const adminSections = [
  { path: 'dashboard', title: (messages: Texts) => messages.dashboard.title, permission: 'figures.read', group: null, icon: 'chart-column', badge: null },
  { path: 'reports', title: (messages: Texts) => messages.reports.title, permission: 'figures.read', group: null, icon: 'table', badge: null },
  { path: 'orders', title: (messages: Texts) => messages.orders.title, permission: 'orders.read', group: 'selling', icon: 'package', badge: 'pendingOrders' },
  { path: 'payments', title: (messages: Texts) => messages.payments.title, permission: 'payments.read', group: 'selling', icon: 'banknote', badge: 'paymentIssues' },
  { path: 'transfers', title: (messages: Texts) => messages.transfers.title, permission: 'payments.write', group: 'selling', icon: 'landmark', badge: 'transfers' },
  { path: 'customers', title: (messages: Texts) => messages.customers.title, permission: 'customers.read', group: 'people', icon: 'user', badge: null },
  { path: 'returns', title: (messages: Texts) => messages.returns.title, permission: 'customers.read', group: 'selling', icon: 'rotate-ccw', badge: 'returns' },
  { path: 'shipments', title: (messages: Texts) => messages.shipments.title, permission: 'customers.read', group: 'selling', icon: 'truck', badge: 'settlementLines' },
  { path: 'contact-messages', title: (messages: Texts) => messages.contactMessages.title, permission: 'messages.read', group: 'people', icon: 'mail', badge: 'unreadMessages' },
  { path: 'products', title: (messages: Texts) => messages.products.title, permission: 'catalogue.read', group: 'catalogue', icon: 'plates', badge: null },
  { path: 'stock', title: (messages: Texts) => messages.stock.title, permission: 'catalogue.read', group: 'catalogue', icon: 'warehouse', badge: null },
  { path: 'promo-codes', title: (messages: Texts) => messages.promoCodes.title, permission: 'promoCodes.read', group: 'catalogue', icon: 'ticket-percent', badge: null },
  { path: 'search', title: (messages: Texts) => messages.search.title, permission: 'catalogue.read', group: 'catalogue', icon: 'search', badge: null },
  { path: 'stock-notifications', title: (messages: Texts) => messages.stockNotifications.title, permission: 'catalogue.read', group: 'catalogue', icon: 'bell', badge: null },
  { path: 'reviews', title: (messages: Texts) => messages.reviews.title, permission: 'reviews.read', group: 'people', icon: 'star', badge: null },
  { path: 'newsletter-subscriptions', title: (messages: Texts) => messages.newsletterSubscriptions.title, permission: 'newsletter.read', group: 'people', icon: 'newspaper', badge: null },
  { path: 'user-roles', title: (messages: Texts) => messages.userRoles.title, permission: 'staff.read', group: 'shop', icon: 'users', badge: null },
  { path: 'settings', title: (messages: Texts) => messages.settings.title, permission: 'settings.read', group: 'shop', icon: 'settings', badge: null },
  { path: 'audit-log', title: (messages: Texts) => messages.auditLog.title, permission: 'auditLog.read', group: 'shop', icon: 'history', badge: null },
] as const;

interface AdminPage {
  /** Path pattern below `/admin/`. */
  readonly path: string;
  readonly title: (messages: Texts) => string;
  /** Needed in addition to that of the section. */
  readonly permission?: Permission;
}

/** All pages of the admin area. */
export const adminPages: readonly AdminPage[] = [
  ...adminSections,
  { path: 'customers/:id', title: (messages: Texts) => messages.customers.title },
  { path: 'dashboard/setup', title: (messages: Texts) => messages.dashboard.setup.title, permission: 'settings.write' },
  { path: 'orders/new', title: (messages: Texts) => messages.draftOrders.title, permission: 'orders.write' },
  { path: 'orders/sheets', title: (messages: Texts) => messages.shipments.sheets.slips, permission: 'customers.read' },
  { path: 'orders/:orderNumber', title: (messages: Texts) => messages.orders.page.title },
  { path: 'orders/:orderNumber/cancel', title: (messages: Texts) => messages.orders.page.title },
  { path: 'orders/:orderNumber/edit', title: (messages: Texts) => messages.orderChanges.title, permission: 'customers.read' },
  { path: 'orders/:orderNumber/history', title: (messages: Texts) => messages.orders.history },
  { path: 'orders/:orderNumber/packing-slip', title: (messages: Texts) => messages.packingSlip.title, permission: 'customers.read' },
  { path: 'orders/:orderNumber/payments', title: (messages: Texts) => messages.payments.panel.show },
  { path: 'orders/:orderNumber/payments/refund', title: (messages: Texts) => messages.payments.refund.title, permission: 'refunds.write' },
  { path: 'orders/:orderNumber/returns', title: (messages: Texts) => messages.returns.panel, permission: 'customers.read' },
  { path: 'orders/:orderNumber/returns/new', title: (messages: Texts) => messages.returns.create.title, permission: 'orders.write' },
  { path: 'orders/:orderNumber/shipments', title: (messages: Texts) => messages.shipments.panel.show, permission: 'customers.read' },
  { path: 'orders/:orderNumber/shipments/new', title: (messages: Texts) => messages.shipments.form.add, permission: 'orders.write' },
  { path: 'orders/:orderNumber/shipments/refused-delivery', title: (messages: Texts) => messages.returns.delivery.title, permission: 'orders.write' },
  { path: 'orders/:orderNumber/shipments/:shipmentId', title: (messages: Texts) => messages.shipments.form.change, permission: 'orders.write' },
  { path: 'products/grid', title: (messages: Texts) => messages.products.grid.title, permission: 'catalogue.write' },
  { path: 'products/import', title: (messages: Texts) => messages.products.import.title },
  { path: 'products/new', title: (messages: Texts) => messages.products.create, permission: 'catalogue.write' },
  { path: 'products/:id', title: (messages: Texts) => messages.products.title },
  { path: 'search/preview', title: (messages: Texts) => messages.search.preview.title, permission: 'catalogue.write' },
  { path: 'search/reports', title: (messages: Texts) => messages.search.reports },
  { path: 'search/:id', title: (messages: Texts) => messages.search.title },
  { path: 'settings/announcement', title: (messages: Texts) => messages.settings.sections.announcement.title },
  { path: 'settings/cartDrawer', title: (messages: Texts) => messages.settings.sections.cartDrawer.title },
  { path: 'settings/discountDialog', title: (messages: Texts) => messages.settings.sections.discountDialog.title },
  { path: 'settings/facts', title: (messages: Texts) => messages.settings.sections.facts.title },
  { path: 'settings/labels', title: (messages: Texts) => messages.settings.sections.labels.title },
  { path: 'settings/mail', title: (messages: Texts) => messages.mail.part.title },
  { path: 'settings/notifications', title: (messages: Texts) => messages.settings.sections.notifications.title },
  { path: 'settings/offers', title: (messages: Texts) => messages.settings.sections.offers.title },
  { path: 'settings/pages', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/about', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/delivery', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/faq', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/home', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/privacy', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/returns', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/pages/terms', title: (messages: Texts) => messages.pages.part.title },
  { path: 'settings/payments', title: (messages: Texts) => messages.paymentSettings.part.title },
  { path: 'settings/reviews', title: (messages: Texts) => messages.settings.sections.reviews.title },
  { path: 'settings/service', title: (messages: Texts) => messages.settings.sections.service.title },
  { path: 'settings/shipping', title: (messages: Texts) => messages.settings.sections.shipping.title },
  { path: 'settings/staff', title: (messages: Texts) => messages.settings.sections.staff.title },
  { path: 'settings/tax', title: (messages: Texts) => messages.settings.sections.tax.title },
  { path: 'shipments/couriers', title: (messages: Texts) => messages.shipments.couriers.title },
  { path: 'shipments/settlements', title: (messages: Texts) => messages.settlements.title, permission: 'payments.read' },
  { path: 'shipments/settlements/files', title: (messages: Texts) => messages.settlements.title, permission: 'payments.read' },
  { path: 'shipments/settlements/lines', title: (messages: Texts) => messages.settlements.title, permission: 'payments.read' },
  { path: 'shipments/settlements/totals', title: (messages: Texts) => messages.settlements.title, permission: 'payments.read' },
  { path: 'shipments/tracking-numbers', title: (messages: Texts) => messages.trackingNumbers.title, permission: 'orders.write' },
  { path: 'stock-notifications/requests', title: (messages: Texts) => messages.stockNotifications.title, permission: 'customers.read' },
  { path: 'stock/count', title: (messages: Texts) => messages.stock.count.title, permission: 'catalogue.write' },
];
