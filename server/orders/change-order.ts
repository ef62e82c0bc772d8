import type { Transaction } from 'kysely';
import type { ChangeOrder, OrderChangeInput, OrderChangeQuote } from '../../contract/admin/order-changes.ts';
import type { AdminOrder } from '../../contract/admin/orders.ts';
import { canBeChanged } from '../../domain/orders/order-change.ts';
import { creditOf } from '../../domain/payments/order-money.ts';
import { nameOfItem, namesOfItem } from '../../domain/products/name-with-kind.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { moneyDifference, settleChangedTotal } from '../payments/changed-order-money.ts';
import { lockOrder, moneyOf, orderChanged } from '../payments/order-lock.ts';
import { findLeft } from '../payments/refund-requests.ts';
import { hasReturnedLines } from '../payments/restocked-lines.ts';
import { moveStockOfOrder, type StockMovementCause } from '../products/order-products.ts';
import { restorePromoCodeUse } from '../promo-codes/redeem-promo-code.ts';
import { followOrderMoney } from '../shipments/follow-order-money.ts';
import type { ShopContext } from '../shop-context.ts';
import { sendStockNotifications } from '../stock-notifications/stock-notifications.ts';
import { addressOfCustomer } from './address-of-customer.ts';
import { findOwner, isPlacedByPhone } from './admin-orders.repository.ts';
import { toUpdatedAdminOrder } from './admin-orders.ts';
import { findOrder } from './find-order.ts';
import { toOrderMail } from './order-amounts.ts';
import { type ChangedLine, insertOrderChange, updateContent } from './order-changes.repository.ts';
import { limitChange } from './order-limits.ts';
import { findById, type StoredOrder } from './orders.repository.ts';
import { type ChangePlan, planChange } from './plan-order-change.ts';

/** Upper bound for retries; each conflict is caused by an admin who changes a product at the same moment. */
const MOST_ATTEMPTS = 5;

/**
 * Prices a change of an order, and says what is to be paid or goes back; writes nothing. ORDER_NOT_FOUND, ORDER_EDITED `{ current }`, and
 * refusals of `planChange`.
 */
export const quoteOrderChange = async (shop: ShopContext, input: OrderChangeInput): Promise<OrderChangeQuote> => {
  const order = await findOrder(shop, input.id);
  await refuseEdited(shop, order, input);
  const plan = await planChange(shop, order, input);
  await refuseReturned(shop.database.kysely, order, plan);
  const { total } = plan.quote;
  return {
    quote: { ...plan.quote, lines: [...plan.quote.lines] },
    parts: [...plan.parts],
    names: plan.content.items.map((item) => ({ productId: item.productId, name: nameOfItem(item, input.language) })),
    losesPromo: plan.losesPromo,
    kept: creditOf(moneyOf(order)),
    ...moneyDifference(order, total, await findLeft(shop.database.kysely, order.id)),
  };
};

/**
 * Changes address, lines and gift of an order before it is shipped (decision 197), once under concurrent calls: order, money, stock,
 * promo code, history, audit and one mail in one transaction. A part that is left out stays. Refuses without side effects with
 * ORDER_NOT_FOUND; ORDER_EDITED `{ current }` when another admin has changed it since `version`; TOTAL_CHANGED `{ total, quote }` and
 * ORDER_CHANGED `{ status, paymentStatus }` when its price or what was paid is not what the admin saw; ORDER_PARTLY_RETURNED;
 * TOO_MANY_UNPAID_ORDERS, TOO_MANY_UNPAID_ITEMS for an order by phone;
 * REFUND_UNCLEAR; and refusals of `planChange`.
 */
export const changeOrder = async (shop: ShopContext, adminId: string, input: ChangeOrder): Promise<AdminOrder> => {
  const address = await addressOfCustomer(shop, input.id);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const order = await findOrder(shop, input.id);
    await refuseEdited(shop, order, input);
    const plan = await planChange(shop, order, input);
    if (plan.parts.length === 0) return toUpdatedAdminOrder(shop, order, input.language);
    const { total } = plan.quote;
    if (total !== input.expectedTotal) throw new Refusal('TOTAL_CHANGED', { total, quote: plan.quote });
    const isDone = await write(shop, { adminId, address, input, plan });
    if (isDone) return toUpdatedAdminOrder(shop, await findOrder(shop, input.id), input.language);
  }
  throw new Error(`a change of an order was overtaken ${MOST_ATTEMPTS} times`);
};

