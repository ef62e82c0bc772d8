import { cairoDay } from '../../domain/cairo-time.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findAllSubscriptions } from './newsletter.repository.ts';

/** Every subscription as a CSV file, the oldest first, days by Cairo's calendar. Who took it away is written down. */
export const exportSubscriptions = ({ database }: ShopRoom, adminId: string): Promise<string> =>
  inTransaction(database, async (transaction) => {
    const found = await findAllSubscriptions(transaction);
    const details = { count: found.length };
    await recordDeed(transaction, { adminId, deed: 'newsletter.exported', subject: 'newsletter.csv', details });
    return writeCsv(
      ['email', 'subscribed_on'],
      found.map(({ email, created_at }) => [email, cairoDay(created_at)]),
    );
  });
