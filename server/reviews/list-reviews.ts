import type { ReviewPage } from '../../contract/reviews.ts';
import { requireProduct } from '../products/require-product.ts';
import type { ShopRoom } from '../shop-room.ts';
import { presentPage, SOUGHT } from './present-reviews.ts';
import { findReviews } from './reviews.repository.ts';

/** A product's reviews, ten at a time, those older than the review `before`; PRODUCT_UNKNOWN `{ productId }`. */
export const listReviews = async (
  shop: ShopRoom,
  { id, before }: { readonly id: string; readonly before?: string | undefined },
): Promise<ReviewPage> => {
  await requireProduct(shop, id);
  return presentPage(await findReviews(shop.database.kysely, id, { before, limit: SOUGHT }));
};
