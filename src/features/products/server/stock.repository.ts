import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { StockReason } from '../stock-movement.ts';

/** Reason of a stock change, recorded in its movements (decision 199). */
export type StockMovementCause = {
  /** An inserted product always has the reason `opening`. */
  readonly reason: StockReason;
  /** Order number. */
  readonly order?: string;
  /** The admin or customer; null for the shop itself. */
  readonly by: string | null;
};

/**
 * Sets the cause of the movements that triggers write at the end of this statement, and of later statements of its transaction.
 * Every statement that writes `products.stock` contains it.
 */
export const settingStockCause = (cause: StockMovementCause): RawBuilder<string> =>
  sql<string>`set_config('shop.stock_movement', ${JSON.stringify(cause)}::text, true)`;

/** Sets the cause before the statements of a transaction that write stock. */
export const setStockCause = async (transaction: Transaction<Tables>, cause: StockMovementCause): Promise<void> => {
  await sql`select ${settingStockCause(cause)}`.execute(transaction);
};

export type RequestedProduct = { readonly productId: string; readonly quantity: number };

export type OrderProductSnapshot = RequestedProduct & { readonly price: number; readonly version: number };

/**
 * Decrements the stock if all items are available, and version and current price are unchanged since they were read. Locks the rows by
 * id, so that orders cannot deadlock. The movements name `orderNumber`.
 */
export const decrementStockClause = (snapshots: readonly OrderProductSnapshot[], orderNumber: string): Clause => ({
  name: 'stock',
  calls: settingStockCause({ reason: 'order', order: orderNumber, by: null }),
  locks: sql`ordered as (
    select products.id, products.stock, seen.quantity
    from products join unnest(${snapshots.map(({ productId }) => productId)}::text[],
      ${snapshots.map(({ quantity }) => quantity)}::integer[], ${snapshots.map(({ price }) => price)}::bigint[],
      ${snapshots.map(({ version }) => version)}::integer[]) as seen (id, quantity, price, version) using (id)
    where not is_archived and current_price(products) = seen.price and products.version = seen.version
    order by id
    for no key update of products
  )`,
  condition: sql`(select count(*) from ordered where stock >= quantity) = ${snapshots.length}::bigint`,
  writes: sql`taken as (
    update products set stock = products.stock - ordered.quantity from ordered where products.id = ordered.id and ${allConditionsHold}
  )`,
});

/** Locks products by id until the end of the transaction, including archived ones. */
export const lockProducts = (transaction: Transaction<Tables>, ids: readonly string[]) =>
  transaction
    .selectFrom('products')
    .select(['id', 'name_ar', 'name_en', 'subtitle_ar', 'subtitle_en', 'stock', 'version'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Adds to the stock, including archived products; returns the previous stock. Locks the rows by id. */
export const addToStock = async (
  database: Kysely<Tables>,
  items: readonly RequestedProduct[],
  cause: StockMovementCause,
): Promise<Pick<Tables['products'], 'id' | 'stock'>[]> => {
  const ids = items.map(({ productId }) => productId);
  const quantities = items.map(({ quantity }) => quantity);
  const { rows } = await sql<Pick<Tables['products'], 'id' | 'stock'>>`
    with returned as (
      select id, sum(quantity)::integer as quantity
      from unnest(${ids}::text[], ${quantities}::integer[]) as returned (id, quantity) group by id
    ), found as (
      select products.id, products.stock, returned.quantity
      from products join returned using (id)
      order by id
      for no key update of products
    ), put as (
      update products set stock = products.stock + found.quantity from found where products.id = found.id
    ), cause as materialized (
      select ${settingStockCause(cause)}
    )
    select id, stock from found cross join cause`.execute(database);
  return rows;
};

/** Quantity that an order edit deducts from a product's stock; negative if it returns items. */
export type StockDifference = { readonly productId: string; readonly taken: number };

/** Locks products by id until the end of the transaction; returns the columns that an order edit depends on. */
export const lockProductsOfChange = async (database: Kysely<Tables>, ids: readonly string[]) => {
  const { rows } = await sql<Pick<Selectable<Tables['products']>, 'id' | 'stock' | 'version' | 'is_archived'>>`
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
