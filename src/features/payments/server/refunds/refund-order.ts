import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { isPaidInPart } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { linesToRestock, priceOfLines, type RefundLine } from '#features/orders/refund-price.ts';
import { restockItems } from '#features/orders/server/cancel-order.ts';
import { findLinesToRefund } from '#features/orders/server/define-order-hooks.ts';
import { findOrder } from '#features/orders/server/find-order.ts';
import { getOrderSums, lockOrder, orderChanged } from '#features/orders/server/lock-order.ts';
import { refundableOrder } from '#features/orders/server/refundable-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { AdminPayments, RefundRequest } from '../../payments.admin.contract.ts';
import { paymentErrors } from '../../payments.errors.ts';
import { adminPayments } from '../admin-payments.ts';
import { findAttempt } from '../payment-attempts.repository.ts';
import { addOverpaymentRefund, findTransactions } from '../payments.repository.ts';
import { recordInTransaction } from '../record-payment-event.ts';
import { providerNamed } from '../settings/payment-settings.ts';
import { refundableBalance, refundableCharges, requestOrderRefund, requestRefund } from './refund-requests.ts';
import { findRefunds, type StoredRefund, updateRefund } from './refunds.repository.ts';
import { findRestockedLines } from './restocked-lines.ts';

/** Returns the price of order lines and the refundable balance, in piastres. ORDER_NOT_FOUND. */
export const quoteRefund = async (
  shop: ShopContext,
  { id, lines, includesShipping }: Pick<RefundRequest, 'id' | 'lines' | 'includesShipping'>,
): Promise<{ amount: Piastres; refundable: Piastres }> => {
  const order = await findOrder(shop, id);
  const { kysely } = shop.database;
  const [ledger, refunds] = await Promise.all([findTransactions(kysely, [id]), findRefunds(kysely, [id])]);
  const refundable = refundableBalance(ledger, refunds);
  const earlier = await findEarlier(shop, kysely, id, refunds);
  return {
    amount: Math.min(refundable, priceOfReturnedLines(order, earlier, { lines, includesShipping })),
    refundable,
  };
};

type Earlier = { readonly earlier: readonly StoredRefund[]; readonly returned: readonly RefundLine[] };

/** Returns refunds except refused ones, and the items that they or returns have refunded or will refund. */
const findEarlier = async (
  shop: Pick<ShopContext, 'registry'>,
  database: Kysely<Tables>,
  orderId: string,
  refunds: readonly StoredRefund[],
): Promise<Earlier> => {
  const earlier = refunds.filter(({ state }) => state !== 'refused');
  const withLines = earlier.filter(({ lines }) => lines.length > 0);
  const received = await findLinesToRefund(shop, database, orderId, new Set(withLines.map(({ id }) => id)));
  return { earlier, returned: [...earlier.flatMap((refund) => refund.lines), ...received] };
};

/** Returns the price of all returned lines minus the price of those returned before. */
const priceOfReturnedLines = (
  order: StoredOrder,
  { earlier, returned }: Earlier,
  { lines, includesShipping }: { readonly lines: readonly RefundLine[]; readonly includesShipping: boolean },
): Piastres => {
  const goods = refundableOrder(order);
  const isShippingLeft = !earlier.some((refund) => refund.includes_shipping);
  const shipping = includesShipping && isShippingLeft ? order.shipping_cost : 0;
  return priceOfLines(goods, [...returned, ...lines]) - priceOfLines(goods, returned) + shipping;
};

/**
 * Refunds an order: by its gateway after the commit, otherwise by the admin, whose call records it as sent. Restocks the items of
 * its lines if requested. ORDER_NOT_FOUND; ORDER_CHANGED `{ status, paymentStatus }` after a concurrent refund; REFUND_TOO_MUCH `{
 * left }`; REFUND_UNCLEAR; VALIDATION_FAILED by the contract.
 */
