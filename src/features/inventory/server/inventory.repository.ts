import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { countUpTo } from '#core/server/database/pagination.ts';
import { withCustomPlan } from '#core/server/database/prepared-statements.ts';
import { LOW_STOCK_THRESHOLD } from '#features/products/product-list.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { StockMovementFilters } from '../inventory.admin.contract.ts';

type Reader = Kysely<Tables>;

/** Returns movements, newest first, after a cursor: the id of the last one. */
export const findMovements = (database: Reader, filters: StockMovementFilters, limit: number) => {
  let query = movementsOf(database, filters);
  if (filters.after !== undefined) query = query.where('stock_movements.id', '<', Number(filters.after));
  return query
    .innerJoin('products', 'products.id', 'stock_movements.product_id')
    .select([
      'stock_movements.id',
      'product_id',
      'name_ar',
      'name_en',
      'subtitle_ar',
      'subtitle_en',
      'quantity',
      'stock_movements.stock',
      'reason',
      'order_number',
      'changed_by',
      'created_at',
      sql<string>`stock_movements.id::text`.as('cursor'),
    ])
    .orderBy('stock_movements.id', 'desc')
    .limit(limit)
    .modifyEnd(withCustomPlan)
    .execute();
};

export const countMovements = (database: Reader, filters: StockMovementFilters) =>
  countUpTo(database, movementsOf(database, filters));

/** The reason is a literal in the statement, so that the planner uses the partial indexes of all reasons except orders. */
const movementsOf = (database: Reader, { product, reason }: StockMovementFilters) => {
  let query = database.selectFrom('stock_movements');
  if (product !== undefined) query = query.where('product_id', '=', product);
  if (reason !== undefined) query = query.where('reason', '=', sql.lit(reason));
  return query;
};

