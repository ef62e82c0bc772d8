import { expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { listHeading } from './list-heading.ts';
import { readListState } from './product-list-query-state.ts';

const headingOf = (language: 'ar' | 'en', category: 'cups' | null, query: Readonly<Record<string, string>>) =>
  listHeading(
    readListState(category, new URLSearchParams(query)),
    messagesOf(language, testSettings),
    serverTexts(language, testSettings).search,
  ).replaceAll(/[\u2068\u2069]/gu, '|');

test.each([
  [null, {}, 'All Products', 'جميع المنتجات'],
  ['cups', {}, 'Cups', 'فناجين وأكواب'],
  [null, { sale: 'true' }, 'On Sale', 'التخفيضات'],
  [null, { new: 'true', sale: 'true' }, 'New Arrivals, On Sale', 'وصل حديثًا، التخفيضات'],
  ['cups', { sale: 'true', sort: 'price-low' }, 'Cups, On Sale', 'فناجين وأكواب، التخفيضات'],
  [null, { q: ' lotus ' }, 'Results for “|lotus|”', 'نتائج البحث عن «|lotus|\u061c»'],
  [
    'cups',
    { q: 'لوتس', new: 'true' },
    'Results for “|لوتس|” – Cups, New Arrivals',
    'نتائج البحث عن «|لوتس|\u061c» – فناجين وأكواب، وصل حديثًا',
  ],
] as const)('a list of %s with %j is headed "%s"', (category, query, english, arabic) => {
  expect(headingOf('en', category, query)).toBe(english);
  expect(headingOf('ar', category, query)).toBe(arabic);
});

test('cuts a long search at 60 characters and splits no character', () => {
  expect(headingOf('en', null, { q: 'a'.repeat(60) })).toBe(`Results for “|${'a'.repeat(60)}|”`);
  expect(headingOf('en', null, { q: 'a'.repeat(61) })).toBe(`Results for “|${'a'.repeat(59)}…|”`);
  expect(headingOf('en', null, { q: '🪷'.repeat(99) })).toBe(`Results for “|${'🪷'.repeat(59)}…|”`);
});

test('removes line breaks from a search and isolates its text direction', () => {
  expect(headingOf('en', null, { q: 'lotus\u202E\n\u0000\u2069moon' })).toBe('Results for “|lotus moon|”');
});
