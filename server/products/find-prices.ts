import type { Piastres } from '../../domain/money.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findByIds } from './products.repository.ts';

/** What one piece of each of these products costs today; PRODUCT_UNKNOWN `{ productId }`. */
export const findPrices = async (
  { database }: ShopRoom,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Piastres>> => {
  const prices = new Map((await findByIds(database.kysely, productIds)).map(({ id, price }) => [id, price]));
  const unknown = productIds.find((id) => !prices.has(id));
  if (unknown !== undefined) throw new Refusal('PRODUCT_UNKNOWN', { productId: unknown });
  return prices;
};
