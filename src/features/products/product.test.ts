import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#core/forms/validation.ts';
import { formatProductForm, parseProductForm } from './parse-product-form.ts';
import { ProductInput, productInputAt, toProductInput, toStoredPrices } from './product.ts';
import { freeSlug, slugOf } from './slug.ts';

const input = {
  category: 'bowls',
  price: '١٬٢٥٠٫٥',
  salePrice: '',
  saleStartsAt: '',
  saleEndsAt: '',
  stock: '٧',
  badge: '',
  'name.ar': ' سلطانية  اللوتس ',
  'name.en': 'Lotus bowl',
  'subtitle.ar': 'سلطانية، ١٦ سم',
  'subtitle.en': 'Bowl, 16 cm',
  'description.ar': 'سلطانية زرقاء.',
  'description.en': 'A blue bowl.',
  'features.ar': 'تُغسل في الغسّالة\n\n  قطر ١٦ سم ',
  'features.en': 'Dishwasher safe\n16 cm wide\n',
};
const now = new Date('2026-11-10T10:00:00Z');
const read = (change: object) => v.safeParse(productInputAt(now), parseProductForm({ ...input, ...change }));
const errorsOf = (change: object) => fieldErrors(read(change).issues ?? []);

describe('product input', () => {
  test('accepts digits and signs of both languages, and cleans the texts', () => {
    expect(read({ isFeatured: 'on', badge: 'NEW' }).output).toEqual({
      // optional fields without a value
      ...parseProductForm({}),
      category: 'bowls',
      price: 125_050,
      salePrice: null,
      saleStartsAt: null,
      saleEndsAt: null,
      stock: 7,
      barcode: null,
      badge: 'NEW',
      isFeatured: true,
      name: { ar: 'سلطانية  اللوتس', en: 'Lotus bowl' },
      subtitle: { ar: 'سلطانية، ١٦ سم', en: 'Bowl, 16 cm' },
      description: { ar: 'سلطانية زرقاء.', en: 'A blue bowl.' },
      features: { ar: ['تُغسل في الغسّالة', 'قطر ١٦ سم'], en: ['Dishwasher safe', '16 cm wide'] },
    });
    for (const [price, piastres] of [
      ['450', 45_000],
      ['1,250.05', 125_005],
      ['450.5', 45_050],
      ['1000000', 100_000_000],
    ] as const) {
      expect(read({ price }).output).toMatchObject({ price: piastres });
    }
    expect(read({ 'features.ar': '', 'features.en': ' ' }).output).toMatchObject({ features: { ar: [], en: [] } });
  });

  test('starts a sale at the first and ends it at the second occurrence of a repeated hour', () => {
    const sale = { saleStartsAt: '2026-10-29T23:30', saleEndsAt: '2026-10-29T23:59' };
    expect(parseProductForm({ ...input, salePrice: '1000', ...sale })).toMatchObject({
      saleStartsAt: '2026-10-29T20:30:00.000Z',
      saleEndsAt: '2026-10-29T21:59:00.000Z',
    });
  });

  test('restores the entered form from a stored product', () => {
    for (const sale of [
      { salePrice: '' },
      { salePrice: '1000' },
      { salePrice: '1000', saleEndsAt: '2026-12-01T00:00', badge: 'SALE' },
      { salePrice: '1000', saleStartsAt: '2026-11-01T00:00', saleEndsAt: '2026-12-01T00:00' },
      { salePrice: '1000', saleStartsAt: '2026-11-20T18:30', badge: 'NEW' },
      { salePrice: '1000', saleStartsAt: '2026-10-29T23:30', saleEndsAt: '2027-10-28T23:59' },
    ]) {
      const entered = v.parse(ProductInput, parseProductForm({ ...input, isFeatured: 'on', ...sale }));
      const stored = { ...entered, ...toStoredPrices(entered, now) };
      expect(toProductInput(stored)).toEqual(entered);
      expect(parseProductForm(formatProductForm(toProductInput(stored)))).toEqual(entered);
    }
  });

  test.each([
    [{ price: '' }, { price: 'price.typed' }],
    [{ price: 'كثير' }, { price: 'price.typed' }],
    [{ price: '4.505' }, { price: 'price.typed' }],
    [{ price: '-4' }, { price: 'price.typed' }],
    [{ price: '0' }, { price: 'cart.price' }],
    [{ price: '1000000.01' }, { price: 'cart.priceMax' }],
    [{ salePrice: '1250.50' }, { salePrice: 'price.sale' }],
    [{ salePrice: 'half' }, { salePrice: 'price.typed' }],
    [{ saleEndsAt: '2026-12-01T00:00' }, { salePrice: 'sale.price' }],
    [{ saleStartsAt: '2026-12-01T00:00' }, { salePrice: 'sale.price' }],
    [{ salePrice: '1000', saleStartsAt: 'غدًا' }, { saleStartsAt: 'moment.typed' }],
    [{ salePrice: '1000', saleStartsAt: '1926-12-01T00:00' }, { saleStartsAt: 'moment.typed' }],
    [{ salePrice: '1000', saleEndsAt: '2026-02-30T00:00' }, { saleEndsAt: 'moment.typed' }],
    [
      { salePrice: '1000', saleStartsAt: '2026-12-01T10:00', saleEndsAt: '2026-12-01T09:00' },
      { saleEndsAt: 'sale.end' },
    ],
    [
      { salePrice: '1000', saleStartsAt: '2026-12-01T10:00', saleEndsAt: '2026-12-01T10:00' },
      { saleEndsAt: 'sale.end' },
    ],
    [{ salePrice: '1000', saleEndsAt: '2026-11-10T12:00' }, { saleEndsAt: 'sale.past' }],
    [{ badge: 'SALE' }, { badge: 'sale.badge' }],
    [{ stock: '' }, { stock: 'number.whole' }],
    [{ stock: '1.5' }, { stock: 'number.whole' }],
    [{ stock: '100001' }, { stock: 'number.whole' }],
    [{ category: 'spoons' }, { category: 'cart.category' }],
    [{ badge: 'BEST' }, { badge: 'generic' }],
    [{ 'name.ar': '  ' }, { 'name.ar': 'cart.name' }],
    [{ 'name.en': 'x'.repeat(201) }, { 'name.en': 'cart.nameMax' }],
    [{ 'subtitle.en': '' }, { 'subtitle.en': 'required' }],
    [{ 'description.ar': 'س'.repeat(2001) }, { 'description.ar': 'text.max' }],
    [{ 'features.ar': `${'س'.repeat(201)}\nسطر` }, { 'features.ar': 'text.max' }],
    [{ 'features.en': 'a line\n'.repeat(13) }, { 'features.en': 'features.many' }],
    [{ 'features.en': 'one line only' }, { 'features.en': 'features.uneven' }],
  ])('reports %j at its field', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });
});

