import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { OfficePromo } from '../../contract/office/promo-codes.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countOfficePromos, findOfficePromos, type WantedPromos } from './office-promos.repository.ts';
import { presentPromo } from './present-promo.ts';

/** The promo codes of the shop, or the personal ones of its customers, newest first; `q` is part of a code. */
export const listPromos = async (
  { database: { kysely } }: ShopRoom,
  wanted: WantedPromos,
): Promise<PageOf<OfficePromo>> => {
  const [found, counted] = await Promise.all([
    findOfficePromos(kysely, wanted, ROWS_ON_A_PAGE + 1),
    countOfficePromos(kysely, wanted),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return { rows: rows.map(presentPromo), ...counted, next };
};
