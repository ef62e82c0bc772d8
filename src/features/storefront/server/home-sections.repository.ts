import { type Kysely, sql } from 'kysely';
import type { Category } from '#features/products/product-attributes.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Returns the ids of each section of the home page, at most `max` each, featured products first. */
export const findSections = async (database: Reader, max: number) => {
  const featured = (category: Category) => sql`category = ${sql.lit(category)} and is_featured`;
  const others = (category: Category) => sql`category = ${sql.lit(category)} and not is_featured`;
  const whole = (category: Category) => sql`category = ${sql.lit(category)}`;
  const { rows } = await sql<Record<'on_sale' | 'sets_or_plates' | 'bowls_or_cups', string[]>>`
    select ${selectInOrder([sql`is_on_sale and is_featured`, sql`is_on_sale and not is_featured`], max)} as on_sale,
      ${selectInOrder([featured('sets'), featured('plates'), others('sets'), others('plates')], max)} as sets_or_plates,
      ${selectInOrder([whole('bowls'), featured('cups'), others('cups')], max)} as bowls_or_cups`.execute(database);
  return rows[0];
};

/** Selects ids by the first condition in catalogue order, then by the second, and so on. */
const selectInOrder = (conditions: readonly ReturnType<typeof sql>[], max: number) => {
  const tiers = conditions.map(
    (condition, tier) => sql`(
      select id, position, ${sql.lit(tier)} as tier from products where not is_archived and ${condition}
      order by position, id limit ${max})`,
  );
  return sql`array(select id from (${sql.join(tiers, sql` union all `)}) as first order by tier, position, id limit ${max})`;
};
