import { type Kysely, sql } from 'kysely';
import type { NewStockNotification } from '../../contract/stock-notifications.ts';
import type { Tables } from '../database/schema.ts';

type Wanted = NewStockNotification & { readonly userId: string | null; readonly now: Date };

/**
 * Keeps that somebody waits for a product, once while they wait. Answers the product's stock: nothing is kept unless it
 * is 0, and it is undefined when nobody sells the product. The row is held meanwhile, so that stock which comes back at
 * the same moment either sees who waits or is seen here.
 */
export const insertPending = async (
  database: Kysely<Tables>,
  { productId, email, userId, now }: Wanted,
): Promise<number | undefined> => {
  const { rows } = await sql<{ stock: number }>`
    with product as (
      select id, stock from products where id = ${productId} and not is_archived for share
    ), kept as (
      insert into stock_notifications (user_id, email, product_id, created_at)
      select ${userId}, ${email}, id, ${now} from product where stock = 0
      on conflict (lower(email), product_id) where not notified do nothing
    )
    select stock from product`.execute(database);
  return rows[0]?.stock;
};
