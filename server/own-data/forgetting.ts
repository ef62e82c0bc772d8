import { forgetOldConsents } from '../consents/forget-old-consents.ts';
import { forgetStatistics } from '../database/forget-statistics.ts';
import { forgetOldMessages } from '../messages/forget-old-messages.ts';
import { deleteOldCopies } from '../orders/delete-old-copies.ts';
import { forgetOldFailures } from '../promos/forget-old-failures.ts';
import type { ShopRoom } from '../shop-room.ts';
import { forgetOldNotices } from '../stock-notifications/forget-old-notices.ts';

/** What the shop does once a day so that nothing is kept of anybody longer than it is needed (`docs/privacy.md`). */
export const forgetting = (room: Pick<ShopRoom, 'database' | 'clock'>) => [
  { name: 'old consents', work: () => forgetOldConsents(room) },
  { name: 'old messages', work: () => forgetOldMessages(room) },
  { name: 'old stock notices', work: () => forgetOldNotices(room) },
  { name: 'old confirmation copies', work: () => deleteOldCopies(room) },
  { name: 'old promo tries', work: () => forgetOldFailures(room) },
  // last, so that what has just gone is quoted no more
  { name: 'statistics', work: () => forgetStatistics(room.database) },
];
