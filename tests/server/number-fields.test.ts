import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseSettingsForm } from '#core/fields/field-form.ts';
import { moneyField } from '#core/forms/form-schemas.ts';
import { validationCode } from '#core/forms/validation.ts';
import { settlementAmount } from '#features/cod-reconciliation/parse-settlement.ts';
import { ChangedPromoForm, promoTermsOf } from '#features/discounts/promo-form.ts';
import { parseStatement } from '#features/payments/match-statement.ts';
import { parseProductForm } from '#features/products/parse-product-form.ts';
import { settingFields } from '#features/settings/setting-sections.ts';

const promo = (change: object) => {
  const formValues = {
    discountType: 'fixed',
    discountValue: '1',
    minPurchase: '',
    maxUses: '',
    validUntil: '',
    ...change,
  };
  const checked = v.safeParse(ChangedPromoForm, formValues);
  return checked.success ? promoTermsOf(checked.output) : null;
};
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** Parsed value of a text in each field and file of the shop; null where it is refused. */
const moneyReaders: Readonly<Record<string, (input: string) => number | null>> = {
  'the price of a product': (input) => number(parseProductForm({ price: input })['price']),
  'the sale price of a product': (input) => number(parseProductForm({ salePrice: input })['salePrice']),
  'a setting': (input) =>
    number(Object(parseSettingsForm(settingFields.shipping, { 'defaultZone.fee': input })['defaultZone']).fee),
  'a fixed discount': (input) => promo({ discountValue: input })?.discountValue ?? null,
  'the minimum of a promo code': (input) => promo({ minPurchase: input })?.minPurchase ?? null,
  'a form of the admin area': (input) => {
    const checked = v.safeParse(moneyField(validationCode('price.typed')), input);
    return checked.success ? checked.output : null;
  },
  'a courier’s file': settlementAmount,
  'a bank statement': (input) => parseStatement(`x;${input};y`)[0]?.amounts[0] ?? null,
};

describe.each(Object.entries(moneyReaders))('%s', (_, read) => {
  test.each([
    ['150,75', 15_075],
    ['١٥٠،٧٥', 15_075],
    ['١٥٠٫٧٥', 15_075],
    ['150.75', 15_075],
    ['1,250', 125_000],
    ['1،250.5', 125_050],
    ['١٬٢٥٠', 125_000],
    ['1 250,50', 125_050],
    ['1.250', null],
    ['12 5', null],
    ['1,25,0', null],
  ])('parses %j as %j piastres, like every other field', (input, amount) => {
    expect(read(input)).toBe(amount);
  });
});

const countReaders: Readonly<Record<string, (input: string) => number | null>> = {
  'the stock of a product': (input) => number(parseProductForm({ stock: input })['stock']),
  'the uses of a promo code': (input) => promo({ maxUses: input })?.maxUses ?? null,
  'the days of a setting': (input) => {
    const { defaultZone } = parseSettingsForm(settingFields.shipping, { 'defaultZone.days.max': input });
    return number(Object(defaultZone).days.max);
  },
};

describe.each(Object.entries(countReaders))('%s', (_, read) => {
  test.each([
    ['12', 12],
    ['١٬٢٥٠', 1250],
    ['1,250', 1250],
    ['1،250', 1250],
    ['1,0', null],
    ['1.0', null],
    ['12,5', null],
    ['1.250', null],
    ['1 0', null],
  ])('parses %j as %j, like every other field', (input, count) => {
    expect(read(input)).toBe(count);
  });
});

test('percentages accept decimals after a comma or a point, except those of promo codes', () => {
  const setting = (percent: string) => parseSettingsForm(settingFields.tax, { percent })['percent'];
  expect(['12,5', '١٢٫٥٪', '12.5 %', '1,0'].map(setting)).toEqual([12.5, 12.5, 12.5, 1]);
  const code = (discountValue: string) => promo({ discountType: 'percentage', discountValue })?.discountValue;
  expect(['12,5', '1,5', '10', '١٠٪', '0', '101'].map(code)).toEqual([
    undefined,
    undefined,
    10,
    10,
    undefined,
    undefined,
  ]);
});
