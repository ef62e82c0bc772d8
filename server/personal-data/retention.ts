import { analyzeTables } from '../../platform/database/analyze.ts';
import { deleteExpiredConsents } from '../consents/consents.ts';
import { deleteExpiredContactMessages } from '../contact-messages/contact-messages.ts';
import { deleteOldCopies } from '../orders/order-personal-data.ts';
import { deleteExpiredPromoAttempts } from '../promo-codes/quote-promo-code.ts';
import type { ShopContext } from '../shop-context.ts';
import { deleteExpiredStockNotifications } from '../stock-notifications/stock-notifications.ts';

/** Daily jobs that delete personal data after its retention time (`docs/privacy.md`). */
export const retentionJobs = (shop: Pick<ShopContext, 'database' | 'clock'>) => [
  { name: 'old consents', work: () => deleteExpiredConsents(shop) },
  { name: 'old messages', work: () => deleteExpiredContactMessages(shop) },
  { name: 'old stock notices', work: () => deleteExpiredStockNotifications(shop) },
  { name: 'old confirmation copies', work: () => deleteOldCopies(shop) },
  { name: 'old promo tries', work: () => deleteExpiredPromoAttempts(shop) },
  // last, so that the statistics contain no deleted values
  { name: 'statistics', work: () => analyzeTables(shop.database) },
];
