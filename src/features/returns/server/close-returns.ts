import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { findReturns, updateReturn } from './returns.repository.ts';

/** Closes the unreceived returns of a locked order when it is cancelled; the cancellation mail covers them. */
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
