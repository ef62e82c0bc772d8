import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#core/server/database/connect.ts';
import type { AccountDirectory } from '#features/auth/server/accounts/index.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type OrderForPayment, orderColumns, paymentColumns, type StoredOrder, toStoredItem } from './stored-order.ts';

type Reader = Kysely<Tables>;

export const findByKey = async (database: Reader, userId: string, key: string): Promise<StoredOrder | undefined> => {
  const row = await database
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && toStoredItem(row);
};

export const findById = async (database: Reader, id: string): Promise<StoredOrder | undefined> => {
  const row = await database.selectFrom('orders').select(orderColumns).where('id', '=', id).executeTakeFirst();
  return row && toStoredItem(row);
};

type AddressExpressions = Pick<AccountDirectory, 'emailOf' | 'provenEmailOf'>;

/** Address of an order's account by the given expressions; empty without one. */
const customerEmail = ({ emailOf, provenEmailOf }: AddressExpressions) => {
  const userId = sql.ref<string | null>('orders.user_id');
  return sql<string>`case when orders.shares_mail then ${provenEmailOf(userId)} else ${emailOf(userId)} end`.as(
    'email',
  );
};

/** Finds an order, and its customer's address by the given expressions. */
export const findWithEmail = async (
  database: Reader,
  id: string,
  addresses: AddressExpressions,
): Promise<{ readonly order: StoredOrder; readonly email: string } | undefined> => {
  const row = await database
    .selectFrom('orders')
    .select(orderColumns)
    .select(customerEmail(addresses))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { order: toStoredItem(row), email: row.email };
};

/** Finds states, sums and customers' addresses of orders, without their wide columns. */
export const findManyWithEmail = (database: Reader, ids: readonly string[], addresses: AddressExpressions) =>
  database
    .selectFrom('orders')
    .select(['id', ...paymentColumns])
    .select(customerEmail(addresses))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

/** Finds the orders of these ids. */
export const findByIds = async (database: Reader, ids: readonly string[]): Promise<StoredOrder[]> => {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('orders')
    .select(orderColumns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(toStoredItem);
};

/** Finds an order by number, optionally only among the orders of one customer. */
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

/** Finds the ids of the orders with these numbers. */
export const findByNumbers = (database: Reader, numbers: readonly string[]) =>
  database
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('order_number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute();

/** Finds the full numbers of the orders with these short numbers; reads the index of the numbers, not the orders. */
export const findNumbersByEnd = async (database: Reader, ends: readonly string[]): Promise<string[]> => {
  const rows = await database
    .selectFrom('orders')
    .select('order_number')
    .where(sql<boolean>`right(order_number, 9) = any(${[...ends]}::text[])`)
    .execute();
  return rows.map(({ order_number: number }) => number);
};

export interface CustomerOrdersFilter {
  readonly before: Date | undefined;
  readonly unpaidWith: string | undefined;
  readonly limit: number;
}

/** Returns a customer's orders placed before a time, newest first; with a product, only its pending orders that await payment. */
export const findOfCustomer = async (
  database: Reader,
  userId: string,
  { before, unpaidWith, limit }: CustomerOrdersFilter,
): Promise<StoredOrder[]> => {
  let query = database.selectFrom('orders').select(orderColumns).where('user_id', '=', userId);
  if (before !== undefined) query = query.where('created_at', '<', before);
  if (unpaidWith !== undefined) {
    query = query.where(
      sql<boolean>`status = 'pending' and payment_status = 'pending' and total > waived_amount
        and items @> jsonb_build_array(jsonb_build_object('productId', ${unpaidWith}::text))`,
    );
  }
  const rows = await query.orderBy('created_at', 'desc').limit(limit).execute();
  return rows.map(toStoredItem);
};

/**
 * Locks an order until the end of the transaction. Every change of its payments locks the order first, then its attempts and
 * refunds, then products; this order prevents deadlocks.
 */
export const lockOrder = (transaction: Transaction<Tables>, id: string): Promise<OrderForPayment | undefined> =>
  transaction
    .selectFrom('orders')
    .select(['id', ...paymentColumns])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Returns all orders of a customer, newest first. */
export const findAllOrdersOfCustomer = async (database: Reader, userId: string): Promise<StoredOrder[]> => {
  const rows = await database
    .selectFrom('orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toStoredItem);
};

/** Returns status and payment history of a customer's orders, oldest first. */
export const findHistories = (database: Reader, userId: string) =>
  database
    .selectFrom('order_status_changes')
    .innerJoin('orders', 'orders.id', 'order_status_changes.order_id')
    .select(['order_id', 'to_status', 'to_payment', 'changed_at'])
    .where('orders.user_id', '=', userId)
    .orderBy('changed_at')
    .orderBy('order_status_changes.id')
    .execute();

/** Returns ids and destinations of a customer's orders; no governorate where it was uncertain. */
export const findDestinations = (transaction: Transaction<Tables>, userId: string) =>
  transaction
    .selectFrom('orders')
    .select([
      'id',
      sql<string>`shipping_info ->> 'city'`.as('city'),
      sql<Governorate | null>`shipping_info ->> 'governorate'`.as('governorate'),
    ])
    .where('user_id', '=', userId)
    .execute();

/** Removes contact, address and account from an order; items, amounts, and the given city and governorate remain. */
export const anonymizeOrder = async (
  transaction: Transaction<Tables>,
  id: string,
  { city, governorate }: { readonly city: string; readonly governorate: Governorate | null },
): Promise<void> => {
  const nowhere: ShippingForm = {
    fullName: '',
    email: '',
    phone: '',
    address: '',
    city,
    postalCode: '',
    ...(governorate === null ? {} : { governorate }),
  };
  await transaction
    .updateTable('orders')
    // the hash includes the address
    .set({ shipping_info: JSON.stringify(nowhere), gift_message: null, request_hash: '', user_id: null })
    .where('id', '=', id)
    .execute();
};

/** Deletes the networks of orders that are older than a day. */
export const deleteNetworksBefore = async ({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> => {
  await sql`delete from order_networks where created_at <= ${now}::timestamptz - interval '1 day'`.execute(kysely);
};

/** Detaches all orders of an account; returns their number. */
export const detachOrders = async (transaction: Transaction<Tables>, userId: string): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable('orders')
    .set({ user_id: null })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
