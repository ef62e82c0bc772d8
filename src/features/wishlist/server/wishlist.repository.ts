import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Returns the product ids of a customer's wishlist, newest first. */
export const findWishlist = async (database: Reader, userId: string): Promise<string[]> => {
  const rows = await database
    .selectFrom('wishlist')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
};

/** Adds a listed product once and keeps the time of the first addition; false when the product is not listed. */
export const insertWishlistEntry = async (
  database: Reader,
  { userId, productId, now }: { readonly userId: string; readonly productId: string; readonly now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    with product as (
      select id from products where id = ${productId} and not is_archived
    ), added as (
      insert into wishlist (user_id, product_id, created_at) select ${userId}, id, ${now} from product
      on conflict do nothing
    )
    select id from product`.execute(database);
  return rows.length > 0;
};

export const deleteWishlistEntry = async (database: Reader, userId: string, productId: string): Promise<void> => {
  await database.deleteFrom('wishlist').where('user_id', '=', userId).where('product_id', '=', productId).execute();
};

/** Returns all entries of a customer's wishlist, including archived products, newest first. */
export const findWishlistEntries = (database: Reader, userId: string) =>
  database
    .selectFrom('wishlist')
    .select(['product_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

export const deleteAllSaved = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('wishlist').where('user_id', '=', userId).execute();
};
