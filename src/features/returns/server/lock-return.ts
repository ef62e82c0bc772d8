import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { canReturnBecome, type ReturnState } from '../return.ts';
import { returnErrors } from '../returns.contract.ts';
import { findReturn, type StoredReturn } from './returns.repository.ts';

/**
 * Locks the order of a return, then reads the return again, so that the second of two concurrent changes is refused.
 * RESOURCE_NOT_FOUND; RETURN_CHANGED `{ state }` when it can no longer become `to`. `of` is the order to which it must belong.
 */
export const lockReturn = async (
  transaction: Transaction<Tables>,
  id: string,
  to: ReturnState,
  { of: orderId }: { readonly of?: string } = {},
): Promise<{ readonly order: OrderForPayment; readonly orderReturn: StoredReturn }> => {
  const preview = await findReturn(transaction, id);
  const order = preview && (await lockOrder(transaction, preview.order_id));
  const row = order && (await findReturn(transaction, id));
  const isDifferent = orderId !== undefined && orderId !== order?.id;
  if (order === undefined || row === undefined || isDifferent) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  if (!canReturnBecome(row.state, to)) throw new AppError(returnErrors, 'RETURN_CHANGED', { state: row.state });
  return { order, orderReturn: row };
};
