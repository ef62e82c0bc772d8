import type { Database } from '#core/server/database/connect.ts';
import { fillTables, inBatches, SEED_MARKER } from './markers.ts';
import { finishes, kinds, motifs } from './product-names.ts';

/**
 * Adds generated products behind the existing ones, up to this total: of every category, with the photographs of built-in
 * products.
 */
export const seedProducts = async (database: Pick<Database, 'pool'>, count: number): Promise<void> => {
  const { rows } = await database.pool.query<{ made: number }>(
    `select count(*)::integer as made from products where id like '${SEED_MARKER}-%'`,
  );
  await fillTables(database, {
    tables: ['products', 'product_pictures', 'product_search_terms', 'search_vocabulary'],
    without: ['product_search_terms_ar_idx', 'product_search_terms_en_idx'],
    fill: async (run) => {
      const vocabulary = [kinds, motifs, finishes].map((each) => JSON.stringify(each));
      for (const batch of inBatches((rows[0]?.made ?? 0) + 1, count, 1_000)) {
        await run(insertProducts, [...batch, ...vocabulary]);
        await run(insertPictures, batch);
      }
    },
  });
};

const insertProducts = `
  with words as (select $3::jsonb as kinds, $4::jsonb as motifs, $5::jsonb as finishes), called as (
    select n, kinds -> (n % jsonb_array_length(kinds)) as kind, motifs -> (n % jsonb_array_length(motifs)) as motif,
      finishes -> (n % jsonb_array_length(finishes)) as finish, n * 7919::bigint % 1000 as chance,
      translate(n::text, '0123456789', '٠١٢٣٤٥٦٧٨٩') as number,
      translate((n / 100)::text, '0123456789', '٠١٢٣٤٥٦٧٨٩') as collection
    from words, generate_series($1::integer, $2::integer) n
  ), priced as (
    select *, (kind ->> 'price')::bigint + chance * 100 as price from called
  )
  insert into products (id, category, position, price, original_price, stock, badge, is_on_sale, name_ar, name_en, subtitle_ar,
    subtitle_en, description_ar, description_en, features_ar, features_en, colour, motif, has_custom_pictures, search_text)
  select '${SEED_MARKER}-' || n, kind ->> 'category', (select coalesce(max(position), 0) from products) + n - $1 + 1, price,
    case when chance < 100 then (price * (120 + chance) / 10000) * 100 end, case when chance % 33 = 0 then 0 else chance % 200 end,
    case when chance < 100 then 'SALE' when chance < 130 then 'NEW' end, chance < 100,
    concat_ws(' ', kind ->> 'ar', motif ->> 'ar', number), concat_ws(' ', kind ->> 'en', motif ->> 'en', n),
    kind ->> 'ar', kind ->> 'en',
    concat('قطعة للتجربة: ', kind ->> 'ar', ' ', motif ->> 'ar', '، ', finish ->> 'ar', '. رقم ', number, ' من مجموعة ', collection, '.'),
    concat('A piece to try the shop with: ', kind ->> 'en', ' ', motif ->> 'en', ', ', finish ->> 'en', '. Number ', n,
      ' of collection ', n / 100, '.'),
    array[finish ->> 'ar'], array[finish ->> 'en'], finish ->> 'colour', motif ->> 'motif', true,
    fold_search_text(concat_ws(e'\\n', kind ->> 'ar', motif ->> 'ar', n, kind ->> 'en', motif ->> 'en'))
  from priced order by n`;

/** Each gets the pictures of a built-in product of its category, in turn; in a category without one, of any. */
const insertPictures = `
  with shown as (
    select p.category, pictures.*, dense_rank() over (partition by p.category order by p.id) - 1 as place
    from products p join product_pictures pictures on pictures.product_id = p.id where p.id not like '${SEED_MARKER}-%'
  ), models as (select category, max(place) + 1 as count from shown group by category)
  insert into product_pictures (product_id, view, path, is_transparent, alt_ar, alt_en)
  select '${SEED_MARKER}-' || n, shown.view, shown.path, shown.is_transparent, shown.alt_ar, shown.alt_en
  from generate_series($1::integer, $2::integer) n join products made on made.id = '${SEED_MARKER}-' || n
  join models on models.category = case made.category when 'bowls' then 'plates' else made.category end
  join shown on shown.category = models.category and shown.place = n % models.count`;
