// Generated from *.jobs.ts, *.order-hooks.ts, *.product-hooks.ts by `npm run generate`.
import type { Registry } from '#core/server/registry.ts';
import { apiSchedules } from '#core/server/api/api.jobs.ts';
import { databaseSchedules, failedJobRetention } from '#core/server/jobs/maintenance.jobs.ts';
import { mailRetention } from '#core/server/mail/mail.jobs.ts';
import { settingSchedules } from '#core/server/settings/settings.jobs.ts';
import { settlementJobs, settlementSchedules } from '#features/cod-reconciliation/server/cod-reconciliation.jobs.ts';
import { contactRetention } from '#features/contact/server/contact.jobs.ts';
import { discountRetention } from '#features/discounts/server/discounts.jobs.ts';
import { discountOrderHooks } from '#features/discounts/server/discounts.order-hooks.ts';
import { fulfillmentOrderHooks } from '#features/fulfillment/server/fulfillment.order-hooks.ts';
import { stockSchedules } from '#features/inventory/server/inventory.jobs.ts';
import { orderRetention } from '#features/orders/server/orders.jobs.ts';
import { paymentJobs, paymentSchedules, transferRetention } from '#features/payments/server/payments.jobs.ts';
import { paymentOrderHooks } from '#features/payments/server/payments.order-hooks.ts';
import { consentRetention } from '#features/privacy/server/privacy.jobs.ts';
import { productJobs, productRetention, productSchedules } from '#features/products/server/products.jobs.ts';
import { reportSchedules } from '#features/reports/server/reports.jobs.ts';
import { returnOrderHooks } from '#features/returns/server/returns.order-hooks.ts';
import { searchJobs, searchRetention, searchSchedules } from '#features/search/server/search.jobs.ts';
import { staffRetention } from '#features/staff/server/staff.jobs.ts';
import { stockNotificationRetention } from '#features/stock-notifications/server/stock-notifications.jobs.ts';
import { stockNotificationProductHooks } from '#features/stock-notifications/server/stock-notifications.product-hooks.ts';

/** Descriptors of core and of all features, lower levels first. */
export const registry: Registry = {
  jobs: [
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
  retention: [
    ...failedJobRetention,
    ...mailRetention,
    ...consentRetention,
    ...productRetention,
    ...contactRetention,
    ...orderRetention,
    ...stockNotificationRetention,
    ...discountRetention,
    ...transferRetention,
    ...searchRetention,
    ...staffRetention,
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
};