export const refundOrder = async (
  shop: ShopContext,
  adminId: string,
  request: RefundRequest,
): Promise<AdminPayments> => {
  const stored = await findOrder(shop, request.id);
  const { id, amount, lines, includesShipping, restock, reason, note } = request;
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const [ledger, refunds] = [await findTransactions(transaction, [id]), await findRefunds(transaction, [id])];
    const refundable = refundableBalance(ledger, refunds);
    const earlier = await findEarlier(shop, transaction, id, refunds);
    const isStale =
      refundable !== request.expectedRefundable ||
      (lines.length > 0 &&
        amount !== Math.min(refundable, priceOfReturnedLines(stored, earlier, { lines, includesShipping })));
    if (isStale && amount <= refundable) throw orderChanged(order);
    refuseMoreThanOrdered(stored, earlier, lines);
    // cancelling the order has already restocked its items
    const isRestocked = restock && lines.length > 0 && order.status !== 'cancelled';
    const restocked = await findRestockedLines(shop, transaction, id);
    // goodwill and the price of returned items do not reduce what pays the order
    const isOfPartPayment = lines.length === 0 && reason !== 'goodwill' && isPaidInPart(getOrderSums(order));
    const refundInput = { order, amount, reason, lines, includesShipping, isRestocked, isOfPartPayment, note, adminId };
    const created = await requestOrderRefund(shop, transaction, refundInput);
    if (isOfPartPayment) await addOverpaymentRefund(transaction, id);
    for (const refund of created) await completeManualRefund(shop, transaction, refund, adminId);
    if (isRestocked) {
      await restockItems(shop, transaction, linesToRestock(stored.items, restocked, lines), {
        reason: 'return',
        order: order.order_number,
        by: adminId,
      });
    }
    await recordAuditEntry(transaction, {
      adminId,
      action: 'payment.refunded',
      subject: order.order_number,
      details: { amount, reason },
    });
  });
  return adminPayments(shop, id);
};

/** Throws REFUND_TOO_MUCH when more items would be returned than ordered. */
const refuseMoreThanOrdered = (order: StoredOrder, { returned }: Earlier, lines: readonly RefundLine[]): void => {
  for (const { productId } of lines) {
    const sum = [...returned, ...lines].reduce(
      (all, line) => all + (line.productId === productId ? line.quantity : 0),
      0,
    );
    const ordered = order.items.reduce((all, item) => all + (item.productId === productId ? item.quantity : 0), 0);
    if (sum > ordered) throw new AppError(paymentErrors, 'REFUND_TOO_MUCH');
  }
};

/** Records a refund in state `wanted` as sent by the admin. Does nothing if a gateway sends it. */
export const completeManualRefund = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  refund: StoredRefund,
  adminId: string,
): Promise<void> => {
  const charge = (await findTransactions(transaction, [refund.order_id])).find(({ id }) => id === refund.charge_id);
  const attempt = charge && (await findAttempt(transaction, charge.attempt_id));
  if (charge === undefined || attempt === undefined || attempt.provider_order_id === null) {
    throw new Error('a refund has no payment');
  }
  const { payments } = await shop.shopSettings.current();
  if (providerNamed(payments, charge.provider)?.refund !== undefined) return;
  await recordDone(shop, transaction, { refund, charge, providerOrderId: attempt.provider_order_id, adminId });
};

type SentManually = {
  readonly refund: StoredRefund;
  readonly charge: Awaited<ReturnType<typeof findTransactions>>[number];
  readonly providerOrderId: string;
  readonly adminId: string;
};

/** Records a manual refund in the ledger. */
export const recordDone = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { refund, charge, providerOrderId, adminId }: SentManually,
): Promise<void> => {
  // binds the event to this refund
  await updateRefund(transaction, refund.id, ['wanted', 'sent', 'unclear', 'refused'], {
    provider_refund_id: refund.id,
  });
  await recordInTransaction(
    shop,
    transaction,
    {
      provider: charge.provider,
      providerOrderId,
      transactionId: refund.id,
      parentId: charge.transaction_id,
      kind: 'refund',
      outcome: 'succeeded',
      amount: refund.amount,
      currency: charge.currency,
      isLive: charge.is_live,
      instrument: { kind: charge.instrument, brand: charge.brand, last4: charge.last4 },
      reason: null,
    },
    { by: 'admin', adminId },
  );
};

/** Refunds a mismatched payment in full. ORDER_NOT_FOUND, REFUND_TOO_MUCH, REFUND_UNCLEAR. */
export const refundCharge = async (
  shop: ShopContext,
  adminId: string,
  { id, chargeId }: { readonly id: string; readonly chargeId: number },
): Promise<AdminPayments> => {
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const refunds = await findRefunds(transaction, [id]);
    if (refunds.some(({ state }) => state === 'unclear')) throw new AppError(paymentErrors, 'REFUND_UNCLEAR');
    const match = refundableCharges(await findTransactions(transaction, [id]), refunds).find(
      ({ charge }) => charge.id === chargeId && !charge.is_counted,
    );
    if (match === undefined) throw new AppError(paymentErrors, 'REFUND_TOO_MUCH', { left: 0 });
    const { charge, remaining: amount } = match;
    const refund = await requestRefund(shop, transaction, { order, charge, amount, reason: 'wrong_amount', adminId });
    await completeManualRefund(shop, transaction, refund, adminId);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'payment.refunded',
      subject: order.order_number,
      details: { amount, reason: 'wrong_amount' },
    });
  });
  return adminPayments(shop, id);
};
