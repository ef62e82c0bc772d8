import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { matches } from './match-products.ts';
import { type Sort, sortProducts } from './sort.ts';

describe('folding', () => {
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

  test('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('searching', () => {
  const texts = ['طبق رئيسي بإفريز اللوتس', 'القطر ٢٧ سم، زخرفة زرقاء'];

  test.each(['اللوتس', ' لوتس ', 'بافريز', 'رييسي', 'زخرفه', '27', 'زُخْرُفة', ''])('%j finds the plate', (query) => {
    expect(matches(query, texts)).toBe(true);
  });

  test.each(['فنجان', 'اللوتس سم', 'ـ', '\u0650'])('%j does not', (query) => {
    expect(matches(query, texts)).toBe(false);
  });

  test('case does not matter', () => {
    expect(matches('lOTUS', ['Lotus Frieze Dinner Plate'])).toBe(true);
  });

  test('whatever stands in a text is found, in any case, so folding never removes a hit', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, query, after) => {
        expect(matches(query.toUpperCase(), [before + query.toLowerCase() + after])).toBe(true);
      }),
    );
  });
});

describe('sorting', () => {
  const shelf = [
    { name: 'ج', price: 200 },
    { name: 'ب', price: 100 },
    { name: 'أ', price: 200 },
  ];

  test.each<[Sort, string]>([
    ['name', 'أ ب ج'],
    ['price-low', 'ب أ ج'],
    ['price-high', 'أ ج ب'],
  ])('by %s: %s', (sort, names) => {
    const sorted = sortProducts(shelf, sort, new Intl.Collator('ar').compare);
    expect(sorted.map(({ name }) => name).join(' ')).toBe(names);
  });

  test('the shelf itself stays as it was', () => {
    sortProducts(shelf, 'price-low', new Intl.Collator('ar').compare);
    expect(shelf.map(({ name }) => name)).toEqual(['ج', 'ب', 'أ']);
  });
});
