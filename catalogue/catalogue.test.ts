import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Bilingual } from '../domain/language.ts';
import { pounds } from '../domain/money.ts';
import { ProductId } from '../domain/product-id.ts';
import { categories } from '../domain/products.ts';
import { catalogue, findInCatalogue, greatestDiscountPercent } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';

/** What the hero, the sale strip and the promises of the home page say (decision 32). */
const advertisedDiscountPercent = 60;

const textsOf = ({ name, subtitle, description, features }: CatalogueProduct): Bilingual[] => [
  name,
  subtitle,
  description,
  ...features.ar.map((ar, index) => ({ ar, en: features.en[index] ?? '' })),
];

describe('the built-in catalogue', () => {
  test('holds 37 pieces: 14 plates, no bowls yet, 13 cups and 10 sets', () => {
    const counts = categories.map((category) => catalogue.filter((product) => product.category === category).length);
    expect(catalogue).toHaveLength(37);
    expect(Object.fromEntries(categories.map((category, index) => [category, counts[index]]))).toEqual({
      plates: 14,
      bowls: 0,
      cups: 13,
      sets: 10,
    });
  });

  test('gives every piece an id of its own that the shop accepts in a cart', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { id } of catalogue) expect(v.is(ProductId, id), id).toBe(true);
    expect(findInCatalogue('set-family-01')?.price).toBe(pounds(3800));
    expect(findInCatalogue('bowl-lotus-01')).toBeUndefined();
  });

  test.each(catalogue)('tells $id in Arabic and in English, with as many features in both', (product) => {
    expect(product.features.ar.length).toBe(product.features.en.length);
    for (const { ar, en } of textsOf(product)) {
      expect(ar).toMatch(/\p{Script=Arabic}/u);
      expect(en).toMatch(/[A-Za-z]/u);
      expect(ar).not.toBe(en);
      expect([ar, en].map((text) => text.trim())).toEqual([ar, en]);
    }
  });

  test.each(catalogue)(
    'writes the numbers and signs of $id the Arabic way in Arabic, the Latin way in English',
    (product) => {
      for (const { ar, en } of textsOf(product)) {
        expect(ar).not.toMatch(/[0-9A-Za-z%,;?]/u);
        expect(ar).not.toMatch(/[٠-٩]\.[٠-٩]/u);
        expect(en).not.toMatch(/[٠-٩٪٫،؛؟]/u);
      }
    },
  );

  test('says on the card how large a piece is, with the Arabic plural that the count asks for', () => {
    const kindOf = (id: string) => findInCatalogue(id)?.subtitle;
    expect(kindOf('plate-lotus-01')).toEqual({ ar: 'طبق رئيسي، ٢٧ سم', en: 'Dinner plate, 27 cm' });
    expect(kindOf('cup-tea-01')).toEqual({ ar: 'فنجان شاي مع طبقه، ٢٠٠ مل', en: 'Tea cup with saucer, 200 ml' });
    expect(kindOf('set-gift-01')).toEqual({ ar: 'طقم هدية، ٣ قطع', en: 'Gift set, 3 pieces' });
    expect(kindOf('set-tea-01')).toEqual({ ar: 'طقم شاي، ٩ قطع', en: 'Tea set, 9 pieces' });
    expect(kindOf('set-coffee-01')).toEqual({ ar: 'طقم قهوة، ١٢ قطعة', en: 'Coffee set, 12 pieces' });
    expect(kindOf('set-family-01')).toEqual({ ar: 'طقم عائلي، ٢٥ قطعة', en: 'Family set, 25 pieces' });
  });

  test('asks between 450 and 3,800 pounds for a piece, in whole pounds', () => {
    const prices = catalogue.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(pounds(450));
    expect(Math.max(...prices)).toBe(pounds(3800));
    expect(prices.filter((price) => price % pounds(1) !== 0)).toEqual([]);
  });

  test('shows an old price on exactly the pieces on sale, each above the new one and under the badge SALE', () => {
    const reduced = catalogue.filter(({ originalPrice }) => originalPrice !== undefined);
    expect(reduced).toEqual(catalogue.filter(({ isOnSale }) => isOnSale));
    expect(reduced).toEqual(catalogue.filter(({ badge }) => badge === 'SALE'));
    expect(reduced).toHaveLength(8);
    for (const { id, price, originalPrice } of reduced) expect(originalPrice, id).toBeGreaterThan(price);
  });

  test('counts its stock in whole pieces, and three of its pieces are sold out', () => {
    for (const { id, stock } of catalogue) expect(Number.isInteger(stock) && stock >= 0, id).toBe(true);
    expect(catalogue.filter(({ stock }) => stock === 0).map(({ id }) => id)).toEqual([
      'plate-star-calligraphy-02',
      'cup-tea-04',
      'set-coffee-02',
    ]);
  });

  test('keeps the promise of the home page: up to 60 % off', () => {
    expect(greatestDiscountPercent(catalogue)).toBe(advertisedDiscountPercent);
  });

  test('never rounds a discount up, and promises nothing when nothing is reduced', () => {
    expect(greatestDiscountPercent([{ price: 40_001, originalPrice: 100_000 }])).toBe(59);
    expect(greatestDiscountPercent([{ price: 100_000 }])).toBe(0);
    expect(greatestDiscountPercent([])).toBe(0);
  });
});
