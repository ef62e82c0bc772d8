// Generated from *.jobs.ts by `npm run generate`.
import { apiSchedules } from '#core/server/api/api.jobs.ts';
import { databaseSchedules, failedJobRetention } from '#core/server/jobs/maintenance.jobs.ts';
import { mailRetention } from '#core/server/mail/mail.jobs.ts';
import { settingSchedules } from '#core/server/settings/settings.jobs.ts';
import { settlementJobs, settlementSchedules } from '#features/cod-reconciliation/server/cod-reconciliation.jobs.ts';
import { contactRetention } from '#features/contact/server/contact.jobs.ts';
import { discountRetention } from '#features/discounts/server/discounts.jobs.ts';
import { stockSchedules } from '#features/inventory/server/inventory.jobs.ts';
import { orderRetention } from '#features/orders/server/orders.jobs.ts';
import { paymentJobs, paymentSchedules, transferRetention } from '#features/payments/server/payments.jobs.ts';
import { consentRetention } from '#features/privacy/server/privacy.jobs.ts';
import { productJobs, productRetention, productSchedules } from '#features/products/server/products.jobs.ts';
import { reportSchedules } from '#features/reports/server/reports.jobs.ts';
import { searchJobs, searchRetention, searchSchedules } from '#features/search/server/search.jobs.ts';
import { staffRetention } from '#features/staff/server/staff.jobs.ts';
import { stockNotificationRetention } from '#features/stock-notifications/server/stock-notifications.jobs.ts';

/** Jobs of the queue. */
export const jobs = [
  ...settlementJobs,
  ...paymentJobs,
  ...productJobs,
  ...searchJobs,
];

/** Tasks that run by the clock. */
export const schedules = [
  ...apiSchedules,
  ...databaseSchedules,
  ...settingSchedules,
  ...settlementSchedules,
  ...stockSchedules,
  ...paymentSchedules,
  ...productSchedules,
  ...reportSchedules,
  ...searchSchedules,
];

/** Daily tasks that delete personal data after its retention time. */
export const retention = [
  ...failedJobRetention,
  ...mailRetention,
  ...contactRetention,
  ...discountRetention,
  ...orderRetention,
  ...transferRetention,
  ...consentRetention,
  ...productRetention,
  ...searchRetention,
  ...staffRetention,
  ...stockNotificationRetention,
];
