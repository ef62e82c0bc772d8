import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { findReturns, updateReturn } from './returns.repository.ts';

/** Closes the returns of a locked order whose pieces have not been received, because the order is cancelled; its mail says so. */
export const closeReturnsOfOrder = async (
  { clock }: Pick<ShopContext, 'clock'>,
  transaction: Transaction<Tables>,
  { orderId, by }: { readonly orderId: string; readonly by: string | null },
): Promise<void> => {
  for (const { id, state } of await findReturns(transaction, [orderId])) {
    if (state !== 'requested' && state !== 'approved') continue;
    await updateReturn(transaction, { id, to: 'closed', by, at: clock() });
  }
};
