// Generated from *.jobs.ts, *.privacy.ts, *.mails.ts, *.metrics.ts, *.order-hooks.ts, *.product-hooks.ts, *.bulk-actions.ts, *.setup-step.ts, *.work.ts by `npm run generate`.
import type { Registry } from '#core/server/registry.ts';
import { apiSchedules } from '#core/server/api/api.jobs.ts';
import { requestLimitPersonalData } from '#core/server/api/api.privacy.ts';
import { auditPersonalData } from '#core/server/audit/audit.privacy.ts';
import { jobPersonalData } from '#core/server/jobs/jobs.privacy.ts';
import { databaseSchedules } from '#core/server/jobs/maintenance.jobs.ts';
import { mailPersonalData } from '#core/server/mail/mail.privacy.ts';
import { settingSchedules } from '#core/server/settings/settings.jobs.ts';
import { backupSetupStep } from '#core/server/setup/backup.setup-step.ts';
import { mailCheckMail } from '#features/admin/server/admin.mails.ts';
import { mailSetupStep } from '#features/admin/server/mail.setup-step.ts';
import { accountInviteMail, accountReauthenticationMail, accountRecoveryMail, accountSignUpMail } from '#features/auth/server/auth.mails.ts';
import { authPersonalData } from '#features/auth/server/auth.privacy.ts';
import { bulkRunJobs } from '#features/bulk-runs/server/bulk-runs.jobs.ts';
import { bulkRunPersonalData } from '#features/bulk-runs/server/bulk-runs.privacy.ts';
import { furtherOrdersMail, orderCopyMail, orderPlacedMail } from '#features/checkout/server/checkout.mails.ts';
import { checkoutPersonalData } from '#features/checkout/server/checkout.privacy.ts';
import { settlementJobs, settlementSchedules } from '#features/cod-reconciliation/server/cod-reconciliation.jobs.ts';
import { settlementPersonalData } from '#features/cod-reconciliation/server/cod-reconciliation.privacy.ts';
import { settlementWork } from '#features/cod-reconciliation/server/cod-reconciliation.work.ts';
import { contactReplyMail } from '#features/contact/server/contact.mails.ts';
import { contactPersonalData } from '#features/contact/server/contact.privacy.ts';
import { contactWork } from '#features/contact/server/contact.work.ts';
import { legalTextsSetupStep } from '#features/content/server/legal-texts.setup-step.ts';
import { welcomeMail } from '#features/customers/server/customers.mails.ts';
import { customerPersonalData } from '#features/customers/server/customers.privacy.ts';
import { discountOrderHooks } from '#features/discounts/server/discounts.order-hooks.ts';
import { discountPersonalData } from '#features/discounts/server/discounts.privacy.ts';
import { orderStatusMail, parcelMail } from '#features/fulfillment/server/fulfillment.mails.ts';
import { fulfillmentOrderHooks } from '#features/fulfillment/server/fulfillment.order-hooks.ts';
import { fulfillmentPersonalData } from '#features/fulfillment/server/fulfillment.privacy.ts';
import { stockSchedules } from '#features/inventory/server/inventory.jobs.ts';
import { lowStockMail } from '#features/inventory/server/inventory.mails.ts';
import { stockMetrics } from '#features/inventory/server/inventory.metrics.ts';
import { stockWork } from '#features/inventory/server/inventory.work.ts';
import { newsletterConfirmationMail, newsletterWelcomeMail } from '#features/newsletter/server/newsletter.mails.ts';
import { newsletterPersonalData } from '#features/newsletter/server/newsletter.privacy.ts';
import { orderBulkActions } from '#features/order-management/server/order-management.bulk-actions.ts';
import { orderChangedMail } from '#features/order-management/server/order-management.mails.ts';
import { orderEditPersonalData } from '#features/order-management/server/order-management.privacy.ts';
import { orderWork } from '#features/order-management/server/order-management.work.ts';
import { orderArrivedMail } from '#features/orders/server/orders.mails.ts';
import { orderPersonalData } from '#features/orders/server/orders.privacy.ts';
import { paymentJobs, paymentSchedules } from '#features/payments/server/payments.jobs.ts';
import { paymentIssuesMail, paymentMail } from '#features/payments/server/payments.mails.ts';
import { paymentMetrics } from '#features/payments/server/payments.metrics.ts';
import { paymentOrderHooks } from '#features/payments/server/payments.order-hooks.ts';
import { paymentPersonalData } from '#features/payments/server/payments.privacy.ts';
import { paymentWork } from '#features/payments/server/payments.work.ts';
import { consentPersonalData } from '#features/privacy/server/consents.privacy.ts';
import { accountClaimedMail, accountDeletedMail } from '#features/privacy/server/privacy.mails.ts';
import { productsSetupStep } from '#features/products/server/demonstration/demonstration.setup-step.ts';
import { productJobs, productSchedules } from '#features/products/server/products.jobs.ts';
import { productPersonalData } from '#features/products/server/products.privacy.ts';
import { reportSchedules } from '#features/reports/server/reports.jobs.ts';
import { returnMail } from '#features/returns/server/returns.mails.ts';
import { returnOrderHooks } from '#features/returns/server/returns.order-hooks.ts';
import { returnPersonalData } from '#features/returns/server/returns.privacy.ts';
import { returnWork } from '#features/returns/server/returns.work.ts';
import { reviewPersonalData } from '#features/reviews/server/reviews.privacy.ts';
import { searchJobs, searchSchedules } from '#features/search/server/search.jobs.ts';
import { searchPersonalData } from '#features/search/server/search.privacy.ts';
import { factsSetupStep } from '#features/settings/server/facts.setup-step.ts';
import { paymentSetupStep } from '#features/settings/server/payment.setup-step.ts';
import { shippingSetupStep } from '#features/shipping/server/shipping.setup-step.ts';
import { adminGrantedMail, staffInvitedMail } from '#features/staff/server/staff.mails.ts';
import { staffPersonalData } from '#features/staff/server/staff.privacy.ts';
import { backInStockMail } from '#features/stock-notifications/server/stock-notifications.mails.ts';
import { stockNotificationPersonalData } from '#features/stock-notifications/server/stock-notifications.privacy.ts';
import { stockNotificationProductHooks } from '#features/stock-notifications/server/stock-notifications.product-hooks.ts';
import { wishlistPersonalData } from '#features/wishlist/server/wishlist.privacy.ts';

