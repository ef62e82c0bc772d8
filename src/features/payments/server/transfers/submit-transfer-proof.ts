import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { PictureCall } from '#core/server/files/uploaded-picture.ts';
import { hasPermission } from '#features/auth/server/staff-access.ts';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { findOwnOrder } from '#features/orders/server/find-order.ts';
import { getPaymentStatus, lockOrder } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment, StoredOrder } from '#features/orders/server/stored-order.ts';
import { paymentErrors, proofPictures } from '../../payments.errors.ts';
import { MAX_PROOFS_OF_ORDER } from '../../transfer-proof-limits.ts';
import { orderPayments } from '../payment-view.ts';
import { prepareProof } from './prepare-transfer-proof.ts';
import {
  countProofsOfOrder,
  findPicture,
  hasPaidPart,
  insertProof,
  retireProofs,
} from './transfer-proofs.repository.ts';

type SentProof = {
  readonly orderNumber: string;
  readonly bankReference: string | null;
  readonly picture?: Blob | undefined;
};

/**
 * Stores the proof of a bank transfer for the customer's order; it replaces a waiting one, and the order does not expire while it
 * waits. ORDER_NOT_FOUND, PAYMENT_METHOD_UNAVAILABLE for another method, ORDER_PAID, ORDER_NOT_PAYABLE when nothing is due, such as
 * for a cancelled order, PICTURE_INVALID `{ fault }`, TOO_MANY_PROOFS, TRANSFER_PROOF_REUSED when the picture or bank reference belongs to
 * another order or has paid a part of this one.
 */
export const sendProof = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, bankReference, picture }: SentProof,
  call?: PictureCall,
): Promise<OrderPayment> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  // also checked before the expensive image processing
  refuseWithoutTransfer(order);
  if (picture === undefined) throw new AppError(proofPictures, 'PICTURE_INVALID', { fault: 'missing' });
  const prepared = await prepareProof(picture, call);
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    if (locked === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    refuseWithoutTransfer(locked);
    await retireProofs(transaction, order.id);
    if ((await countProofsOfOrder(transaction, order.id)) >= MAX_PROOFS_OF_ORDER)
      throw new AppError(paymentErrors, 'TOO_MANY_PROOFS');
    const proof = { ...prepared, orderId: order.id, bankReference, at: shop.clock() };
    // checked last, because the insert may have waited for another order that retires its accepted proof
    const isUsed = !(await insertProof(transaction, proof)) || (await hasPaidPart(transaction, proof));
    if (isUsed) throw new AppError(paymentErrors, 'TRANSFER_PROOF_REUSED');
  });
  const changed = await findOwnOrder(shop, customerId, orderNumber);
  const payment = (await orderPayments(shop, [changed])).get(changed.id);
  if (payment === undefined) throw new Error('order with a proof not found');
  return payment;
};

const refuseWithoutTransfer = (order: OrderForPayment | StoredOrder): void => {
  if (order.payment_method !== 'bank_transfer') throw new AppError(paymentErrors, 'PAYMENT_METHOD_UNAVAILABLE');
  if (order.payment_status !== 'pending') throw new AppError(orderErrors, 'ORDER_PAID');
  if (getPaymentStatus(order) === 'nothing_due') throw new AppError(orderErrors, 'ORDER_NOT_PAYABLE');
};

/**
 * Returns the picture of a proof to the order's owner and to admins who decide on proofs. RESOURCE_NOT_FOUND for others and after
 * the retention time, SECOND_FACTOR_REQUIRED for an admin session without it.
 */
export const getProofPicture = async (shop: ShopContext, caller: Caller, id: string): Promise<File> => {
  const { kysely } = shop.database;
  const own = await findPicture(kysely, id, { of: caller.userId });
  const picture =
    own ?? ((await hasPermission(shop, caller, 'payments.write')) ? await findPicture(kysely, id) : undefined);
  if (picture === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return new File([new Uint8Array(picture)], 'transfer.webp', { type: 'image/webp' });
};
