// Generated from *.contract.ts by `npm run generate`.
import { adminDashboardContract } from '#features/admin/dashboard.admin.contract.ts';
import { adminMailCheckContract } from '#features/admin/mail-check.admin.contract.ts';
import { adminSetupContract } from '#features/admin/setup.admin.contract.ts';
import { adminBulkRunsContract } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { adminSettlementsContract } from '#features/cod-reconciliation/cod-reconciliation.admin.contract.ts';
import { adminContactMessagesContract } from '#features/contact/contact.admin.contract.ts';
import { contactMessagesContract } from '#features/contact/contact.contract.ts';
import { adminPagesContract } from '#features/content/content.admin.contract.ts';
import { pagesContract } from '#features/content/content.contract.ts';
import { adminLabelsContract } from '#features/content/text-overrides/text-overrides.admin.contract.ts';
import { adminCustomersContract } from '#features/customers/customers.admin.contract.ts';
import { profileContract } from '#features/customers/profile.contract.ts';
import { savedAddressesContract } from '#features/customers/saved-addresses.contract.ts';
import { adminPromoCodesContract } from '#features/discounts/promo-codes.admin.contract.ts';
import { promoCodesContract } from '#features/discounts/promo-codes.contract.ts';
import { adminCouriersContract } from '#features/fulfillment/couriers.admin.contract.ts';
import { adminShipmentsContract } from '#features/fulfillment/shipments.admin.contract.ts';
import { adminStockContract } from '#features/inventory/inventory.admin.contract.ts';
import { adminNewsletterSubscriptionsContract } from '#features/newsletter/newsletter.admin.contract.ts';
import { newsletterSubscriptionsContract } from '#features/newsletter/newsletter.contract.ts';
import { unsubscriptionsContract } from '#features/newsletter/unsubscribe.contract.ts';
import { adminBulkOrdersContract } from '#features/order-management/bulk-orders.admin.contract.ts';
import { adminDraftOrdersContract } from '#features/order-management/draft-orders.admin.contract.ts';
import { adminOrderChangesContract } from '#features/order-management/order-edits.admin.contract.ts';
import { adminOrdersContract } from '#features/order-management/orders.admin.contract.ts';
import { ordersContract } from '#features/orders/orders.contract.ts';
import { adminPaymentSettingsContract } from '#features/payments/payment-settings.admin.contract.ts';
import { adminPaymentsContract } from '#features/payments/payments.admin.contract.ts';
import { paymentsContract } from '#features/payments/payments.contract.ts';
import { consentsContract } from '#features/privacy/consents.contract.ts';
import { accountContract, personalDataContract } from '#features/privacy/privacy.contract.ts';
import { adminProductGridContract } from '#features/products/bulk-edit.admin.contract.ts';
import { adminDemonstrationContract } from '#features/products/demonstration.admin.contract.ts';
import { adminProductPicturesContract } from '#features/products/media.admin.contract.ts';
import { adminProductImportsContract } from '#features/products/product-imports.admin.contract.ts';
import { adminProductsContract } from '#features/products/products.admin.contract.ts';
import { productsContract } from '#features/products/products.contract.ts';
import { adminReportsContract } from '#features/reports/reports.admin.contract.ts';
import { adminReturnsContract } from '#features/returns/returns.admin.contract.ts';
import { returnsContract } from '#features/returns/returns.contract.ts';
import { adminReviewsContract } from '#features/reviews/reviews.admin.contract.ts';
import { reviewsContract } from '#features/reviews/reviews.contract.ts';
import { adminSearchesContract } from '#features/search/search-analytics.admin.contract.ts';
import { searchesContract } from '#features/search/search-analytics.contract.ts';
import { adminSynonymGroupsContract } from '#features/search/synonyms.admin.contract.ts';
import { adminSettingsContract } from '#features/settings/settings.admin.contract.ts';
import { settingsContract } from '#features/settings/settings.contract.ts';
import { adminAuditLogContract } from '#features/staff/audit-log.admin.contract.ts';
import { staffInvitationsContract } from '#features/staff/staff-invitations.contract.ts';
import { adminUserRolesContract } from '#features/staff/staff.admin.contract.ts';
import { adminStockNotificationsContract } from '#features/stock-notifications/stock-notifications.admin.contract.ts';
import { stockNotificationsContract } from '#features/stock-notifications/stock-notifications.contract.ts';
import { wishlistContract } from '#features/wishlist/wishlist.contract.ts';

/** Endpoints for admins only, below `/api/admin`. */
export const adminContract = {
  auditLog: adminAuditLogContract,
  bulkOrders: adminBulkOrdersContract,
  bulkRuns: adminBulkRunsContract,
  contactMessages: adminContactMessagesContract,
  couriers: adminCouriersContract,
  customers: adminCustomersContract,
  dashboard: adminDashboardContract,
  demonstration: adminDemonstrationContract,
  draftOrders: adminDraftOrdersContract,
  labels: adminLabelsContract,
  mailCheck: adminMailCheckContract,
  newsletterSubscriptions: adminNewsletterSubscriptionsContract,
  orderChanges: adminOrderChangesContract,
  orders: adminOrdersContract,
  pages: adminPagesContract,
  paymentSettings: adminPaymentSettingsContract,
  payments: adminPaymentsContract,
  productGrid: adminProductGridContract,
  productImports: adminProductImportsContract,
  productPictures: adminProductPicturesContract,
  products: adminProductsContract,
  promoCodes: adminPromoCodesContract,
  reports: adminReportsContract,
  returns: adminReturnsContract,
  reviews: adminReviewsContract,
  searches: adminSearchesContract,
  settings: adminSettingsContract,
  settlements: adminSettlementsContract,
  setup: adminSetupContract,
  shipments: adminShipmentsContract,
  stock: adminStockContract,
  stockNotifications: adminStockNotificationsContract,
  synonymGroups: adminSynonymGroupsContract,
  userRoles: adminUserRolesContract,
};

/** All endpoints of the shop's API, below `/api`. */
export const contract = {
  account: accountContract,
  consents: consentsContract,
  contactMessages: contactMessagesContract,
  newsletterSubscriptions: newsletterSubscriptionsContract,
  orders: ordersContract,
  pages: pagesContract,
  payments: paymentsContract,
  personalData: personalDataContract,
  products: productsContract,
  profile: profileContract,
  promoCodes: promoCodesContract,
  returns: returnsContract,
  reviews: reviewsContract,
  savedAddresses: savedAddressesContract,
  searches: searchesContract,
  settings: settingsContract,
  staffInvitations: staffInvitationsContract,
  stockNotifications: stockNotificationsContract,
  unsubscriptions: unsubscriptionsContract,
  wishlist: wishlistContract,
  admin: adminContract,
};

declare module '#core/api/contracts.ts' {
  interface Contracts {
    readonly shop: Omit<typeof contract, 'admin'>;
    readonly admin: typeof adminContract;
  }
}
