import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { fold } from '#core/text/fold.ts';
import type { ProductList, SearchSuggestions } from '#features/products/products.contract.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { suggestSearches } from './suggest.ts';

let shop: OpenShop;
let visitors = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const requestSuggestions = (q: string, language: ContentLanguage, address = `visitor ${(visitors += 1)}`) =>
  shop.request<SearchSuggestions>(`/search-suggestions?${new URLSearchParams({ language, q })}`, { address });
const suggest = async (q: string, language: ContentLanguage = 'ar') => (await requestSuggestions(q, language)).body;
const suggestQueries = async (q: string, language: ContentLanguage = 'ar') =>
  (await suggest(q, language)).words.map((each) => each.q);
const none = { words: [], categories: [], products: [] };
/** Suggestions without their texts. */
const bareFor = async (q: string) => {
  const { texts: _, ...bare } = await suggest(q);
  return bare;
};

/** Highlighted parts of a text. */
const listMarks = (text: readonly string[] | null) => (text ?? []).filter((_, index) => index % 2 === 1);

describe('suggestions', () => {
  test.each([
    ['فن', 'ar', ['فنجان', 'فنجان شاي', 'فنجان قهوة']],
    ['لوت', 'ar', ['لوتس', 'لوتس الفجر']],
    ['عين ح', 'ar', ['عين حورس']],
    ['pla', 'en', ['plate', 'dinner plate', 'dessert plate']],
    ['lotus te', 'en', ['lotus tea', 'lotus tea cup', 'lotus tea set']],
    ['Blu', 'en', ['blue', 'blue tendril']],
  ] as const)(
    'the input %s suggests words and phrases of names and kinds, most frequent first',
    async (q, language, queries) => {
      expect((await suggestQueries(q, language)).slice(0, queries.length)).toEqual(queries);
    },
  );

  test('entered letters suggest words in any spelling, form or script', async () => {
    for (const text of ['فناجين', 'والفنجا', 'فنـجَا', 'fenga', 'فنجاان'])
      expect([text, await suggestQueries(text)]).toEqual([text, expect.arrayContaining(['فنجان شاي'])]);
    expect(await suggestQueries('أزرق')).toEqual(await suggestQueries('ازرق'));
  });

  test('entered synonyms suggest the words of the shop', async () => {
    expect((await suggestQueries('صحن'))[0]).toBe('طبق');
    expect((await suggestQueries('dish', 'en'))[0]).toBe('plate');
  });

  test('a typing error suggests the corrected word', async () => {
    expect((await suggestQueries('plaet', 'en'))[0]).toBe('plate');
    expect((await suggest('فنجن')).words[0]?.q).toBe('فنجان');
  });

  test('entered letters suggest the categories they name, unless these are empty', async () => {
    const categoriesFor = async (q: string, language: ContentLanguage) =>
      (await suggest(q, language)).categories.map(({ category, text }) => [category, text.join('')]);
    expect(await categoriesFor('طقم', 'ar')).toEqual([['sets', 'أطقم']]);
    expect(await categoriesFor('فناج', 'ar')).toEqual([['cups', 'فناجين وأكواب']]);
    expect(await categoriesFor('dish', 'en')).toEqual([['plates', 'Plates']]);
    expect(await categoriesFor('سلطاني', 'ar')).toEqual([]);
  });

  test('entered letters suggest at most three products, in list order', async () => {
    const { products } = await suggest('lotus', 'en');
    const { body } = await shop.request<ProductList>('/products?language=en&q=lotus');
    expect(products.map(({ id }) => id)).toEqual(body.products.slice(0, 3).map(({ id }) => id));
    const [{ markedName: _, subtitle: kind, ...first } = { markedName: null, subtitle: [] }] = products;
    const { category, id, isInStock, name, originalPrice, picture, price, subtitle } = body.products[0] ?? {};
    expect(first).toEqual({ category, id, isInStock, name, originalPrice, picture, price });
    expect(kind.join('')).toBe(subtitle);
  });

  test('every suggested search finds something, and none repeats the input', async () => {
    for (const language of contentLanguages) {
      const prefixes =
        language === 'ar' ? ['طب', 'شا', 'عائ', 'طقم ق', 'نج', 'كو'] : ['se', 'bla', 'tea s', 'st', 'ni', 'go'];
      for (const q of prefixes) {
        const queries = await suggestQueries(q, language);
        expect([q, queries]).toEqual([q, expect.not.arrayContaining([fold(q)])]);
        for (const each of queries) {
          const { body } = await shop.request<ProductList>(`/products?${new URLSearchParams({ language, q: each })}`);
          expect([each, body.counts.all, body.instead]).toEqual([each, expect.toSatisfy((count) => count > 0), null]);
        }
      }
    }
  });

  test('suggestions highlight the letters, or the whole word if it is Arabic or matched through another one', async () => {
    const suggestions = await suggest('لوت');
    for (const text of [
      ...suggestions.words.map((word) => word.text),
      ...suggestions.products.map(({ markedName }) => markedName),
    ])
      expect(listMarks(text)).toEqual([expect.stringMatching(/^[^ ]*لوتس$/u)]);
    const plates = (await suggest('plate', 'en')).products;
    expect(plates.flatMap(({ markedName, subtitle }) => listMarks(markedName ?? subtitle))).toEqual([
      'plate',
      'plate',
      'plate',
    ]);
    expect(listMarks((await suggest('fenga')).words[0]?.text ?? null)).toEqual(['فنجان']);
    expect(listMarks((await suggest('صحن')).words[0]?.text ?? null)).toEqual(['طبق']);
    expect(listMarks((await suggest('طق')).categories[0]?.text ?? null)).toEqual(['أطقم']);
  });
});

