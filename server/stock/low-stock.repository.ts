import { type Selectable, sql, type Transaction } from 'kysely';
import type { ProductsTable, Tables } from '../../platform/database/schema.ts';

/** Forgets notices of products that have more than the threshold again, or are archived. */
export const deleteRefilledNotices = async (transaction: Transaction<Tables>, threshold: number): Promise<void> => {
  await sql`
    delete from low_stock_notices using products
    where products.id = low_stock_notices.product_id
      and (products.stock > ${threshold}::integer or products.is_archived)`.execute(transaction);
};

type LowProduct = Pick<
  Selectable<ProductsTable>,
  'id' | 'name_ar' | 'name_en' | 'subtitle_ar' | 'subtitle_en' | 'stock' | 'position'
>;

/** Notes listed products whose stock has moved to the threshold or below and that were not noted; returns them. */
export const insertLowStockNotices = async (
  transaction: Transaction<Tables>,
  threshold: number,
  now: Date,
): Promise<LowProduct[]> => {
  const { rows } = await sql<LowProduct>`
    with low as (
      select id, name_ar, name_en, subtitle_ar, subtitle_en, stock, position from products
      where not is_archived and stock <= ${threshold}::integer
        and not exists (select from low_stock_notices where product_id = products.id)
        and exists (select from stock_movements where product_id = products.id and reason <> 'opening')
    ), noted as (
      insert into low_stock_notices (product_id, noticed_at) select id, ${now}::timestamptz from low
        on conflict do nothing returning product_id
    )
    select low.* from low join noted on noted.product_id = low.id`.execute(transaction);
  return rows;
};
