import { expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { type DescribedProduct, structuredData } from './structured-data.ts';

const plate: DescribedProduct = {
  id: 'plate-lotus-01',
  category: 'plates',
  name: 'Lotus Frieze',
  subtitle: 'Dinner plate, 27 cm',
  price: 125_050,
  saleEndsAt: null,
  isInStock: true,
  description: 'A lotus frieze.',
  gallery: [{ path: 'plate-lotus-01/1', alt: 'Seen from above', isTransparent: true }, null, null, null],
  reviews: { count: 0, average: 0, latest: [], hasMore: false },
};
const read = (product: DescribedProduct, language: 'ar' | 'en') =>
  structuredData(
    product,
    { language, publicUrl: 'https://lazaward.example', settings: testSettings },
    messagesOf(language, testSettings),
  );

test('structured data contains the price with tax in pounds with currency, and the URL of the language', () => {
  expect(read(plate, 'en')[0]).toMatchObject({
    '@type': 'Product',
    image: ['https://lazaward.example/photographs/plate-lotus-01/1-1200.webp'],
    offers: {
      url: 'https://lazaward.example/product/plate-lotus-01?lang=en',
      // 1,250.50 and 14 % of it
      price: '1425.57',
      priceCurrency: 'EGP',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '1425.57',
        priceCurrency: 'EGP',
        valueAddedTaxIncluded: true,
      },
      availability: 'https://schema.org/InStock',
    },
  });
  expect(read({ ...plate, isInStock: false }, 'ar')[0]).toMatchObject({
    offers: {
      url: 'https://lazaward.example/product/plate-lotus-01',
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('structured data contains the last day of a sale in Cairo, if it has an end', () => {
  expect(read(plate, 'ar')[0]?.offers).not.toHaveProperty('priceValidUntil');
  for (const [saleEndsAt, day] of [
    ['2026-11-30T22:00:00.000Z', '2026-11-30'],
    ['2026-11-30T22:01:00.000Z', '2026-12-01'],
    ['2026-11-30T12:00:00.000Z', '2026-11-30'],
  ] as const) {
    expect(read({ ...plate, saleEndsAt }, 'ar')[0]).toMatchObject({ offers: { priceValidUntil: day } });
  }
});

test('structured data contains a rating only if there are real ratings', () => {
  expect(read(plate, 'ar')[0]).not.toHaveProperty('aggregateRating');
  expect(read({ ...plate, reviews: { count: 3, average: 4.7, latest: [], hasMore: false } }, 'ar')[0]).toHaveProperty(
    'aggregateRating',
    {
      '@type': 'AggregateRating',
      ratingValue: 4.7,
      reviewCount: 3,
    },
  );
});

test('structured data contains the breadcrumb as displayed on the page', () => {
  expect(read(plate, 'ar')[1]?.itemListElement).toEqual(
    [
      ['الرئيسية', '/'],
      ['المنتجات', '/products'],
      ['أطباق', '/products/plates'],
      ['Lotus Frieze', '/product/plate-lotus-01'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://lazaward.example${path}`,
    })),
  );
});
