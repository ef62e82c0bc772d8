import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { ShopRoom } from '../shop-room.ts';
import { markTold } from './stock-notifications.repository.ts';

/**
 * Tells everybody who waits for a product that it is back, once, in the transaction that has put it back (decision 28).
 * Answers how many were told: nobody while it is out of stock or not for sale.
 */
export const tellWaiting = async (
  { post }: Pick<ShopRoom, 'post'>,
  transaction: Transaction<Tables>,
  productId: string,
): Promise<number> => {
  const told = await markTold(transaction, productId);
  await post.mail(
    transaction,
    told.map(({ id: cause, email: to, ...about }) => ({ kind: 'back-in-stock', to, productId, cause, ...about })),
  );
  return told.length;
};