/** Returns name, kind and current stock of a product. */
export const findProductStock = (database: Reader, id: string) =>
  database
    .selectFrom('products')
    .select(['id', 'name_ar', 'name_en', 'subtitle_ar', 'subtitle_en', 'stock'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns products with the barcode or id `q`, then those with these ids in their order. */
export const findCountable = async (database: Reader, q: string, ids: readonly string[], limit: number) => {
  const { rows } = await sql<CountableRow>`
    with matches as (
      (select id, 0 as rank, position from products where barcode = ${q} or id = ${q} order by position, id limit ${limit})
      union all
      (select id, 1, place from unnest(${ids}::text[]) with ordinality as searched (id, place))
    ), best as (
      select id, min(rank) as rank, min(position) as place from matches group by id order by 2, 3, 1 limit ${limit}
    )
    select products.id, name_ar, name_en, subtitle_ar, subtitle_en, barcode, is_archived, stock, best.rank = 0 as is_exact,
      (select max(stock_movements.id) from stock_movements where product_id = products.id) as movement,
      (select path from product_pictures where product_id = products.id and view = 1) as picture
    from best join products using (id) order by best.rank, best.place, products.id`.execute(database);
  return rows;
};

type CountableRow = Pick<
  Selectable<Tables['products']>,
  'id' | 'name_ar' | 'name_en' | 'subtitle_ar' | 'subtitle_en' | 'barcode' | 'is_archived' | 'stock'
> & { readonly movement: number; readonly picture: string | null; readonly is_exact: boolean };

/** Returns the stock of a product and its newest movement, consistent with each other. */
export const findCurrentStock = (database: Reader, id: string) =>
  database
    .selectFrom('products')
    .select([
      'stock',
      sql<number>`(select max(stock_movements.id) from stock_movements where product_id = products.id)`.as('movement'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Returns the stock that each product was counted against, and whether a later movement set a verified stock: a count, a correction or
 * an import. No row for a movement of another product.
 */
export const findCountedAgainst = async (
  transaction: Transaction<Tables>,
  counts: readonly { readonly productId: string; readonly movement: number }[],
) => {
  const { rows } = await sql<{ id: string; stock: number; is_outdated: boolean }>`
    select counted.product_id as id, movement.stock, exists (
      select from stock_movements later where later.product_id = counted.product_id and later.id > counted.movement
        and later.reason in ('stocktaking', 'correction', 'import')
    ) as is_outdated
    from unnest(${counts.map(({ productId }) => productId)}::text[],
      ${counts.map(({ movement }) => movement)}::bigint[]) as counted (product_id, movement)
    join stock_movements movement on movement.id = counted.movement and movement.product_id = counted.product_id`.execute(
    transaction,
  );
  return rows;
};

/** Records counts equal to the stock, which cause no movement by the triggers because they change nothing. */
export const insertAgreeingCounts = async (
  transaction: Transaction<Tables>,
  counts: readonly { readonly productId: string; readonly stock: number }[],
  by: string,
): Promise<void> => {
  if (counts.length === 0) return;
  await transaction
    .insertInto('stock_movements')
    .values(
      counts.map(({ productId, stock }) => ({
        product_id: productId,
        quantity: 0,
        stock,
        reason: 'stocktaking' as const,
        order_number: null,
        changed_by: by,
      })),
    )
    .execute();
};

/** Deletes alerts of products that are above the threshold again or archived. */
export const deleteRefilledNotices = async (transaction: Transaction<Tables>, threshold: number): Promise<void> => {
  await sql`
    delete from low_stock_alerts using products
    where products.id = low_stock_alerts.product_id
      and (products.stock > ${threshold}::integer or products.is_archived)`.execute(transaction);
};

type LowProduct = Pick<
  Selectable<Tables['products']>,
  'id' | 'name_ar' | 'name_en' | 'subtitle_ar' | 'subtitle_en' | 'stock' | 'position'
>;

/** Records alerts for listed products whose stock has fallen to the threshold or below; returns the new ones. */
export const insertLowStockNotices = async (
  transaction: Transaction<Tables>,
  threshold: number,
  now: Date,
): Promise<LowProduct[]> => {
  const { rows } = await sql<LowProduct>`
    with low as (
      select id, name_ar, name_en, subtitle_ar, subtitle_en, stock, position from products
      where not is_archived and stock <= ${threshold}::integer
        and not exists (select from low_stock_alerts where product_id = products.id)
        and exists (select from stock_movements where product_id = products.id and reason <> 'opening')
    ), noted as (
      insert into low_stock_alerts (product_id, alerted_at) select id, ${now}::timestamptz from low
        on conflict do nothing returning product_id
    )
    select low.* from low join noted on noted.product_id = low.id`.execute(transaction);
  return rows;
};

/**
 * Finds products whose stock is not the sum of their movements, records them, and inserts the difference as a correction. A single
 * statement, so that stock and movements are consistent; a concurrent order changes both equally. Returns the products.
 */
export const recordDiscrepancies = async (transaction: Transaction<Tables>, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with sums as (
      select product_id, sum(quantity) as quantity from stock_movements group by product_id
    ), wrong as (
      select products.id, products.stock, coalesce(sums.quantity, 0)::bigint as quantity
      from products left join sums on sums.product_id = products.id
      where products.stock <> coalesce(sums.quantity, 0)
    ), remembered as (
      insert into stock_discrepancies (product_id, stock, movements_sum, found_at)
        select id, stock, quantity, ${now}::timestamptz from wrong
        on conflict (product_id) do update
          set stock = excluded.stock, movements_sum = excluded.movements_sum, found_at = excluded.found_at
    ), entered as (
      insert into stock_movements (product_id, quantity, stock, reason)
        select id, stock - quantity, stock, 'correction' from wrong
    )
    select id from wrong order by id`.execute(transaction);
  return rows.map(({ id }) => id);
};

export const deleteOldDiscrepancies = async (transaction: Transaction<Tables>, before: Date): Promise<void> => {
  await transaction.deleteFrom('stock_discrepancies').where('found_at', '<', before).execute();
};

/** Time of the oldest notice of a product whose stock is still low; null without one. */
export const findOldestLowStockNotice = async (database: Reader): Promise<Date | null> => {
  const row = await database
    .selectFrom('low_stock_alerts')
    .innerJoin('products', 'products.id', 'low_stock_alerts.product_id')
    .select('alerted_at')
    .where('products.is_archived', '=', false)
    .where('products.stock', '<=', LOW_STOCK_THRESHOLD)
    .orderBy('alerted_at')
    .limit(1)
    .executeTakeFirst();
  return row?.alerted_at ?? null;
};

/** Returns the number of discrepancies, and the time of the newest one. */
export const findDiscrepancies = (database: Kysely<Tables>) =>
  database
    .selectFrom('stock_discrepancies')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<Date | null>('found_at').as('since')])
    .executeTakeFirstOrThrow();
