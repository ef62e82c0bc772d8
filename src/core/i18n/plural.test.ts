import { expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { plural } from './plural.ts';

test.each([
  [0, 'لا توجد منتجات'],
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '٣ منتجات'],
  [10, '١٠ منتجات'],
  [11, '١١ منتجًا'],
  [99, '٩٩ منتجًا'],
  [100, '١٠٠ منتج'],
  [101, '١٠١ منتج'],
  [102, '١٠٢ منتج'],
  [103, '١٠٣ منتجات'],
  [111, '١١١ منتجًا'],
])('%i products use the Arabic plural form', (count, sentence) => {
  expect(messagesOf('ar', testSettings).counts.products(count)).toBe(sentence);
});

test.each([
  [0, 'No products'],
  [1, '1 product'],
  [2, '2 products'],
  [1000, '1,000 products'],
])('%i products use the English plural form', (count, sentence) => {
  expect(messagesOf('en', testSettings).counts.products(count)).toBe(sentence);
});

test('a missing form falls back to `other`', () => {
  expect(plural('en', { other: '{count} left' })(0)).toBe('0 left');
  expect(plural('ar', { other: 'بقي {count}' })(2)).toBe('بقي ٢');
});

test('a search result contains count and query', () => {
  const texts = { ar: serverTexts('ar', testSettings).search, en: serverTexts('en', testSettings).search };
  expect(texts.ar.resultCount({ count: 2, query: 'lotus', elsewhere: 0 })).toBe('نتيجتان للبحث عن «\u2068lotus\u2069»');
  expect(texts.ar.resultCount({ count: 0, query: 'lotus', elsewhere: 7 })).toBe(
    'لا توجد نتائج للبحث عن «\u2068lotus\u2069»، و٧ نتائج بالإنجليزية',
  );
  expect(texts.en.resultCount({ count: 0, query: 'أزرق', elsewhere: 1 })).toBe(
    'No results for “\u2068أزرق\u2069”, 1 result in Arabic',
  );
});
