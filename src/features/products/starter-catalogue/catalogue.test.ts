import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProductId } from '#core/forms/product-id.ts';
import { type Bilingual, contentLanguages } from '#core/i18n/language.ts';
import { pounds } from '#core/money/money.ts';
import { fold } from '#core/text/fold.ts';
import { categories } from '../product-attributes.ts';
import { catalogue, findInCatalogue, greatestDiscountPercent } from './catalogue.ts';
import type { CatalogueProduct } from './product.ts';

/** Discount advertised by the hero and the sale strip of the home page (decision 32). */
const advertisedDiscountPercent = 60;

const textsOf = ({ name, subtitle, description, features }: CatalogueProduct): Bilingual[] => [
  name,
  subtitle,
  description,
  ...features.ar.map((ar, index) => ({ ar, en: features.en[index] ?? '' })),
];

describe('the built-in catalogue', () => {
  test('the built-in catalogue has 37 products: 14 plates, no bowls yet, 13 cups and 10 sets', () => {
    const counts = categories.map((category) => catalogue.filter((product) => product.category === category).length);
    expect(catalogue).toHaveLength(37);
    expect(Object.fromEntries(categories.map((category, index) => [category, counts[index]]))).toEqual({
      plates: 14,
      bowls: 0,
      cups: 13,
      sets: 10,
    });
  });

  test('each built-in product has a unique id that is valid in a cart', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    for (const { id } of catalogue) expect(v.is(ProductId, id), id).toBe(true);
    expect(findInCatalogue('set-family-01')?.price).toBe(pounds(3800));
    expect(findInCatalogue('bowl-lotus-01')).toBeUndefined();
  });

  test.each(contentLanguages)(
    'each built-in product has a name of its own, short enough for one line of a card: %s',
    (language) => {
      const names = catalogue.map(({ name }) => name[language]);
      expect(new Set(names.map(fold)).size).toBe(names.length);
      for (const name of names) expect([...name].length, name).toBeLessThanOrEqual(16);
    },
  );

  test('keeps the former name of each product for the search', () => {
    for (const { id, name, otherNames } of catalogue) {
      for (const language of contentLanguages) {
        expect(otherNames[language], id).toHaveLength(1);
        expect(otherNames[language], id).not.toContain(name[language]);
      }
    }
    expect(findInCatalogue('plate-lotus-01')).toMatchObject({
      name: { ar: 'إفريز اللوتس', en: 'Lotus Frieze' },
      otherNames: { ar: ['طبق رئيسي بإفريز اللوتس'], en: ['Lotus Frieze Dinner Plate'] },
    });
  });

  test.each(catalogue)('describes $id in Arabic and English, with equally many features', (product) => {
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

  test('states the size on the card, with the Arabic plural of its count', () => {
    const kindOf = (id: string) => findInCatalogue(id)?.subtitle;
    expect(kindOf('plate-lotus-01')).toEqual({ ar: 'طبق رئيسي، ٢٧ سم', en: 'Dinner plate, 27 cm' });
    expect(kindOf('cup-tea-01')).toEqual({ ar: 'فنجان شاي مع طبقه، ٢٠٠ مل', en: 'Tea cup with saucer, 200 ml' });
    expect(kindOf('set-gift-01')).toEqual({ ar: 'طقم هدية، ٣ قطع', en: 'Gift set, 3 pieces' });
    expect(kindOf('set-tea-01')).toEqual({ ar: 'طقم شاي، ٩ قطع', en: 'Tea set, 9 pieces' });
    expect(kindOf('set-coffee-01')).toEqual({ ar: 'طقم قهوة، ١٢ قطعة', en: 'Coffee set, 12 pieces' });
    expect(kindOf('set-family-01')).toEqual({ ar: 'طقم عائلي، ٢٥ قطعة', en: 'Family set, 25 pieces' });
  });

  test('prices of the built-in catalogue are between 450 and 3,800 pounds, in whole pounds', () => {
    const prices = catalogue.map(({ price }) => price);
    expect(Math.min(...prices)).toBe(pounds(450));
    expect(Math.max(...prices)).toBe(pounds(3800));
    expect(prices.filter((price) => price % pounds(1) !== 0)).toEqual([]);
  });

  test('exactly the built-in products on sale have an original price, above the current one, and the badge SALE', () => {
    const reduced = catalogue.filter(({ originalPrice }) => originalPrice !== undefined);
    expect(reduced).toEqual(catalogue.filter(({ isOnSale }) => isOnSale));
    expect(reduced).toEqual(catalogue.filter(({ badge }) => badge === 'SALE'));
    expect(reduced).toHaveLength(8);
    for (const { id, price, originalPrice } of reduced) expect(originalPrice, id).toBeGreaterThan(price);
  });

  test('the built-in catalogue has stock in whole numbers, and three sold-out products', () => {
    for (const { id, stock } of catalogue) expect(Number.isInteger(stock) && stock >= 0, id).toBe(true);
    expect(catalogue.filter(({ stock }) => stock === 0).map(({ id }) => id)).toEqual([
      'plate-star-calligraphy-02',
      'cup-tea-04',
      'set-coffee-02',
    ]);
  });

  test('the built-in catalogue has the discount that the home page claims: up to 60 % off', () => {
    expect(greatestDiscountPercent(catalogue)).toBe(advertisedDiscountPercent);
  });

  test('rounds discounts down, and returns 0 when nothing is reduced', () => {
    expect(greatestDiscountPercent([{ price: 40_001, originalPrice: 100_000 }])).toBe(59);
    expect(greatestDiscountPercent([{ price: 100_000 }])).toBe(0);
    expect(greatestDiscountPercent([])).toBe(0);
  });
});
