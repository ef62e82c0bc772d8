import { FAILED_JOB_DAYS } from '../../domain/retention-times.ts';
import { analyzeTables } from '../../platform/database/analyze.ts';
import { deleteExpiredConsents } from '../consents/consents.ts';
import { deleteExpiredContactMessages } from '../contact-messages/contact-messages.ts';
import { deleteExpiredJobs } from '../jobs/job-worker.ts';
import { daily, type ScheduledTask } from '../jobs/scheduled-tasks.ts';
import { deleteOldCopies } from '../orders/order-personal-data.ts';
import { deleteExpiredPictures } from '../payments/proof-personal-data.ts';
import { deleteOldImports } from '../products/bulk/product-imports.ts';
import { deleteExpiredPromoAttempts } from '../promo-codes/quote-promo-code.ts';
import { deleteExpiredSearches } from '../searches/list-searches.ts';
import type { ShopContext } from '../shop-context.ts';
import { deleteExpiredStockNotifications } from '../stock-notifications/stock-notifications.ts';
import { deleteExpiredInvitations } from '../user-roles/staff-invitations.ts';

/** Scheduled tasks that delete personal data after its retention time (`docs/privacy.md`). */
export const retentionTasks = (
  shop: Pick<ShopContext, 'database' | 'clock'>,
): Readonly<Record<string, ScheduledTask>> => ({
  'delete-expired-consents': daily(() => deleteExpiredConsents(shop)),
  'delete-expired-contact-messages': daily(() => deleteExpiredContactMessages(shop)),
  'delete-old-product-imports': daily(() => deleteOldImports(shop)),
  'delete-expired-stock-notifications': daily(() => deleteExpiredStockNotifications(shop)),
  'delete-expired-order-confirmations': daily(() => deleteOldCopies(shop)),
  'delete-expired-promo-attempts': daily(() => deleteExpiredPromoAttempts(shop)),
  'delete-expired-transfer-pictures': daily(() => deleteExpiredPictures(shop)),
  'delete-expired-staff-invitations': daily(() => deleteExpiredInvitations(shop)),
  'delete-expired-searches': daily(() => deleteExpiredSearches(shop)),
  'delete-expired-jobs': daily(() => deleteExpiredJobs(shop, FAILED_JOB_DAYS)),
  // last, so that the statistics contain no deleted values
  'refresh-statistics': daily(() => analyzeTables(shop.database), { minute: 30 }),
});
