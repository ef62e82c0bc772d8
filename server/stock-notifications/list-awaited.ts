import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { AwaitedProduct } from '../../contract/office/stock-alerts.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countAwaited, findAwaited } from './office-alerts.repository.ts';

/** Products that were asked for while sold out: how many wait for each, and how many were told. */
export const listAwaited = async (
  { database: { kysely } }: ShopRoom,
  { after }: { readonly after?: string | undefined },
): Promise<PageOf<AwaitedProduct>> => {
  const [found, counted] = await Promise.all([findAwaited(kysely, after, ROWS_ON_A_PAGE + 1), countAwaited(kysely)]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return {
    rows: rows.map(({ id, name_ar: ar, name_en: en, stock, is_archived: isArchived, waiting, told }) => ({
      id,
      name: { ar, en },
      stock,
      isArchived,
      waiting,
      told,
    })),
    ...counted,
    next,
  };
};