test('the response includes its texts in the requested language', async () => {
  expect((await suggest('lotus', 'en')).texts).toEqual({
    words: 'Words',
    categories: 'Categories',
    products: 'Products',
    announced: '8 suggestions, use the up and down arrows to choose one',
  });
  expect((await suggest('zzzz')).texts.announced).toBe('لا اقتراحات');
});

test('nothing is suggested for a single letter, an article, punctuation, a price, a long or an unknown text', async () => {
  for (const q of ['', ' ', 'ط', 'ال', '%', '__', '«»', '\\', 'plates under 700', 'zzzz', 'شوكة', 'ا'.repeat(81)])
    expect([q, await bareFor(q)]).toEqual([q, none]);
});

test('hostile texts get a response, and too long ones are refused', async () => {
  const hostile = [
    `'; drop table products; --`,
    '%%%',
    String.raw`\%_\_`,
    '${7*7}',
    '<img src=x>',
    '\u202Eab',
    '\u0000ab',
    '😀😀',
    '[]{}()*+?^$|',
  ];
  for (const q of hostile) expect([q, (await requestSuggestions(q, 'en')).status]).toEqual([q, 200]);
  expect((await requestSuggestions('a'.repeat(201), 'en')).status).toBe(400);
  for (const query of ['language=en', 'q=lotus', 'language=fr&q=lotus', 'language=en&q=lotus&more=1'])
    expect([query, (await shop.request(`/search-suggestions?${query}`)).status]).toEqual([query, 400]);
});

test('an archived product and its words are never suggested, even from the cache', async () => {
  const scarab = () => suggest('scarab mu', 'en');
  expect((await scarab()).products.map(({ id }) => id)).toContain('cup-mug-01');
  const archive = (isArchived: boolean) =>
    shop.database.pool.query('update products set is_archived = $1 where id = $2', [isArchived, 'cup-mug-01']);
  await archive(true);
  expect((await scarab()).products.map(({ id }) => id)).not.toContain('cup-mug-01');
  const { words: queries, products } = await suggest('winged scarab mu', 'en');
  expect({ queries, ids: products.map(({ id }) => id) }).toEqual({
    queries: [],
    ids: expect.not.arrayContaining(['cup-mug-01']),
  });
  await archive(false);
});

test('suggested products have current prices, even from the cache', async () => {
  const priceOf = async () => (await suggest('papyrus tea cup', 'en')).products[0]?.price;
  const before = await priceOf();
  await shop.database.pool.query(`update products set price = price + 100 where id = 'cup-tea-02'`);
  expect(await priceOf()).toBe((before ?? 0) + 100);
});

test('uncached texts are rate-limited per address', async () => {
  const address = 'a busy network';
  await requestSuggestions('لازو', 'ar', address);
  await shop.database.pool.query(`update request_limits set points = 1500 where key like 'suggestions:%'`);
  expect((await requestSuggestions('لازو', 'ar', address)).status).toBe(200);
  const refused = await requestSuggestions('لازور', 'ar', address);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.toSatisfy((s) => s > 0)]);
  expect((await requestSuggestions('لازور', 'ar', 'another network')).status).toBe(200);
});

test('a visitor above the limit does not affect another one with the same input at the same time', async () => {
  const input = { q: 'فنجان شا', language: 'ar' } as const;
  const refused = suggestSearches(shop.context, input, () =>
    Promise.reject(new AppError(apiErrors, 'TOO_MANY_REQUESTS')),
  );
  const accepted = suggestSearches(shop.context, input, () => Promise.resolve());
  await expect(refused).rejects.toThrow('TOO_MANY_REQUESTS');
  expect((await accepted).products).not.toEqual([]);
});
