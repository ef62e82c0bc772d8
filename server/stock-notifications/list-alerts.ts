import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { StockAlert } from '../../contract/office/stock-alerts.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countAlerts, findAlerts, type WantedAlerts } from './office-alerts.repository.ts';

/** Who waits for products and who was told, newest first, of one product or status or of all (specification 7, Admin). */
export const listAlerts = async (
  { database: { kysely } }: ShopRoom,
  wanted: WantedAlerts,
): Promise<PageOf<StockAlert>> => {
  const [found, counted] = await Promise.all([
    findAlerts(kysely, wanted, ROWS_ON_A_PAGE + 1),
    countAlerts(kysely, wanted),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return { rows: rows.map(presentAlert), ...counted, next };
};

const presentAlert = (row: Awaited<ReturnType<typeof findAlerts>>[number]): StockAlert => ({
  id: row.id,
  email: row.email,
  language: row.language,
  status: row.notified ? 'told' : 'waiting',
  productId: row.product_id,
  productName: { ar: row.name_ar, en: row.name_en },
  createdAt: row.created_at.toISOString(),
});
