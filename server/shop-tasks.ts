import { deleteExpiredRequestLimits } from './api/rate-limits.ts';
import { daily, everyFiveMinutes, everyMinute, type ScheduledTask } from './jobs/scheduled-tasks.ts';
import type { Task } from './jobs/task-wrapper.ts';
import { paymentTasks, scheduledPaymentTasks } from './payments/payment-tasks.ts';
import { retentionTasks } from './personal-data/retention.ts';
import { importTasks } from './products/bulk/run-import.ts';
import { deleteOrphanedPictureFiles } from './products/pictures/pictures.ts';
import { applyDueSales } from './products/sale-dates.ts';
import { searchTasks } from './products/search-words/search-words.ts';
import { refreshReports } from './reports/refresh-reports.ts';
import { measureSearches } from './searches/measure-searches.ts';
import type { ShopContext } from './shop-context.ts';
import { announceDueVersions } from './shop-settings/planned-versions.ts';
import { scheduledStockTasks } from './stock/stock-tasks.ts';

/** Tasks of the shop's jobs; those of mails belong to the mailer. */
export const shopTasks = (shop: ShopContext): Readonly<Record<string, Task>> => ({
  ...paymentTasks(shop),
  ...searchTasks(shop),
  ...importTasks(shop),
});

/** What the shop does by the clock (decision 176). */
export const scheduledShopTasks = (shop: ShopContext): Readonly<Record<string, ScheduledTask>> => ({
  ...retentionTasks(shop),
  ...scheduledPaymentTasks(shop),
  ...scheduledStockTasks(shop),
  // for a process whose timer has failed
  'apply-due-sales': everyMinute(async () => void (await applyDueSales(shop.database.kysely))),
  'announce-due-versions': everyMinute(() => announceDueVersions(shop.database.kysely)),
  'refresh-reports': everyFiveMinutes(() => refreshReports(shop)),
  'measure-searches': everyMinute(() => measureSearches(shop)),
  'delete-orphaned-picture-files': daily(() => deleteOrphanedPictureFiles(shop)),
  'delete-expired-request-limits': everyFiveMinutes(() => deleteExpiredRequestLimits(shop.database.pool)),
});
