import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { OfficeReview } from '../../contract/office/reviews.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countOfficeReviews, findOfficeReviews, type WantedReviews } from './office-reviews.repository.ts';

/** What customers wrote of all products, newest first, hidden reviews too. */
export const listOfficeReviews = async (
  { database: { kysely } }: ShopRoom,
  wanted: WantedReviews,
): Promise<PageOf<OfficeReview>> => {
  const [found, counted] = await Promise.all([
    findOfficeReviews(kysely, wanted, ROWS_ON_A_PAGE + 1),
    countOfficeReviews(kysely, wanted.sight),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return { rows: rows.map(({ cursor: _, ...review }) => review), ...counted, next };
};
