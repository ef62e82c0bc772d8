import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../validation.ts';
import { ProductInput, toProductInput, toStoredPrices } from './product.ts';
import { formatProductForm, parseProductForm } from './product-form.ts';
import { freeSlug, slugOf } from './slug-of.ts';

const typed = {
  category: 'bowls',
  price: '١٬٢٥٠٫٥',
  salePrice: '',
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
const read = (change: object) => v.safeParse(ProductInput, parseProductForm({ ...typed, ...change }));
const errorsOf = (change: object) => fieldErrors(read(change).issues ?? []);

describe('product input', () => {
  test('accepts digits and signs of both languages, and cleans the texts', () => {
    expect(read({ isFeatured: 'on', badge: 'NEW' }).output).toEqual({
      category: 'bowls',
      price: 125_050,
      salePrice: null,
      stock: 7,
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

  test('of a stored product fills the form with what was entered', () => {
    for (const salePrice of ['', '1000']) {
      const entered = v.parse(ProductInput, parseProductForm({ ...typed, isFeatured: 'on', salePrice }));
      const stored = { ...entered, ...toStoredPrices(entered) };
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
  ])('reports %j under its field', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
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

  test('is the first free one', () => {
    expect(freeSlug('bowl', new Set())).toBe('bowl');
    expect(freeSlug('bowl', new Set(['bowl', 'bowl-2', 'bowl-4']))).toBe('bowl-3');
  });
});
