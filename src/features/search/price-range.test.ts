import { describe, expect, test } from 'vitest';
import { parsePriceRange } from './price-range.ts';

describe('parsePriceRange', () => {
  test.each([
    ['under 1000', null, 100_000, ''],
    ['cups under 1,000 EGP', null, 100_000, 'cups'],
    ['gift below 750 pounds', null, 75_000, 'gift'],
    ['plates over 2000', 200_000, null, 'plates'],
    ['tea set between 1000 and 3000', 100_000, 300_000, 'tea set'],
    ['plates 1000 to 2000', 100_000, 200_000, 'plates'],
    ['500-700 EGP', 50_000, 70_000, ''],
    ['اقل من 1000', null, 100_000, ''],
    ['فناجين أقل من ١٠٠٠', null, 100_000, 'فناجين'],
    ['هدية تحت ٥٠٠ جنيه', null, 50_000, 'هديه'],
    ['طقم أكثر من ٢٬٠٠٠', 200_000, null, 'طقم'],
    ['فناجين أقل من ١،٢٥٠', null, 125_000, 'فناجين'],
    ['طبق من ٥٠٠ الى ١٠٠٠', 50_000, 100_000, 'طبق'],
    ['فناجين ٥٠٠ إلى ٧٠٠ جنيه', 50_000, 70_000, 'فناجين'],
    ['مج ب ٥٠٠', null, 50_000, 'مج'],
    ['هدية ب٧٥٠ جنيه', null, 75_000, 'هديه'],
    ['طقم بسعر ٢٠٠٠', null, 200_000, 'طقم'],
    ['٩٠ جنيها', null, 9_000, ''],
    ['gift for 600 EGP', null, 60_000, 'gift'],
    ['mug 500 le', null, 50_000, 'mug'],
  ])('splits %j into the prices %j to %j and %j', (query, min, max, remainder) => {
    const parsed = parsePriceRange(query);
    expect([parsed?.range.min, parsed?.range.max, parsed?.rest]).toEqual([min, max, remainder]);
    expect(parsed?.phrase).not.toBe('');
  });

  test.each([
    '',
    'lotus',
    'plate under 30 cm',
    'set for 6',
    'طقم ب ٦ فناجين',
    'set for 300 people',
    'cup 500',
    '6 to 8 people',
    '200-330 ml',
    '010-1234567',
    'ORD-1234567890',
    'أقل من ٣٠ سم',
    'under the table',
    '1000',
    'under 0',
    'أطباق تحت ١٥٠،٧٥',
    'under 150,75',
    'between 100 and 2000000',
    'من القاهرة',
  ])('finds no prices in %j', (query) => {
    expect(parsePriceRange(query)).toBeNull();
  });
});
