import type { Transaction } from 'kysely';
import { Refusal } from '../../domain/refusals.ts';
import { canReturnBecome, type ReturnState } from '../../domain/returns/return.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { lockOrder, type OrderForPayment } from '../payments/order-lock.ts';
import { findReturn, type StoredReturn } from './returns.repository.ts';

/**
 * Locks the order of a return, then reads the return again: of two people the second one finds it changed. RESOURCE_NOT_FOUND;
 * RETURN_CHANGED `{ state }` when it can no longer become `to`. `of` is the order that it must belong to.
 */
export const lockReturn = async (
  transaction: Transaction<Tables>,
  id: string,
  to: ReturnState,
  { of: orderId }: { readonly of?: string } = {},
): Promise<{ readonly order: OrderForPayment; readonly found: StoredReturn }> => {
  const known = await findReturn(transaction, id);
  const order = known && (await lockOrder(transaction, known.order_id));
  const found = order && (await findReturn(transaction, id));
  const isOther = orderId !== undefined && orderId !== order?.id;
  if (order === undefined || found === undefined || isOther) throw new Refusal('RESOURCE_NOT_FOUND');
  if (!canReturnBecome(found.state, to)) throw new Refusal('RETURN_CHANGED', { state: found.state });
  return { order, found };
};
