import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertPending, type Wanted } from './stock-notifications.repository.ts';

/**
 * Keeps that an address waits for a sold-out product; asking again while it waits is no failure (decision 28).
 * PRODUCT_UNKNOWN `{ productId }`, IN_STOCK_ALREADY `{ productId }`: nobody waits for what is there.
 */
export const awaitStock = async (
  { database, clock }: ShopRoom,
  userId: string | null,
  wanted: Omit<Wanted, 'userId' | 'now'>,
): Promise<void> => {
  const { productId } = wanted;
  const stock = await insertPending(database.kysely, { ...wanted, userId, now: clock() });
  if (stock === undefined) throw new Refusal('PRODUCT_UNKNOWN', { productId });
  if (stock > 0) throw new Refusal('IN_STOCK_ALREADY', { productId });
};
