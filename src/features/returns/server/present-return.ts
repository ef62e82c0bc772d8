import type { Language } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { amountDue } from '#features/orders/order-money.ts';
import { getPaymentStatus, getOrderSums as moneyOfOrder } from '#features/orders/server/lock-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { findOrderRefunds } from '#features/payments/server/refunds/order-refunds.ts';
import { orderItemName } from '#features/products/product-name.ts';
import type { ReturnState } from '../return.ts';
import type { AdminReturn } from '../returns.admin.contract.ts';
import type { ReturnView } from '../returns.contract.ts';
import {
  findLines,
  findReturnChanges,
  findReturnRefunds,
  type StoredReturn,
  type StoredReturnLine,
} from './returns.repository.ts';

/** Refunded and refundable amounts of a return, in piastres. */
type ReturnMoney = { readonly refunded: Piastres; readonly refundable: Piastres };

/** Computes the refunded and refundable amounts of a return. */
export const getReturnMoney = (
  { state, goods_refund: goods, shipping_refund: shipping, waived }: StoredReturn,
  { refunded, orderRemainder }: { readonly refunded: Piastres; readonly orderRemainder: Piastres },
): ReturnMoney => {
  const due = (goods ?? 0) + (shipping ?? 0) - waived;
  return { refunded, refundable: state === 'received' ? Math.max(0, Math.min(due - refunded, orderRemainder)) : 0 };
};

/** Maps returns to the admin view, in the same order. */
export const toAdminReturns = async (
  { database }: Pick<ShopContext, 'database'>,
  returns: readonly StoredReturn[],
  orders: readonly StoredOrder[],
  language: Language,
): Promise<AdminReturn[]> => {
  if (returns.length === 0) return [];
  const ids = returns.map(({ id }) => id);
  const orderIds = [...new Set(returns.map(({ order_id }) => order_id))];
  const { kysely } = database;
  const [lines, changes, links, { refunds, refundableByOrder }] = await Promise.all([
    findLines(kysely, ids),
    findReturnChanges(kysely, ids),
    findReturnRefunds(kysely, orderIds),
    findOrderRefunds(kysely, orderIds),
  ]);
  return returns.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.order_id);
    if (order === undefined) return [];
    const refundIds = new Set(links.filter(({ return_id }) => return_id === row.id).map(({ refund_id }) => refund_id));
    const refunded = refunds.reduce((sum, { id, amount }) => sum + (refundIds.has(id) ? amount : 0), 0);
    const money = getReturnMoney(row, { refunded, orderRemainder: refundableByOrder.get(order.id) ?? 0 });
    const history = changes
      .filter(({ return_id }) => return_id === row.id)
      .map(({ to_state, changed_at, name }) => ({ state: to_state, at: changed_at.toISOString(), by: name }));
    return [
      {
        id: row.id,
        kind: row.kind,
        state: row.state,
        requestedAt: row.created_at.toISOString(),
        changedAt: history.at(-1)?.at ?? row.created_at.toISOString(),
        comment: row.comment,
        reply: row.reply,
        orderId: order.id,
        orderNumber: order.order_number,
        orderStatus: order.status,
        paymentStatus: getPaymentStatus(order),
        customer: order.shipping_info.fullName,
        lines: lines
          .filter(({ return_id }) => return_id === row.id)
          .map((line) => presentLine(line, { order, isReceived: row.goods_refund !== null, language })),
        refund: getVisibleRefund(row.state, row.goods_refund !== null, money),
        shippingDue: row.shipping_refund ?? 0,
        waived: row.waived,
        open: order.status === 'cancelled' ? 0 : amountDue(moneyOfOrder(order)),
        ...money,
        history,
      },
    ];
  });
};

/** Returns the refund that the customer sees: null before receipt, then the refunded plus the outstanding amount. */
const getVisibleRefund = (state: ReturnState, isReceived: boolean, money: ReturnMoney): Piastres | null => {
  if (!isReceived) return null;
  return state === 'received' ? money.refunded + money.refundable : money.refunded;
};

type LineContext = { readonly order: StoredOrder; readonly isReceived: boolean; readonly language: Language };

const presentLine = (
  line: StoredReturnLine,
  { order, isReceived, language }: LineContext,
): AdminReturn['lines'][number] => {
  const item = order.items.find(({ productId }) => productId === line.product_id);
  return {
    productId: line.product_id,
    name: item === undefined ? line.product_id : orderItemName(item, language),
    quantity: line.quantity,
    reason: line.reason,
    received: isReceived ? line.restocked + line.written_off : null,
    restocked: line.restocked,
    writtenOff: line.written_off,
    amount: line.amount,
  };
};

/** Maps a return to the customer's view. */
export const toReturnView = ({ lines, ...row }: AdminReturn): ReturnView => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  requestedAt: row.requestedAt,
  changedAt: row.changedAt,
  comment: row.comment,
  reply: row.reply,
  lines: lines.map(({ productId, name, quantity, reason, received }) => ({
    productId,
    name,
    quantity,
    reason,
    received,
  })),
  refund: row.refund,
});
