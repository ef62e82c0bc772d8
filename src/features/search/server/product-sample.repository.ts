import { type Kysely, sql } from 'kysely';
import type { Tables } from '#core/server/database/schema.ts';
import type { Category } from '#features/products/product-attributes.ts';

type Reader = Kysely<Tables>;

/** A product of the sample, as the search sees it. */
export interface SampledRow {
  readonly category: Category;
  readonly price: number;
  /** The place of its part of the price filter. */
  readonly price_band: number;
  readonly is_new: boolean;
  readonly is_on_sale: boolean;
  readonly colour: string | null;
  readonly motif: string | null;
  readonly keys_ar: readonly string[];
  readonly keys_en: readonly string[];
  readonly text_ar: string;
  readonly text_en: string;
}

/** Reads up to `size` products, evenly spread over the shop, because neighbours resemble each other. */
export const sampleProducts = async (database: Reader, size: number): Promise<readonly SampledRow[]> => {
  const { rows } = await sql<SampledRow>`
    select keys.category, keys.price, price_band(keys.price), keys.is_new, keys.is_on_sale, keys.colour, keys.motif,
      keys.keys_ar, keys.keys_en, texts.text_ar, texts.text_en
    from (
        select distinct found.entry
        from (select min(entry) as first, max(entry) as last from product_search_keys) as ends,
          generate_series(0, ${sql.lit(size - 1)}) as step,
          -- the golden ratio spreads them and repeats no distance, in which products might resemble each other
          lateral (select entry from product_search_keys
            where entry >= first + floor((last - first) * mod(step * 0.618033988749895, 1))::bigint
            order by entry limit 1) as found
      ) as sampled,
      -- looked up one by one: a join might read all products
      lateral (select * from product_search_keys where entry = sampled.entry limit 1) as keys,
      lateral (select text_ar, text_en from product_search_index where product_id = keys.product_id limit 1) as texts`.execute(
    database,
  );
  return rows;
};

/** Returns the number of listed products, from the maintained counts. */
export const countListed = async (database: Reader): Promise<number> => {
  const { listed } = await database
    .selectFrom('product_category_counts')
    .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('listed'))
    .executeTakeFirstOrThrow();
  return listed;
};
