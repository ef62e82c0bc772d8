import { expect, test } from 'vitest';
import { toCountedSearch } from './counted-search.ts';

test.each([
  ['  أَطباقٌ   زرقاء ', 'اطباق زرقاء'],
  ['Blue PLATE!', 'blue plate'],
  ['طقم شاي ٦', 'طقم شاي 6'],
  ['أقل من ١٠٠٠', 'اقل من 1000'],
  ['between 500 and 900', 'between 500 and 900'],
  ['cup-tea-01', 'cup tea 01'],
  ['<b>plate</b>', 'b plate b'],
  ['pla\u202Ete', 'plate'],
  ['plate '.repeat(40), 'plate '.repeat(10).trim()],
])('%j is counted as %j', (query, counted) => {
  expect(toCountedSearch(query)).toBe(counted);
});

test.each([
  'salma@example.com',
  'salma at gmail',
  'salma.hassan',
  'https://example.com/plate',
  '01001234567',
  '٠١٠ ١٢٣٤ ٥٦٧',
  '+20 (100) 123-4567',
  'ORD-1773482400000-ABCDEFGH2',
  'ord 17',
  '29001011234567',
  'x'.repeat(31),
  '☂',
  'ط',
  '',
])('%j is not counted', (query) => {
  expect(toCountedSearch(query)).toBeNull();
});
