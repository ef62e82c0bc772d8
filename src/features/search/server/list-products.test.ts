import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { sortProducts } from '#features/products/sort.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { matchProducts } from '../match-products.ts';
import { arabicSearchCases } from '../testing/arabic-search-cases.ts';
import { listProducts } from '../testing/list-products.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const list = (query: Readonly<Record<string, string>>) => listProducts(shop, query);

/** Returns the products that match the search rule (decision 34), by name. */
const byRule = (q: string, language: ContentLanguage) =>
  sortProducts(
    matchProducts(
      catalogue.map(({ id, price, name, description }) => ({
        id,
        price,
        name: name[language],
        text: description[language],
      })),
      q,
      ({ name, text }) => [name, text],
    ),
    'name',
    new Intl.Collator(language).compare,
  ).map(({ id }) => id);

/** Returns the products that match the rule but are missing from the search; similar words may add others. */
const listMissing = async (q: string, language: ContentLanguage) => {
  const { products, counts } = await list({ language, q });
  expect(counts.all).toBe(products.length);
  return byRule(q, language).filter((id) => !products.some((product) => product.id === id));
};

test('the database finds the products of the search rule for Arabic queries', async () => {
  const queries = [
    ...arabicSearchCases.flatMap(({ queries: each }) => each),
    'ΟΔΟΣ',
    'ـ',
    '%',
    '_',
    String.raw`\ `,
    'م',
    'q',
    '27',
  ];
  for (const q of queries) expect([q, await listMissing(q, 'ar')]).toEqual([q, []]);
});

test.each(['LOTUS', 'tea cup', 'cup lotus', 'horus eye', "scribe's", 'a', 'zz', '14%'])(
  'the database finds the products of the search rule for English %j',
  async (q) => expect(await listMissing(q, 'en')).toEqual([]),
);

test('search results are sorted by relevance, other lists by name', async () => {
  const { compare } = new Intl.Collator('ar');
  const names = async (query: Readonly<Record<string, string>>) =>
    (await list({ language: 'ar', ...query })).products.map(({ name }) => name);
  const plain = await names({});
  expect(plain).toEqual(plain.toSorted(compare));
  expect(await names({ sort: 'fit' })).toEqual(plain);
  const searched = await names({ q: 'شاي' });
  expect(searched).toEqual(await names({ q: 'شاي', sort: 'fit' }));
  expect(await names({ q: 'شاي', sort: 'name' })).toEqual(searched.toSorted(compare));
});

test('overlapping group phrases are split so that the fewest words belong to no group', async () => {
  // "gift for a feast" is also a phrase, which would leave "birth" ungrouped
  const { products } = await list({ language: 'ar', q: 'هدية عيد ميلاد' });
  expect(products[0]?.id).toBe('set-gift-01');
});

test('a word that only occurs inside other words is corrected if the search has no results', async () => {
  expect((await list({ language: 'ar', q: 'mag azra2' })).instead).toBe('mug azra2');
});

test.each([
  ['أطباق', 'ar', 'طبق'],
  ['صحن', 'ar', 'طبق'],
  ['زرقاء', 'ar', 'الأزرق'],
  ['عيد الأم', 'ar', 'هدية'],
  ['lotuses', 'en', 'Lotus'],
  ['dish', 'en', 'Plate'],
  ['plaet', 'en', 'Plate'],
  ['fengan', 'ar', 'فنجان'],
  ['27cm', 'en', '27'],
] as const)('the list for %s marks the matching word', async (q, language, word) => {
  const { products } = await list({ language, q });
  const marks = products.flatMap(({ markedName, excerpt }) =>
    (markedName ?? excerpt?.text ?? []).filter((_, index) => index % 2 === 1),
  );
  expect(marks.map((mark) => mark.toLowerCase())).toContain(word.toLowerCase());
});
