import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ShippingForm } from '../../domain/forms/forms.ts';
import type { Bilingual } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import type { OrderStatus } from '../../domain/orders/status.ts';
import { countUpTo } from '../../platform/database/pagination.ts';
import type { OrdersTable, Tables } from '../../platform/database/schema.ts';
import { allClausesAgree, type Clause } from '../../platform/database/statement-clauses.ts';

type Reader = Kysely<Tables>;

/** An order as it is kept. */
export type StoredOrder = Omit<Selectable<OrdersTable>, 'items' | 'shipping_info' | 'search_text'> & {
  readonly items: StoredItem[];
  readonly shipping_info: ShippingForm;
};

/** All of an order but what it is searched by. */
export const orderColumns = [
  'id',
  'user_id',
  'order_number',
  'idempotency_key',
  'request_hash',
  'language',
  'items',
  'shipping_info',
  'subtotal',
  'discount',
  'bundle_discount',
  'together_discount',
  'discount_amount',
  'shipping_cost',
  'tax',
  'tax_percent',
  'bundle_percent',
  'together_percent',
  'total',
  'status',
  'payment_status',
  'payment_method',
  'promo_code',
  'is_gift',
  'gift_wrap',
  'gift_message',
  'created_at',
] as const satisfies readonly (keyof OrdersTable)[];

/** The same before it is kept. */
export type NewOrder = Omit<StoredOrder, 'id' | 'status' | 'payment_status'>;

export const findByKey = async (database: Reader, userId: string, key: string): Promise<StoredOrder | undefined> => {
  const row = await database
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && toStoredItem(row);
};

/** An order by its number: anybody's, or only a customer's own. */
export const findByNumber = async (
  database: Reader,
  orderNumber: string,
  { of: userId }: { readonly of?: string } = {},
): Promise<StoredOrder | undefined> => {
  let query = database.selectFrom('orders').select(orderColumns).where('order_number', '=', orderNumber);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const row = await query.executeTakeFirst();
  return row && toStoredItem(row);
};

/** A customer's orders, newest first, placed before a moment. */
export const findOfCustomer = async (
  database: Reader,
  userId: string,
  { before, limit }: { readonly before: Date | undefined; readonly limit: number },
): Promise<StoredOrder[]> => {
  let query = database.selectFrom('orders').select(orderColumns).where('user_id', '=', userId);
  if (before !== undefined) query = query.where('created_at', '<', before);
  const rows = await query.orderBy('created_at', 'desc').limit(limit).execute();
  return rows.map(toStoredItem);
};

/** How many orders stand so. */
export const countOrders = (database: Reader, status: OrderStatus) =>
  countUpTo(database, database.selectFrom('orders').where('status', '=', status));

/** Saves an order and the first line of its history, unless its intent was ordered already. */
export const insertOrderClause = (order: NewOrder): Clause => {
  const row = { ...order, items: JSON.stringify(order.items), shipping_info: JSON.stringify(order.shipping_info) };
  return {
    name: 'order',
    agrees: sql`not exists (
      select from orders where user_id = ${order.user_id} and idempotency_key = ${order.idempotency_key})`,
    does: sql`saved as (
      insert into orders (${sql.join(Object.keys(row).map(sql.ref))})
      select ${sql.join(Object.values(row))} where ${allClausesAgree}
      returning id, status, user_id, created_at
    ), history as (
      insert into order_status_changes (order_id, to_status, changed_by, changed_at)
      select id, status, user_id, created_at from saved
    )`,
  };
};

/** All orders of a customer, newest first. */
export const findEveryOrderOf = async (database: Reader, userId: string): Promise<StoredOrder[]> => {
  const rows = await database
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toStoredItem);
};

/** How a customer's orders went and what was known of their money, each from its beginning. */
export const findHistories = (database: Reader, userId: string) =>
  database
    .selectFrom('order_status_changes')
    .innerJoin('orders', 'orders.id', 'order_status_changes.order_id')
    .select(['order_id', 'to_status', 'to_payment', 'changed_at'])
    .where('orders.user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('order_status_changes.id')
    .execute();

/** Where a customer's orders went, by what was written as the city. */
export const findShippingCitiesOf = (transaction: Transaction<Tables>, userId: string) =>
  transaction
    .selectFrom('orders')
    .select(['id', sql<string>`shipping_info ->> 'city'`.as('city')])
    .where('user_id', '=', userId)
    .execute();

/** Leaves of an order what was sold, and of where it went the city that is given. */
export const anonymizeOrder = async (transaction: Transaction<Tables>, id: string, city: string): Promise<void> => {
  const nowhere: ShippingForm = { fullName: '', email: '', phone: '', address: '', city, postalCode: '' };
  await transaction
    .updateTable('orders')
    // what was asked for holds the address too, though only as a hash
    .set({ shipping_info: JSON.stringify(nowhere), gift_message: null, request_hash: '', user_id: null })
    .where('id', '=', id)
    .execute();
};

// The only writers of these two columns are `insertOrderClause` and `anonymizeOrder`.
export const toStoredItem = (row: Omit<Selectable<OrdersTable>, 'search_text'>): StoredOrder => ({
  ...row,
  items: row.items as StoredItem[],
  shipping_info: row.shipping_info as ShippingForm,
});

/** Takes all orders off an account; answers how many. */
export const detachOrders = async (transaction: Transaction<Tables>, userId: string): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable('orders')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** A line as it was sold: later changes of the product do not reach it. */
type StoredItem = {
  readonly productId: string;
  readonly name: Bilingual;
  readonly subtitle: Bilingual;
  readonly unitPrice: Piastres;
  readonly quantity: number;
  readonly lineTotal: Piastres;
  readonly togetherDiscount: Piastres;
};
