import { type Kysely, sql, type Transaction } from 'kysely';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { AlertStatus } from '../stock-notification-status.ts';

type Reader = Kysely<Tables>;

/** Upper bound of the counts per product. */
const MAX_COUNTED = 1000;

/** Returns products with stock notifications in catalogue order, after a product. */
export const findStockNotificationProducts = async (database: Reader, after: string | undefined, limit: number) => {
  let query = productsWithNotifications(database);
  if (after !== undefined) {
    const last = await database.selectFrom('products').select('position').where('id', '=', after).executeTakeFirst();
    if (last) query = query.where(sql<boolean>`(position, id) > (${last.position}, ${after})`);
  }
  return query
    .select([
      'id',
      'id as cursor',
      'name_ar',
      'name_en',
      'subtitle_ar',
      'subtitle_en',
      'stock',
      'is_archived',
      counted(false).as('pending'),
      counted(true).as('notified'),
    ])
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
};

export const countStockNotificationProducts = (database: Reader) =>
  countUpTo(database, productsWithNotifications(database));

const productsWithNotifications = (database: Reader) =>
  database
    .selectFrom('products')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('stock_notifications').select('product_id').whereRef('product_id', '=', 'products.id')),
    );

const counted = (isNotified: boolean) => sql<number>`(
  select count(*) from (
    select from stock_notifications
    where product_id = products.id and notified = ${sql.lit(isNotified)} limit ${sql.lit(MAX_COUNTED)}
  ) as counted)`;

export type StockNotificationFilters = {
  readonly status?: AlertStatus | undefined;
  readonly productId?: string | undefined;
  readonly after?: string | undefined;
};

/** Returns stock notifications after a cursor, newest first. */
export const findStockNotifications = (database: Reader, filters: StockNotificationFilters, limit: number) => {
  let query = alertsOf(database, filters);
  if (filters.after !== undefined) query = query.where(isAfterCursor('stock_notifications', filters.after));
  return query
    .innerJoin('products', 'products.id', 'stock_notifications.product_id')
    .select([
      'stock_notifications.id',
      'email',
      'language',
      'notified',
      'product_id',
      'name_ar',
      'name_en',
      'subtitle_ar',
      'subtitle_en',
      'created_at',
      cursorOf('stock_notifications').as('cursor'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('stock_notifications.id', 'desc')
    .limit(limit)
    .execute();
};

export const countStockNotifications = (database: Reader, filters: StockNotificationFilters) =>
  countUpTo(database, alertsOf(database, filters));

const alertsOf = (database: Reader, { status, productId }: StockNotificationFilters) => {
  let query = database.selectFrom('stock_notifications');
  if (status !== undefined) query = query.where('notified', '=', status === 'notified');
  if (productId !== undefined) query = query.where('product_id', '=', productId);
  return query;
};

/** Locks a listed product, so that its last item is not sold while notifications are sent. */
export const lockNotifiableProduct = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .selectFrom('products')
    .select(['stock', 'name_ar', 'name_en', 'subtitle_ar', 'subtitle_en'])
    .where('id', '=', id)
    .where('is_archived', '=', sql.lit(false))
    .forShare()
    .executeTakeFirst();
