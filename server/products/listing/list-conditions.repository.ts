import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Category } from '../../../domain/products.ts';
import type { Sought } from '../../../domain/search/sought.ts';
import type { Narrowed, Ordered } from './wanted-products.ts';

/** Of this category, with these flags. */
export const isKept = (category: Category, { isNew, isOnSale }: Pick<Narrowed, 'isNew' | 'isOnSale'>) =>
  sql`category = ${sql.lit(category)} and (${!isNew} or is_new) and (${!isOnSale} or is_on_sale)`;

/** What the index of parts knows of a hit in a category, or in any; `holds` decides afterwards. */
export const isIndexed = (category: Category | null, { isNew, isOnSale, sought, foundIn }: Narrowed) => {
  const parts = new Set([
    ...(category === null ? [] : [`#${category}`]),
    ...(isNew ? ['#new'] : []),
    ...(isOnSale ? ['#sale'] : []),
    ...sought.flatMap((each) => each.parts),
  ]);
  return sql`parts_for_list(${textOf(foundIn)}, category, is_new, is_on_sale) @> ${[...parts]}::text[]`;
};

/** The text holds all that is sought, which is something (decision 34). */
export const holds = ({ sought, foundIn }: Pick<Narrowed, 'sought' | 'foundIn'>): RawBuilder<unknown> =>
  sql.join(
    sought.map((each) => holdsOne(each, textOf(foundIn))),
    sql` and `,
  );

const holdsOne = ({ whole, bare, parts }: Sought, text: RawBuilder<unknown>) => {
  const stands = (words: string) => sql`strpos(${text}, ${words}) > 0`;
  if (bare === null) return stands(whole);
  // the expression is dear, and seldom asked where the parts are looked for first
  const isBare = sql`${text} collate "und-x-icu" ~ ${bare}`;
  return sql`(${stands(whole)} or (${sql.join([...parts.map(stands), isBare], sql` and `)}))`;
};

const textOf = (language: Language) => sql.ref(language === 'ar' ? 'text_ar' : 'text_en');

/** The name that a list in this language is sorted by, as its column and in its order. */
export const nameIn = (language: Language) => sql.ref(language === 'ar' ? 'name_ar' : 'name_en');
const sortedNameIn = (language: Language) =>
  language === 'ar' ? sql`name_ar collate "ar-x-icu"` : sql`name_en collate "en-x-icu"`;

/** What the list is sorted by; ids part what is equal. */
export const keysOf = ({ sort, language }: Pick<Ordered, 'sort' | 'language'>): RawBuilder<unknown> => {
  const name = sortedNameIn(language);
  if (sort === 'name') return sql`${name}, product_id`;
  return sort === 'price-low' ? sql`price, ${name}, product_id` : sql`price desc, ${name}, product_id`;
};

/** Stands in the list behind the row that it goes on from. */
export const isBehind = ({ sort, language, after }: Ordered): RawBuilder<unknown> => {
  if (after === null) return sql`true`;
  const name = sortedNameIn(language);
  const isBehindName = sql`(${name}, product_id) > (${after.name}, ${after.id})`;
  if (sort === 'name') return isBehindName;
  const price = sql`${after.price}::bigint`;
  return sort === 'price-low'
    ? sql`(price, ${name}, product_id) > (${price}, ${after.name}, ${after.id})`
    : sql`price <= ${price} and (price < ${price} or ${isBehindName})`;
};
