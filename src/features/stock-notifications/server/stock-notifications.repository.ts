import { type Kysely, sql, type Transaction } from 'kysely';
import { type Language, textIn } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import { namesWithKinds } from '#features/products/server/product-names-sql.ts';
import type { Tables } from '#generated/tables.gen.ts';

export type NewStockNotificationRow = {
  readonly productId: string;
  readonly email: string;
  readonly language: Language;
  readonly userId: string | null;
  readonly now: Date;
};

/**
 * Inserts a pending notification, once per recipient, only when the stock is 0. Returns whether it is new, and the stock;
 * undefined when the product is not listed. Locks the product row, so that a concurrent restock either reads the notification
 * or is visible here.
 */
export const insertPending = async (
  database: Kysely<Tables>,
  { productId, email, language, userId, now }: NewStockNotificationRow,
): Promise<{ readonly stock: number; readonly isNew: boolean } | undefined> => {
  const { rows } = await sql<{ stock: number; isNew: boolean }>`
    with product as (
      select id, stock from products where id = ${productId} and not is_archived for share
    ), kept as (
      insert into stock_notifications (user_id, email, product_id, language, created_at)
      select ${userId}, ${email}, id, ${language}, ${now} from product where stock = 0
      on conflict (lower(email), product_id) where not notified do nothing returning id
    )
    select stock, exists (select from kept) as "isNew" from product`.execute(database);
  return rows[0];
};

export type NotifiedRecipient = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** The product's name with its kind, in that language. */
  readonly product: string;
  readonly price: Piastres;
};

/** Locks the pending notifications of a listed, in-stock product. */
export const lockPending = async (
  transaction: Transaction<Tables>,
  productId: string,
): Promise<readonly Pick<NotifiedRecipient, 'id' | 'email'>[]> => {
  const { rows } = await sql<Pick<NotifiedRecipient, 'id' | 'email'>>`
    select stock_notifications.id, email from stock_notifications join products on products.id = product_id
    where product_id = ${productId} and products.stock > 0 and not products.is_archived and not notified
    order by stock_notifications.id for update of stock_notifications`.execute(transaction);
  return rows;
};

/** Marks these notifications as sent and returns them; each row is returned once. */
export const markNotified = async (
  transaction: Transaction<Tables>,
  productId: string,
  ids: readonly string[],
): Promise<readonly NotifiedRecipient[]> => {
  const { rows } = await sql<Omit<NotifiedRecipient, 'product'> & Parameters<typeof namesWithKinds>[0]>`
    update stock_notifications set notified = true from products
    where products.id = ${productId} and products.stock > 0 and not products.is_archived
      and stock_notifications.product_id = products.id and not stock_notifications.notified
      and stock_notifications.id = any(${[...ids]}::uuid[])
    returning stock_notifications.id, email, language, name_ar, name_en, subtitle_ar, subtitle_en, price`.execute(
    transaction,
  );
  return rows.map(({ id, email, language, price, ...named }) => ({
    id,
    email,
    language,
    product: textIn(namesWithKinds(named), language),
    price,
  }));
};

/** Returns the ids among these products that have pending notifications. */
export const findProductsWithPending = async (
  transaction: Transaction<Tables>,
  productIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from stock_notifications
    where product_id = any(${[...productIds]}::text[]) and not notified order by 1`.execute(transaction);
  return rows.map(({ id }) => id);
};

/** Deletes pending notifications of an account or of an address, compared case-insensitively. */
export const deletePendingOf = async (
  database: Kysely<Tables>,
  { email, userId }: { readonly email: string; readonly userId: string | null },
): Promise<void> => {
  await database
    .deleteFrom('stock_notifications')
    .where((be) => be.or([be('user_id', '=', userId), be(sql`lower(email)`, '=', sql`lower(${email})`)]))
    .where('notified', '=', sql.lit(false))
    .execute();
};

/** The recipient: the account that registered, or the address. */
export type NotificationRecipient = { readonly userId: string; readonly email: string | null };

/** Returns notifications of a recipient, pending and sent, newest first. */
export const findStockNotificationsOf = (database: Kysely<Tables>, { userId, email }: NotificationRecipient) =>
  database
    .selectFrom('stock_notifications')
    .select(['product_id', 'email', 'notified', 'created_at'])
    .where((be) => be.or([be('user_id', '=', userId), be(sql`lower(email)`, '=', sql`lower(${email})`)]))
    .orderBy('created_at', 'desc')
    .execute();

/** Deletes all notifications of a recipient. */
export const deleteStockNotificationRowsOf = async (
  transaction: Transaction<Tables>,
  { userId, email }: NotificationRecipient,
): Promise<void> => {
  await transaction
    .deleteFrom('stock_notifications')
    .where((be) => be.or([be('user_id', '=', userId), be(sql`lower(email)`, '=', sql`lower(${email})`)]))
    .execute();
};

export const deleteNotifiedBefore = async (database: Kysely<Tables>, moment: Date): Promise<void> => {
  await database
    .deleteFrom('stock_notifications')
    .where('notified', '=', sql.lit(true))
    .where('created_at', '<', moment)
    .execute();
};

export const detachStockNotificationRows = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.updateTable('stock_notifications').set({ user_id: null }).where('user_id', '=', userId).execute();
};