describe('a sale', () => {
  const saleOf = (saleStartsAt: string | null, salePrice: number | null = 40_000) =>
    toStoredPrices({ price: 50_000, salePrice, saleStartsAt }, now);

  test('a sale without a start, or with one in the past, is running', () => {
    const running = { price: 40_000, originalPrice: 50_000, isOnSale: true, plannedSalePrice: null };
    expect([saleOf(null), saleOf('2026-11-01T00:00:00.000Z'), saleOf(now.toISOString())]).toEqual([
      running,
      running,
      running,
    ]);
  });

  test('does not change the price before its start', () => {
    const planned = { price: 50_000, originalPrice: null, isOnSale: false, plannedSalePrice: 40_000 };
    expect(saleOf('2026-11-10T10:00:00.001Z')).toEqual(planned);
    expect(saleOf(null, null)).toEqual({ ...planned, plannedSalePrice: null });
  });

  test('a sale is entered in Cairo time, in digits of any script', () => {
    const { output } = read({ salePrice: '١٠٠٠', saleStartsAt: '٢٠٢٦-١٢-٠١ ٠٠:٠٠', saleEndsAt: '2027-07-01T00:00' });
    expect(output).toMatchObject({ saleStartsAt: '2026-11-30T22:00:00.000Z', saleEndsAt: '2027-06-30T21:00:00.000Z' });
  });
});

describe('id of a new product', () => {
  test.each([
    ['Lotus Bowl, 16 cm', 'lotus-bowl-16-cm'],
    ['  Café — “Bleu” ', 'cafe-bleu'],
    ["Isis' cup", 'isis-cup'],
    ['سلطانية', 'bowl'],
    [`${'long '.repeat(15)}name here`, `${'long-'.repeat(15)}name`],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name, 'bowls')).toBe(slug);
  });

  test('the id of a new product is the first free one', () => {
    expect(freeSlug('bowl', new Set())).toBe('bowl');
    expect(freeSlug('bowl', new Set(['bowl', 'bowl-2', 'bowl-4']))).toBe('bowl-3');
  });

  test('the id of a new product is never the path of another admin page', () => {
    expect(['new', 'grid', 'import'].map((name) => freeSlug(name, new Set()))).toEqual(['new-2', 'grid-2', 'import-2']);
  });
});
