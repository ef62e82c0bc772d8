import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { type Sort, sortProducts } from '#features/products/sort.ts';
import { matches } from './match-products.ts';

describe('fold', () => {
  test.each([
    ['أإآٱا', 'ااااا'],
    ['مستشفى', 'مستشفي'],
    ['قطعة', 'قطعه'],
    ['مؤمن وشاطئ', 'مومن وشاطي'],
    ['زَخْرَفَةٌ', 'زخرفه'],
    ['لـــوتس', 'لوتس'],
    ['٢٧ سم ۳۴', '27 سم 34'],
    ['لو\u200Fتس\u200B', 'لوتس'],
    ['ﻻزورد', 'لازورد'],
    ['  Café  LOTUS ', 'cafe lotus'],
    ['ﬁne', 'fine'],
    ['ΟΔΟΣ ΟΔΟΣΑ', 'οδοσ οδοσα'],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('fold is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('matches', () => {
  const texts = ['طبق رئيسي بإفريز اللوتس', 'القطر ٢٧ سم، زخرفة زرقاء'];

  test.each(['اللوتس', ' لوتس ', 'بافريز', 'رييسي', 'زخرفه', '27', 'زُخْرُفة', ''])('%j finds the plate', (query) => {
    expect(matches(query, texts)).toBe(true);
  });

  test.each(['فنجان', 'اللوتس سم', 'ـ', '\u0650'])('%j does not find it', (query) => {
    expect(matches(query, texts)).toBe(false);
  });

  test('ignores case', () => {
    expect(matches('lOTUS', ['Lotus Frieze Dinner Plate'])).toBe(true);
  });

  test('finds every substring of a text in any case, so folding removes no match', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, query, after) => {
        expect(matches(query.toUpperCase(), [before + query.toLowerCase() + after])).toBe(true);
      }),
    );
  });
});

describe('sortProducts', () => {
  const products = [
    { name: 'ج', price: 200 },
    { name: 'ب', price: 100 },
    { name: 'أ', price: 200 },
  ];

  test.each<[Exclude<Sort, 'newest'>, string]>([
    ['name', 'أ ب ج'],
    ['price-low', 'ب أ ج'],
    ['price-high', 'أ ج ب'],
  ])('sorts by %s: %s', (sort, names) => {
    const sorted = sortProducts(products, sort, new Intl.Collator('ar').compare);
    expect(sorted.map(({ name }) => name).join(' ')).toBe(names);
  });

  test('does not change its input', () => {
    sortProducts(products, 'price-low', new Intl.Collator('ar').compare);
    expect(products.map(({ name }) => name)).toEqual(['ج', 'ب', 'أ']);
  });
});
