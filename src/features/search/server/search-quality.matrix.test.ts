import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentLanguage, contentLanguages } from '#core/i18n/language.ts';
import { fold } from '#core/text/fold.ts';
import type { ProductList } from '#features/products/products.contract.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { matchProducts } from '../match-products.ts';
import others from '../testing/more-search-queries.json' with { type: 'json' };
import written from '../testing/search-queries.json' with { type: 'json' };

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const list = async (language: string, q: string) =>
  (await shop.request<ProductList>(`/products?${new URLSearchParams({ language, q })}`)).body;

/** Ids in the order of the page: products, then those of the other language. */
const listIds = async (language: string, q: string) => {
  const { products, otherLanguage } = await list(language, q);
  return [...new Set([...products, ...otherLanguage].map(({ id }) => id))];
};

/** A typed query and its expected results: `need` of the first three are among `top3`, `mustFind` appear anywhere. */
interface Query {
  readonly language: string;
  readonly q: string;
  readonly top3: readonly string[];
  readonly need: number;
  readonly mustFind: readonly string[];
  readonly mustNotLead: readonly string[];
  /** For products that the shop does not have exactly; such a query is not counted. */
  readonly optional?: boolean;
  /** For words in no text: maximum number of results. */
  readonly max?: number;
}
/** The queries used to develop the search, and others of the same kinds. */
const queries: Readonly<Record<string, readonly Query[]>> = { written, others };

/** Quality figures from 0 to 1; `zero` is the share of queries with relevant products but no results. */
interface Figures {
  readonly top3: number;
  readonly recall: number;
  readonly lead: number;
  readonly negative: number;
  readonly zero: number;
  readonly mrr: number;
}

const share = (results: readonly number[]) => results.reduce((sum, each) => sum + each, 0) / results.length;

describe('the search', () => {
  test.each(Object.keys(queries))(
    'reaches its quality goals for the queries of shoppers: %s',
    async (name) => {
      const top3: number[] = [];
      const lead: number[] = [];
      const negative: number[] = [];
      const zero: number[] = [];
      const places: number[] = [];
      let [hitCount, expectedCount] = [0, 0];
      for (const query of queries[name]?.filter(({ optional }) => optional !== true) ?? []) {
        const results = await listIds(query.language, query.q);
        const right = (id: string) => query.top3.includes(id);
        if (query.top3.length > 0) {
          top3.push(Number(results.slice(0, 3).filter(right).length >= query.need));
          zero.push(Number(results.length === 0));
          const rank = results.findIndex(right);
          places.push(rank === -1 ? 0 : 1 / (rank + 1));
        }
        if (query.max !== undefined) negative.push(Number(results.length <= query.max));
        const [first] = results;
        if (query.mustNotLead.length > 0 && first !== undefined) lead.push(Number(!query.mustNotLead.includes(first)));
        expectedCount += query.mustFind.length;
        hitCount += query.mustFind.filter((id) => results.includes(id)).length;
      }
      const figures: Figures = {
        top3: share(top3),
        recall: hitCount / expectedCount,
        lead: share(lead),
        negative: share(negative),
        zero: share(zero),
        mrr: share(places),
      };
      expect(figures.top3).toBeGreaterThanOrEqual(0.97);
      expect(figures.recall).toBeGreaterThanOrEqual(0.96);
      expect(figures.lead).toBe(1);
      expect(figures.negative).toBe(1);
      expect(figures.zero).toBeLessThanOrEqual(0.01);
      expect(figures.mrr).toBeGreaterThanOrEqual(0.97);
    },
    60_000,
  );

  /** Spellings that the substring rule treats as the same word. */
  const spellings: readonly ((word: string) => string)[] = [
    (word) => word,
    fold,
    (word) => word.toUpperCase(),
    (word) => [...word].join('\u0640').replaceAll(/[A-Za-z0-9]\u0640/gu, (pair) => pair.slice(0, 1)),
    (word) => `ال${fold(word)}`,
    (word) => word.slice(1),
    (word) => word.slice(0, -1),
    (word) => word.slice(1, -1),
  ];

  /** Name, description and former names of a product (decision 218). */
  const textsOf = ({ name, description, otherNames }: (typeof catalogue)[number], language: ContentLanguage) => [
    name[language],
    description[language],
    ...otherNames[language],
  ];

  const byRule = (q: string, language: ContentLanguage) =>
    matchProducts(catalogue, q, (product) => textsOf(product, language)).map(({ id }) => id);

  const listMissing = async (q: string, language: ContentLanguage) => {
    const rule = byRule(q, language);
    // a vowel sign alone is not a search: the list contains all products
    if (fold(q).trim() === '' || rule.length === 0) return [];
    const { products } = await list(language, q);
    return rule.filter((id) => !products.some((product) => product.id === id));
  };

  const listWords = (language: ContentLanguage) => [
    ...new Set(catalogue.flatMap((product) => textsOf(product, language).join(' ').split(/\s+/u))),
  ];

  test.each(contentLanguages)(
    'finds all products of the substring rule for any word: %s',
    async (language) => {
      for (const [index, word] of listWords(language).entries()) {
        const q = (spellings[index % spellings.length] ?? fold)(word);
        expect([q, await listMissing(q, language)]).toEqual([q, []]);
      }
    },
    120_000,
  );

  test.each(contentLanguages)(
    'finds all products of the substring rule for any part of a text: %s',
    async (language) => {
      const texts = catalogue.flatMap((product) => textsOf(product, language));
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...texts),
          fc.nat(),
          fc.integer({ min: 1, max: 24 }),
          fc.constantFrom(...spellings.slice(0, 4)),
          async (text, from, length, spell) => {
            const start = from % text.length;
            expect(await listMissing(spell(text.slice(start, start + length)), language)).toEqual([]);
          },
        ),
        { numRuns: 150 },
      );
    },
    120_000,
  );
});
