import { describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { matchProducts } from '#features/search/match-products.ts';
import { arabicSearchCases } from '#features/search/testing/arabic-search-cases.ts';
import { catalogue } from './catalogue.ts';

const find = (query: string, language: ContentLanguage): string[] =>
  matchProducts(catalogue, query, ({ name, description, otherNames }) => [
    name[language],
    description[language],
    ...otherNames[language],
  ]).map(({ id }) => id);

const searches = arabicSearchCases.flatMap(({ queries, finds, never, inEnglish = false }) =>
  queries.map((query) => ({ query, finds: finds.split(' '), never: never.split(' '), inEnglish })),
);

describe('the search in Arabic', () => {
  test.each(searches)('finds the expected products for «$query»', ({ query, finds, never, inEnglish }) => {
    const inArabic = find(query, 'ar');
    const matches = inEnglish ? find(query, 'en') : inArabic;
    if (inEnglish) expect(inArabic).toEqual([]);
    expect(matches).toEqual(expect.arrayContaining(finds));
    expect(matches.filter((id) => never.includes(id))).toEqual([]);
  });

  test('the search in Arabic is tested with two hundred different queries for existing products', () => {
    expect(new Set(searches.map(({ query }) => query)).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThanOrEqual(200);
    const existing = catalogue.map(({ id }) => id);
    const named = searches.flatMap(({ finds, never }) => [...finds, ...never]);
    expect(named.filter((id) => !existing.includes(id))).toEqual([]);
  });
});