type Change = {
  readonly adminId: string;
  readonly address: string;
  readonly input: ChangeOrder;
  readonly plan: ChangePlan;
};

/** Writes a planned change; false, and nothing is written, when the order or one of its products was changed since the plan. */
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
  const order = await findById(transaction, input.id);
  if (order?.version !== input.version) throw new Overtaken();
  const kept = creditOf(moneyOf(order));
  if (!canBeChanged(order) || kept !== input.expectedKept) throw orderChanged(order);
  await refuseReturned(transaction, order, plan);
  await updateContent(transaction, order, plan.content);
  const hasNewTotal = plan.quote.total !== order.total;
  const givenBack = hasNewTotal
    ? await settleChangedTotal(shop, transaction, { orderId: order.id, refund: input.refund, adminId })
    : 0;
  await refuseAboveLimits?.();
  await moveStock(shop, transaction, plan, { reason: 'order_change', order: order.order_number, by: adminId });
  if (plan.losesPromo && order.promo_code !== null) await restorePromoCodeUse(transaction, order.promo_code);
  await record(shop, transaction, { order, plan, input, adminId });
  const changed = await findById(transaction, order.id);
  if (changed === undefined) return;
  if (hasNewTotal) await followOrderMoney(transaction, { before: order, now: changed, adminId });
  // no mail when the customer has deleted the account meanwhile
  if (address === '' || order.user_id === null) return;
  const { toPay } = moneyDifference(changed, changed.total, 0);
  await shop.mailer.mail(transaction, [
    {
      kind: 'order-changed',
      to: address,
      order: toOrderMail(changed),
      version: changed.version,
      parts: [...plan.parts],
      linesBefore: namedLines(order),
      linesAfter: namedLines(changed),
      totalBefore: order.total,
      toPay: creditOf(moneyOf(changed)) > 0 ? toPay : 0,
      givenBack,
    },
  ]);
};

/** The limits of the customer hold for an order by phone (decision 198) and not for one that customers have placed (decision 197). */
const limitOf = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  id: string,
  { differences }: ChangePlan,
): Promise<(() => Promise<void>) | undefined> => {
  const added = differences.reduce((sum, { taken }) => sum + taken, 0);
  const customerId = await findOwner(transaction, id);
  if (added <= 0 || customerId === null || !(await isPlacedByPhone(transaction, id))) return undefined;
  return limitChange(shop, transaction, { customerId, added, now: shop.clock() });
};

/** ORDER_EDITED with the order as it is now, so that an admin sees both versions. */
const refuseEdited = async (
  shop: ShopContext,
  order: StoredOrder,
  { version, language }: Pick<OrderChangeInput, 'version' | 'language'>,
): Promise<void> => {
  if (order.version === version) return;
  throw new Refusal('ORDER_EDITED', { current: await toUpdatedAdminOrder(shop, order, language) });
};

/** Lines that were returned in part are settled piece by piece: ORDER_PARTLY_RETURNED. */
const refuseReturned = async (
  database: Parameters<typeof hasReturnedLines>[0],
  order: StoredOrder,
  { parts }: ChangePlan,
): Promise<void> => {
  if (parts.includes('lines') && (await hasReturnedLines(database, order.id))) {
    throw new Refusal('ORDER_PARTLY_RETURNED');
  }
};

/** Takes pieces from the stock and gives pieces back; those who wait for a product are told. */
const moveStock = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { differences, seen }: ChangePlan,
  cause: StockMovementCause,
): Promise<void> => {
  const back = await moveStockOfOrder(transaction, differences, { seen, cause });
  if (back === null) throw new Overtaken();
  for (const productId of back) await sendStockNotifications(shop, transaction, productId);
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
    name: namesOfItem(item),
    quantity: item.quantity,
  }));
