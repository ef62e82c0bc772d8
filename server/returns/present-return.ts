import type { AdminReturn } from '../../contract/admin/returns.ts';
import type { ReturnView } from '../../contract/returns.ts';
import type { Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { openAmountOf } from '../../domain/payments/order-money.ts';
import { nameOfItem } from '../../domain/products/name-with-kind.ts';
import type { ReturnState } from '../../domain/returns/return.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { moneyOf as moneyOfOrder, paymentStatusOf } from '../payments/order-lock.ts';
import { findOrderRefunds } from '../payments/order-refunds.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  findLines,
  findReturnChanges,
  findReturnRefunds,
  type StoredReturn,
  type StoredReturnLine,
} from './returns.repository.ts';

/** Money of a return, in piastres. */
type ReturnMoney = { readonly refunded: Piastres; readonly refundable: Piastres };

/** What was sent back for a return, and what can be sent back now. */
export const moneyOf = (
  { state, goods_due: goods, shipping_due: shipping, waived_due: waived }: StoredReturn,
  { refunded, left }: { readonly refunded: Piastres; readonly left: Piastres },
): ReturnMoney => {
  const due = (goods ?? 0) + (shipping ?? 0) - waived;
  return { refunded, refundable: state === 'received' ? Math.max(0, Math.min(due - refunded, left)) : 0 };
};

/** Maps returns of orders to the admin view, in their order. */
export const presentReturns = async (
  { database }: Pick<ShopContext, 'database'>,
  returns: readonly StoredReturn[],
  orders: readonly StoredOrder[],
  language: Language,
): Promise<AdminReturn[]> => {
  if (returns.length === 0) return [];
  const ids = returns.map(({ id }) => id);
  const orderIds = [...new Set(returns.map(({ order_id }) => order_id))];
  const { kysely } = database;
  const [lines, changes, links, { refunds, left }] = await Promise.all([
    findLines(kysely, ids),
    findReturnChanges(kysely, ids),
    findReturnRefunds(kysely, orderIds),
    findOrderRefunds(kysely, orderIds),
  ]);
  return returns.flatMap((found) => {
    const order = orders.find(({ id }) => id === found.order_id);
    if (order === undefined) return [];
    const own = new Set(links.filter(({ return_id }) => return_id === found.id).map(({ refund_id }) => refund_id));
    const refunded = refunds.reduce((sum, { id, amount }) => sum + (own.has(id) ? amount : 0), 0);
    const money = moneyOf(found, { refunded, left: left.get(order.id) ?? 0 });
    const history = changes
      .filter(({ return_id }) => return_id === found.id)
      .map(({ to_state, changed_at, name }) => ({ state: to_state, at: changed_at.toISOString(), by: name }));
    return [
      {
        id: found.id,
        kind: found.kind,
        state: found.state,
        requestedAt: found.created_at.toISOString(),
        changedAt: history.at(-1)?.at ?? found.created_at.toISOString(),
        comment: found.comment,
        answer: found.answer,
        orderId: order.id,
        orderNumber: order.order_number,
        orderStatus: order.status,
        paymentStatus: paymentStatusOf(order),
        customer: order.shipping_info.fullName,
        lines: lines
          .filter(({ return_id }) => return_id === found.id)
          .map((line) => presentLine(line, { order, isReceived: found.goods_due !== null, language })),
        refund: refundShown(found.state, found.goods_due !== null, money),
        shippingDue: found.shipping_due ?? 0,
        waived: found.waived_due,
        open: order.status === 'cancelled' ? 0 : openAmountOf(moneyOfOrder(order)),
        ...money,
        history,
      },
    ];
  });
};

/** What a customer is told of the refund: nothing before the pieces are there, then what was sent and what is still to be. */
const refundShown = (state: ReturnState, isReceived: boolean, money: ReturnMoney): Piastres | null => {
  if (!isReceived) return null;
  return state === 'received' ? money.refunded + money.refundable : money.refunded;
};

type Shown = { readonly order: StoredOrder; readonly isReceived: boolean; readonly language: Language };

const presentLine = (line: StoredReturnLine, { order, isReceived, language }: Shown): AdminReturn['lines'][number] => {
  const item = order.items.find(({ productId }) => productId === line.product_id);
  return {
    productId: line.product_id,
    name: item === undefined ? line.product_id : nameOfItem(item, language),
    quantity: line.quantity,
    reason: line.reason,
    received: isReceived ? line.restocked + line.written_off : null,
    restocked: line.restocked,
    writtenOff: line.written_off,
    amount: line.amount,
  };
};

/** The part of a return that its customer sees. */
export const toReturnView = ({ lines, ...found }: AdminReturn): ReturnView => ({
  id: found.id,
  kind: found.kind,
  state: found.state,
  requestedAt: found.requestedAt,
  changedAt: found.changedAt,
  comment: found.comment,
  answer: found.answer,
  lines: lines.map(({ productId, name, quantity, reason, received }) => ({
    productId,
    name,
    quantity,
    reason,
    received,
  })),
  refund: found.refund,
});
