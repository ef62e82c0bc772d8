import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { limitChange } from '#features/checkout/server/order-limits.ts';
import { restorePromoCodeUse } from '#features/discounts/server/redeem-promo-code.ts';
import { updateParcelCash } from '#features/fulfillment/server/update-parcel-cash.ts';
import { canBeChanged } from '#features/orders/order-edit.ts';
import { getCredit } from '#features/orders/order-money.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { isUnpaid } from '#features/orders/server/cancel-order.ts';
import { addressOfCustomer } from '#features/orders/server/customer-email.ts';
import { findLockedOrder, findOrder, findPhoneOrderCustomer } from '#features/orders/server/find-order.ts';
import { getOrderSums, lockOrder, orderChanged } from '#features/orders/server/lock-order.ts';
import { toOrderMail } from '#features/orders/server/order-amounts.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { findRefundableBalance } from '#features/payments/server/refunds/refund-requests.ts';
import { hasReturnedLines } from '#features/payments/server/refunds/restocked-lines.ts';
import { moneyDifference, settleChangedTotal } from '#features/payments/server/settle-changed-total.ts';
import { orderItemName, orderItemNames } from '#features/products/product-name.ts';
import { announceBackInStock } from '#features/products/server/define-product-hooks.ts';
import { moveStockOfOrder, type StockMovementCause } from '#features/products/server/order-products.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { ChangeOrder, OrderChangeInput, OrderChangeQuote } from '../order-edits.admin.contract.ts';
import { orderEditErrors } from '../order-edits.admin.contract.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { toAdminOrder } from './admin-orders.ts';
import { type ChangedLine, insertOrderChange, updateContent } from './order-edits.repository.ts';
import { orderChangedMail } from './order-management.mails.ts';
import { type ChangePlan, planChange } from './plan-order-edit.ts';

/** Maximum number of attempts; each conflict is a concurrent product change by an admin. */
const MAX_ATTEMPTS = 5;

/**
 * Prices a change of an order and returns the amount due or refunded; writes nothing. ORDER_NOT_FOUND, ORDER_EDITED `{ current }`,
 * and refusals of `planChange`.
 */
export const quoteOrderChange = async (shop: ShopContext, input: OrderChangeInput): Promise<OrderChangeQuote> => {
  const order = await findOrder(shop, input.id);
  await refuseEdited(shop, order, input);
  const plan = await planChange(shop, order, input);
  await refuseReturned(shop, shop.database.kysely, order, plan);
  const { total } = plan.quote;
  return {
    quote: { ...plan.quote, lines: [...plan.quote.lines] },
    parts: [...plan.parts],
    names: plan.content.items.map((item) => ({ productId: item.productId, name: orderItemName(item, input.language) })),
    losesPromo: plan.losesPromo,
    kept: getCredit(getOrderSums(order)),
    ...moneyDifference(order, total, await findRefundableBalance(shop.database.kysely, order.id)),
  };
};

/**
 * Changes address, lines and gift of an order before it is shipped (decision 197), once under concurrent calls: order, payments,
 * stock, promo code, history, audit log and one mail in one transaction. Omitted parts are unchanged. Refuses without side effects
 * with ORDER_NOT_FOUND; ORDER_EDITED `{ current }` when another admin has changed it since `version`; TOTAL_CHANGED `{ total, quote
 * }` and ORDER_CHANGED `{ status, paymentStatus }` when its price or payments differ from the admin's view; ORDER_PARTLY_RETURNED;
 * TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_ITEMS for an order by phone; REFUND_UNCLEAR; and refusals of `planChange`.
 */
export const changeOrder = async (shop: ShopContext, adminId: string, input: ChangeOrder): Promise<AdminOrder> => {
  const address = await addressOfCustomer(shop, input.id);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const order = await findOrder(shop, input.id);
    await refuseEdited(shop, order, input);
    const plan = await planChange(shop, order, input);
    if (plan.parts.length === 0) return toAdminOrder(shop, order, input.language);
    const { total } = plan.quote;
    if (total !== input.expectedTotal) throw new AppError(orderErrors, 'TOTAL_CHANGED', { total, quote: plan.quote });
    const isDone = await write(shop, { adminId, address, input, plan });
    if (isDone) return toAdminOrder(shop, await findOrder(shop, input.id), input.language);
  }
  throw new Error(`changing an order conflicted ${MAX_ATTEMPTS} times`);
};

type Change = {
  readonly adminId: string;
  readonly address: string;
  readonly input: ChangeOrder;
  readonly plan: ChangePlan;
};

