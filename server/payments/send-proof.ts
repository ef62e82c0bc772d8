import type { OrderPayment } from '../../contract/payments.ts';
import { MAX_PROOFS_OF_ORDER } from '../../domain/payments/transfer-proof-limits.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Caller } from '../api/context.ts';
import { findOwnOrder, type StoredOrder } from '../orders/find-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { mayAsStaff } from '../user-roles/staff-access.ts';
import { type OrderForPayment, paymentStatusOf } from './order-lock.ts';
import { orderPayments } from './payment-view.ts';
import { lockOrder } from './payments.repository.ts';
import { prepareProof } from './prepare-proof.ts';
import { countProofsOf, findPicture, hasPaidPart, insertProof, retireProofs } from './transfer-proofs.repository.ts';

type SentProof = {
  readonly orderNumber: string;
  readonly bankReference: string | null;
  readonly picture?: Blob | undefined;
};

/**
 * Keeps the picture of an own order's bank transfer until an admin decides; it replaces one that still waits, and while it waits the
 * order is not cancelled for its time. ORDER_NOT_FOUND, PAYMENT_METHOD_UNAVAILABLE for an order that is paid otherwise, ORDER_PAID,
 * ORDER_NOT_PAYABLE for one of which nothing is due, such as a cancelled one, PICTURE_INVALID `{ fault, of }`, TOO_MANY_PROOFS, PROOF_USED when picture or bank reference
 * stand for another order, or have paid a part of this one.
 */
export const sendProof = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, bankReference, picture }: SentProof,
): Promise<OrderPayment> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  // checked before the expensive processing too
  refuseWithoutTransfer(order);
  if (picture === undefined) throw new Refusal('PICTURE_INVALID', { fault: 'missing', of: 'transfer' });
  const prepared = await prepareProof(picture);
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    if (locked === undefined) throw new Refusal('ORDER_NOT_FOUND');
    refuseWithoutTransfer(locked);
    await retireProofs(transaction, order.id);
    if ((await countProofsOf(transaction, order.id)) >= MAX_PROOFS_OF_ORDER) throw new Refusal('TOO_MANY_PROOFS');
    const proof = { ...prepared, orderId: order.id, bankReference, at: shop.clock() };
    // looked for last: the insertion has waited for an order whose accepted proof is ending
    const isUsed = !(await insertProof(transaction, proof)) || (await hasPaidPart(transaction, proof));
    if (isUsed) throw new Refusal('PROOF_USED');
  });
  const changed = await findOwnOrder(shop, customerId, orderNumber);
  const payment = (await orderPayments(shop, [changed])).get(changed.id);
  if (payment === undefined) throw new Error('an order with a proof cannot be shown');
  return payment;
};

const refuseWithoutTransfer = (order: OrderForPayment | StoredOrder): void => {
  if (order.payment_method !== 'bank_transfer') throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
  if (order.payment_status !== 'pending') throw new Refusal('ORDER_PAID');
  if (paymentStatusOf(order) === 'nothing_due') throw new Refusal('ORDER_NOT_PAYABLE');
};

/**
 * Returns the picture of a proof to the owner of its order and to admins who decide; RESOURCE_NOT_FOUND for all others, and after its
 * retention time. SECOND_FACTOR_REQUIRED for an admin whose session lacks it.
 */
export const getProofPicture = async (shop: ShopContext, caller: Caller, id: string): Promise<File> => {
  const { kysely } = shop.database;
  const own = await findPicture(kysely, id, { of: caller.userId });
  const picture =
    own ?? ((await mayAsStaff(shop, caller, 'payments.write')) ? await findPicture(kysely, id) : undefined);
  if (picture === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
  return new File([new Uint8Array(picture)], 'transfer.webp', { type: 'image/webp' });
};
