import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { findProductsToCount } from '#features/inventory/server/stocktaking.ts';
import { createChance } from '#tests/support/chance.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { productSorts, productStates } from '../../product-list.ts';
import type { AdminProductFilters } from '../../products.admin.contract.ts';
import { searchPartsOf, searchTextOf } from '../search-text.ts';
import { countProducts, findGridProducts, findProducts } from './admin-products.repository.ts';

/** Seed that repeats a run; part of each failure message. */
const seed = Date.now() % 1_000_000;
const { between, oneOf } = createChance(seed);

/** Names of few letters, so that many share parts; the index stores some Arabic letters as these Latin ones. */
const letters = 'محيكأةبabtـَ_';
const word = () => Array.from({ length: between(1, 5) }, () => letters.charAt(between(0, letters.length - 1))).join('');
const text = () => Array.from({ length: between(1, 3) }, word).join(' ');

const COUNT = 600;
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const products = Array.from({ length: COUNT }, (_, index) => {
    const [name, subtitle] = [
      { ar: text(), en: text() },
      { ar: text(), en: text() },
    ];
    const searchText = searchTextOf({
      name,
      subtitle,
      otherNames: { ar: [], en: [] },
      barcode: `62${between(0, 9999)}`,
    });
    return { id: `piece-${index}`, place: between(0, 49), stock: between(0, 11), name, subtitle, searchText };
  });
  await database.pool.query(
    `insert into products (id, category, position, price, stock, name_ar, name_en, subtitle_ar, subtitle_en, description_ar,
        description_en, features_ar, features_en, is_archived, search_text)
      select id, (array['plates', 'bowls', 'cups', 'sets'])[1 + place % 4], place, 45000, stock, name ->> 'ar', name ->> 'en',
        subtitle ->> 'ar', subtitle ->> 'en', 'قطعة', 'A piece', '{}', '{}', place % 9 = 0, "searchText"
      from jsonb_to_recordset($1) as given (id text, place integer, stock integer, name jsonb, subtitle jsonb, "searchText" text)`,
    [JSON.stringify(products)],
  );
  await database.pool.query('analyze products');
});
afterAll(() => database.drop());

const typedWord = () => {
  const whole = oneOf([word(), word(), 'محمد', 'مي', 'ab', '62', '_']);
  return whole.slice(between(0, 1)).slice(0, between(1, 4)) || 'م';
};
const randomQuery = () => Array.from({ length: between(1, 2) }, typedWord).join(' ');

/** Result of a plain scan of all rows, in list order. */
const scan = async ({ q, sort = 'position', language, category }: AdminProductFilters): Promise<string[]> => {
  const key = { position: 'position', stock: 'stock', name: `name_${language} collate "${language}-x-icu"` }[sort];
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from products where not exists (
       select from unnest($1::text[]) as part where strpos(' ' || replace(search_text, e'\\n', ' '), part) = 0)
       and category = coalesce($2, category)
     order by is_archived, ${key}, id`,
    [searchPartsOf(q), category],
  );
  return rows.map(({ id }) => id);
};

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('a search returns the same products as a plain scan, in list order, for few and many matches, and after a cursor', async () => {
  const { kysely } = database;
  const counts: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const filters: AdminProductFilters = {
      q: randomQuery(),
      language: oneOf(contentLanguages),
      sort: oneOf(productSorts),
      category: oneOf([undefined, 'plates']),
    };
    const about = `seed ${seed}, ${JSON.stringify(filters)}`;
    const expected = await scan(filters);
    counts.push(expected.length);
    // found by the index and sorted, or scanned in list order
    const { ids: matchingIds, ...counted } = await countProducts(kysely, filters);
    expect(counted, about).toEqual({ count: expected.length, isExactCount: true });
    for (const limit of [3, COUNT])
      for (const matches of [null, matchingIds, undefined])
        expect(ids(await findProducts(kysely, { ...filters, matches }, limit)), about).toEqual(
          expected.slice(0, limit),
        );
    expect(ids(await findGridProducts(kysely, filters, COUNT)), about).toEqual(expected);
    const [after] = expected;
    if (after !== undefined)
      expect(ids(await findProducts(kysely, { ...filters, after }, 3)), about).toEqual(expected.slice(1, 4));
    // there is nothing to count without a word, such as for a tatweel alone
    const countable = searchPartsOf(filters.q).length === 0 ? [] : await scan({ q: filters.q, language: 'ar' });
    expect(ids(await findProductsToCount({ database }, { q: filters.q ?? '', language: 'ar' })), about).toEqual(
      countable.slice(0, 20),
    );
  }
  // the searches have no, few and many matches
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(50);
  expect(counts.some((count) => count > 0 && count < 20)).toBe(true);
});

test('a search also counts and finds products with a state filter', async () => {
  const { kysely } = database;
  for (const state of productStates) {
    const everything = await findProducts(kysely, { language: 'ar', state }, COUNT);
    const matches = await findProducts(kysely, { language: 'ar', state, q: '62' }, COUNT);
    expect(everything.length).toBeGreaterThan(0);
    expect(ids(matches)).toEqual(ids(everything));
    expect(await countProducts(kysely, { language: 'ar', state, q: '62' })).toMatchObject({ count: matches.length });
  }
});