/** Writes a planned change; returns false without writing when the order or one of its products has changed since the plan. */
const write = async (shop: ShopContext, change: Change): Promise<boolean> => {
  try {
    await inTransaction(shop.database, (transaction) => writeInTransaction(shop, transaction, change));
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
};

class Overtaken extends Error {}

const writeInTransaction = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { adminId, address, input, plan }: Change,
): Promise<void> => {
  const refuseAboveLimits = await limitOf(shop, transaction, input.id, plan);
  await lockOrder(transaction, input.id);
  const order = await findLockedOrder(transaction, input.id);
  if (order.version !== input.version) throw new Overtaken();
  const credit = getCredit(getOrderSums(order));
  if (!canBeChanged(order) || credit !== input.expectedRetained) throw orderChanged(order);
  await refuseReturned(shop, transaction, order, plan);
  await updateContent(transaction, order, plan.content);
  const hasNewTotal = plan.quote.total !== order.total;
  const overpaymentRefunded = hasNewTotal
    ? await settleChangedTotal(shop, transaction, { orderId: order.id, refund: input.refund, adminId })
    : 0;
  await refuseAboveLimits?.();
  const cause = { reason: 'order_change', order: order.order_number, by: adminId } as const;
  await moveStock(shop, transaction, plan, { cause, isAnnounced: !isUnpaid(order, order.status) });
  if (plan.losesPromo && order.promo_code !== null) await restorePromoCodeUse(transaction, order.promo_code);
  await record(shop, transaction, { order, plan, input, adminId });
  const changed = await findLockedOrder(transaction, order.id);
  if (hasNewTotal) await updateParcelCash(transaction, { before: order, now: changed, adminId });
  // no mail after the customer's account was deleted
  if (address === '' || order.user_id === null) return;
  const { toPay } = moneyDifference(changed, changed.total, 0);
  await orderChangedMail.send(shop, transaction, {
    to: address,
    order: toOrderMail(changed),
    version: changed.version,
    parts: [...plan.parts],
    linesBefore: namedLines(order),
    linesAfter: namedLines(changed),
    totalBefore: order.total,
    toPay: getCredit(getOrderSums(changed)) > 0 ? toPay : 0,
    overpaymentRefunded,
  });
};

/** The customer's limits apply to orders by phone (decision 198), not to those placed by customers (decision 197). */
const limitOf = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  id: string,
  { differences }: ChangePlan,
): Promise<(() => Promise<void>) | undefined> => {
  const added = differences.reduce((sum, { taken }) => sum + taken, 0);
  const customerId = added > 0 ? await findPhoneOrderCustomer(transaction, id) : null;
  if (customerId === null) return undefined;
  return limitChange(shop, transaction, { customerId, added, now: shop.clock() });
};

/** Throws ORDER_EDITED with the current order, so that the admin sees both versions. */
const refuseEdited = async (
  shop: ShopContext,
  order: StoredOrder,
  { version, language }: Pick<OrderChangeInput, 'version' | 'language'>,
): Promise<void> => {
  if (order.version === version) return;
  throw new AppError(orderEditErrors, 'ORDER_EDITED', { current: await toAdminOrder(shop, order, language) });
};

/** Throws ORDER_PARTLY_RETURNED, because partly returned lines are settled item by item. */
const refuseReturned = async (
  shop: ShopContext,
  database: Parameters<typeof hasReturnedLines>[1],
  order: StoredOrder,
  { parts }: ChangePlan,
): Promise<void> => {
  if (parts.includes('lines') && (await hasReturnedLines(shop, database, order.id))) {
    throw new AppError(orderEditErrors, 'ORDER_PARTLY_RETURNED');
  }
};

/** Moves items out of and into stock; sends stock notifications if `isAnnounced`. */
const moveStock = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { differences, snapshot }: ChangePlan,
  { cause, isAnnounced }: { readonly cause: StockMovementCause; readonly isAnnounced: boolean },
): Promise<void> => {
  const back = await moveStockOfOrder(transaction, differences, { snapshot, cause });
  if (back === null) throw new Overtaken();
  if (!isAnnounced) return;
  await announceBackInStock(shop, transaction, back);
};

type Recorded = {
  readonly order: StoredOrder;
  readonly plan: ChangePlan;
  readonly input: ChangeOrder;
  readonly adminId: string;
};

const record = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, plan, input, adminId }: Recorded,
): Promise<void> => {
  await insertOrderChange(transaction, {
    orderId: order.id,
    version: order.version + 1,
    by: adminId,
    at: shop.clock(),
    parts: plan.parts,
    pricedBy: input.pricedBy,
    linesBefore: namedLines(order),
    linesAfter: namedLines(plan.content),
    totalBefore: order.total,
    totalAfter: plan.quote.total,
  });
  await recordAuditEntry(transaction, {
    adminId,
    action: 'order.changed',
    subject: order.order_number,
    details: { amount: plan.quote.total - order.total, reason: plan.parts.join(' ') },
  });
};

const namedLines = ({ items }: Pick<StoredOrder, 'items'>): ChangedLine[] =>
  items.map((item) => ({
    productId: item.productId,
    name: orderItemNames(item),
    quantity: item.quantity,
  }));
