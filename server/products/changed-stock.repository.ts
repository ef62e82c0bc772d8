import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ProductsTable, Tables } from '../../platform/database/schema.ts';
import { type StockMovementCause, settingStockCause } from './stock.repository.ts';

/** Pieces of a product that a changed order takes from the stock, or gives back when they are fewer than none. */
export type StockDifference = { readonly productId: string; readonly taken: number };

/** Locks products by id until the end of the transaction, and returns what a changed order relies upon of them. */
export const lockProductsOfChange = async (database: Kysely<Tables>, ids: readonly string[]) => {
  const { rows } = await sql<Pick<Selectable<ProductsTable>, 'id' | 'stock' | 'version' | 'is_archived'>>`
    select id, stock, version, is_archived from products where id = any(${[...ids]}::text[])
    order by id for no key update`.execute(database);
  return rows;
};

/** Changes the stock of locked products, with a movement for each. */
export const moveStock = async (
  transaction: Transaction<Tables>,
  differences: readonly StockDifference[],
  cause: StockMovementCause,
): Promise<void> => {
  await sql`
    with put as (
      update products set stock = stock - moved.taken
      from unnest(${differences.map(({ productId }) => productId)}::text[],
        ${differences.map(({ taken }) => taken)}::integer[]) as moved (id, taken)
      where products.id = moved.id
    )
    select ${settingStockCause(cause)}`.execute(transaction);
};
