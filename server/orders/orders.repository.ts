import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ShippingForm } from '../../domain/people/forms.ts';
import type { OrdersTable, Tables } from '../database/schema.ts';
import type { StoredItem } from './stored-item.ts';

type Reader = Kysely<Tables>;

/** An order as it is kept. */
export type StoredOrder = Omit<Selectable<OrdersTable>, 'items' | 'shipping_info'> & {
  readonly items: StoredItem[];
  readonly shipping_info: ShippingForm;
};

export type NewOrder = Omit<Insertable<OrdersTable>, 'items' | 'shipping_info'> &
  Pick<StoredOrder, 'items' | 'shipping_info' | 'created_at'>;

/** Lets only one order of this intent be placed at a time, until the transaction ends. */
export const waitForTurn = async (transaction: Transaction<Tables>, userId: string, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${userId} ${key}`}, 0))`.execute(transaction);
};

export const findByKey = async (database: Reader, userId: string, key: string): Promise<StoredOrder | undefined> => {
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && asStored(row);
};

export const findByNumber = async (database: Reader, orderNumber: string): Promise<StoredOrder | undefined> => {
  const row = await database
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row && asStored(row);
};

/** A customer's orders, newest first, placed before a moment. */
export const findOfCustomer = async (
  database: Reader,
  userId: string,
  { before, limit }: { readonly before: Date | undefined; readonly limit: number },
): Promise<StoredOrder[]> => {
  let query = database.selectFrom('orders').selectAll().where('user_id', '=', userId);
  if (before !== undefined) query = query.where('created_at', '<', before);
  const rows = await query.orderBy('created_at', 'desc').limit(limit).execute();
  return rows.map(asStored);
};

/** Saves an order and the first line of its history, in one statement. */
export const insertOrder = async (transaction: Transaction<Tables>, order: NewOrder): Promise<StoredOrder> => {
  const row = await transaction
    .with('saved', (query) =>
      query
        .insertInto('orders')
        .values({
          ...order,
          items: JSON.stringify(order.items),
          shipping_info: JSON.stringify(order.shipping_info),
        })
        .returningAll(),
    )
    .with('history', (query) =>
      query
        .insertInto('order_status_changes')
        .columns(['order_id', 'from_status', 'to_status', 'changed_by', 'changed_at'])
        .expression(
          query
            .selectFrom('saved')
            .select(['id', sql<null>`null`.as('from_status'), 'status', 'user_id', 'created_at']),
        ),
    )
    .selectFrom('saved')
    .selectAll()
    .executeTakeFirstOrThrow();
  return asStored(row);
};

// The only writer of these two columns is `insertOrder`.
const asStored = (row: Selectable<OrdersTable>): StoredOrder => ({
  ...row,
  items: row.items as StoredItem[],
  shipping_info: row.shipping_info as ShippingForm,
});