/** Descriptors of core and of all features. */
export const registry: Registry = {
  jobs: [
    ...bulkRunJobs,
    ...productJobs,
    ...paymentJobs,
    ...searchJobs,
    ...settlementJobs,
  ],
  schedules: [
    ...apiSchedules,
    ...databaseSchedules,
    ...settingSchedules,
    ...productSchedules,
    ...stockSchedules,
    ...paymentSchedules,
    ...searchSchedules,
    ...settlementSchedules,
    ...reportSchedules,
  ],
  personalData: [
    orderEditPersonalData,
    checkoutPersonalData,
    staffPersonalData,
    customerPersonalData,
    settlementPersonalData,
    returnPersonalData,
    fulfillmentPersonalData,
    discountPersonalData,
    paymentPersonalData,
    reviewPersonalData,
    searchPersonalData,
    orderPersonalData,
    stockNotificationPersonalData,
    wishlistPersonalData,
    contactPersonalData,
    newsletterPersonalData,
    productPersonalData,
    bulkRunPersonalData,
    consentPersonalData,
    authPersonalData,
    requestLimitPersonalData,
    auditPersonalData,
    jobPersonalData,
    mailPersonalData,
  ],
  mails: [
    accountSignUpMail,
    accountRecoveryMail,
    accountReauthenticationMail,
    accountInviteMail,
    accountDeletedMail,
    accountClaimedMail,
    contactReplyMail,
    newsletterConfirmationMail,
    newsletterWelcomeMail,
    orderArrivedMail,
    backInStockMail,
    lowStockMail,
    paymentMail,
    paymentIssuesMail,
    orderStatusMail,
    parcelMail,
    returnMail,
    welcomeMail,
    orderPlacedMail,
    orderCopyMail,
    furtherOrdersMail,
    adminGrantedMail,
    staffInvitedMail,
    orderChangedMail,
    mailCheckMail,
  ],
  metrics: [
    stockMetrics,
    paymentMetrics,
  ],
  orderHooks: [
    discountOrderHooks,
    paymentOrderHooks,
    fulfillmentOrderHooks,
    returnOrderHooks,
  ],
  productHooks: [
    stockNotificationProductHooks,
  ],
  bulkActions: [
    ...orderBulkActions,
  ],
  setupSteps: [
    backupSetupStep,
    shippingSetupStep,
    productsSetupStep,
    legalTextsSetupStep,
    factsSetupStep,
    paymentSetupStep,
    mailSetupStep,
  ],
  work: [
    ...contactWork,
    ...stockWork,
    ...paymentWork,
    ...settlementWork,
    ...returnWork,
    ...orderWork,
  ],
};
