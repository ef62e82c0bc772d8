// Generated from *.router.ts by `npm run generate`.
import { adminDashboardRouter } from '#features/admin/server/dashboard.router.ts';
import { adminMailCheckRouter, adminSetupRouter } from '#features/admin/server/setup.router.ts';
import { adminBulkRunsRouter } from '#features/bulk-runs/server/bulk-runs.router.ts';
import { ordersRouter } from '#features/checkout/server/orders.router.ts';
import { adminSettlementsRouter } from '#features/cod-reconciliation/server/cod-reconciliation.router.ts';
import { adminContactMessagesRouter, contactMessagesRouter } from '#features/contact/server/contact.router.ts';
import { adminLabelsRouter, adminPagesRouter, pagesRouter } from '#features/content/server/content.router.ts';
import { adminCustomersRouter } from '#features/customers/server/customers.router.ts';
import { profileRouter } from '#features/customers/server/profile.router.ts';
import { savedAddressesRouter } from '#features/customers/server/saved-addresses.router.ts';
import { adminPromoCodesRouter, promoCodesRouter } from '#features/discounts/server/discounts.router.ts';
import { adminCouriersRouter } from '#features/fulfillment/server/couriers.router.ts';
import { adminStockRouter } from '#features/inventory/server/inventory.router.ts';
import { adminNewsletterSubscriptionsRouter, newsletterSubscriptionsRouter, unsubscriptionsRouter } from '#features/newsletter/server/newsletter.router.ts';
import { adminBulkOrdersRouter } from '#features/order-management/server/bulk-orders.router.ts';
import { adminDraftOrdersRouter, adminOrderChangesRouter, adminOrdersRouter } from '#features/order-management/server/order-management.router.ts';
import { adminShipmentsRouter } from '#features/order-management/server/shipments.router.ts';
import { adminPaymentSettingsRouter, adminPaymentsRouter, paymentsRouter } from '#features/payments/server/payments.router.ts';
import { consentsRouter } from '#features/privacy/server/consents.router.ts';
import { accountRouter, personalDataRouter } from '#features/privacy/server/privacy.router.ts';
import { adminDemonstrationRouter, adminProductGridRouter, adminProductImportsRouter, adminProductPicturesRouter, adminProductsRouter } from '#features/products/server/products.router.ts';
import { adminReportsRouter } from '#features/reports/server/reports.router.ts';
import { adminReturnsRouter, returnsRouter } from '#features/returns/server/returns.router.ts';
import { adminReviewsRouter, reviewsRouter } from '#features/reviews/server/reviews.router.ts';
import { adminSearchesRouter, searchesRouter } from '#features/search/server/analytics/search-analytics.router.ts';
import { adminSynonymGroupsRouter } from '#features/search/server/synonyms.router.ts';
import { adminSettingsRouter, settingsRouter } from '#features/settings/server/settings.router.ts';
import { adminAuditLogRouter } from '#features/staff/server/audit-log.router.ts';
import { adminUserRolesRouter, staffInvitationsRouter } from '#features/staff/server/staff.router.ts';
import { adminStockNotificationsRouter, stockNotificationsRouter } from '#features/stock-notifications/server/stock-notifications.router.ts';
import { productsRouter } from '#features/storefront/server/products.router.ts';
import { wishlistRouter } from '#features/wishlist/server/wishlist.router.ts';

/** Implementation of every endpoint of the contract. */
export const router = {
  account: accountRouter,
  consents: consentsRouter,
  contactMessages: contactMessagesRouter,
  newsletterSubscriptions: newsletterSubscriptionsRouter,
  orders: ordersRouter,
  pages: pagesRouter,
  payments: paymentsRouter,
  personalData: personalDataRouter,
  products: productsRouter,
  profile: profileRouter,
  promoCodes: promoCodesRouter,
  returns: returnsRouter,
  reviews: reviewsRouter,
  savedAddresses: savedAddressesRouter,
  searches: searchesRouter,
  settings: settingsRouter,
  staffInvitations: staffInvitationsRouter,
  stockNotifications: stockNotificationsRouter,
  unsubscriptions: unsubscriptionsRouter,
  wishlist: wishlistRouter,
  admin: {
    auditLog: adminAuditLogRouter,
    bulkOrders: adminBulkOrdersRouter,
    bulkRuns: adminBulkRunsRouter,
    contactMessages: adminContactMessagesRouter,
    couriers: adminCouriersRouter,
    customers: adminCustomersRouter,
    dashboard: adminDashboardRouter,
    demonstration: adminDemonstrationRouter,
    draftOrders: adminDraftOrdersRouter,
    labels: adminLabelsRouter,
    mailCheck: adminMailCheckRouter,
    newsletterSubscriptions: adminNewsletterSubscriptionsRouter,
    orderChanges: adminOrderChangesRouter,
    orders: adminOrdersRouter,
    pages: adminPagesRouter,
    paymentSettings: adminPaymentSettingsRouter,
    payments: adminPaymentsRouter,
    productGrid: adminProductGridRouter,
    productImports: adminProductImportsRouter,
    productPictures: adminProductPicturesRouter,
    products: adminProductsRouter,
    promoCodes: adminPromoCodesRouter,
    reports: adminReportsRouter,
    returns: adminReturnsRouter,
    reviews: adminReviewsRouter,
    searches: adminSearchesRouter,
    settings: adminSettingsRouter,
    settlements: adminSettlementsRouter,
    setup: adminSetupRouter,
    shipments: adminShipmentsRouter,
    stock: adminStockRouter,
    stockNotifications: adminStockNotificationsRouter,
    synonymGroups: adminSynonymGroupsRouter,
    userRoles: adminUserRolesRouter,
  },
};
