import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseSettingsForm } from '#core/fields/field-form.ts';
import { settingFields } from '#core/fields/setting-fields.ts';
import { moneyField } from '#core/forms/form-schemas.ts';
import { validationCode } from '#core/forms/validation.ts';
import { settlementAmount } from '#features/cod-reconciliation/parse-settlement.ts';
import { ChangedPromoForm, promoTermsOf } from '#features/discounts/promo-form.ts';
import { parseStatement } from '#features/payments/match-statement.ts';
import { parseProductForm } from '#features/products/parse-product-form.ts';

const promo = (change: object) => {
  const typed = { discountType: 'fixed', discountValue: '1', minPurchase: '', maxUses: '', validUntil: '', ...change };
  const checked = v.safeParse(ChangedPromoForm, typed);
  return checked.success ? promoTermsOf(checked.output) : null;
};
const number = (value: unknown) => (typeof value === 'number' ? value : null);

/** What each field and file of the shop reads a text as; null where it is refused. */
const moneyReaders: Readonly<Record<string, (typed: string) => number | null>> = {
  'the price of a product': (typed) => number(parseProductForm({ price: typed })['price']),
  'the sale price of a product': (typed) => number(parseProductForm({ salePrice: typed })['salePrice']),
  'a setting': (typed) =>
    number(Object(parseSettingsForm(settingFields.shipping, { 'defaultZone.fee': typed })['defaultZone']).fee),
  'a fixed discount': (typed) => promo({ discountValue: typed })?.discountValue ?? null,
  'the minimum of a promo code': (typed) => promo({ minPurchase: typed })?.minPurchase ?? null,
  'a form of the admin area': (typed) => {
    const checked = v.safeParse(moneyField(validationCode('price.typed')), typed);
    return checked.success ? checked.output : null;
  },
  'a courier’s file': settlementAmount,
  'a bank statement': (typed) => parseStatement(`x;${typed};y`)[0]?.amounts[0] ?? null,
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
  ])('reads %j as %j piastres, as every other does', (typed, amount) => {
    expect(read(typed)).toBe(amount);
  });
});

const countReaders: Readonly<Record<string, (typed: string) => number | null>> = {
  'the stock of a product': (typed) => number(parseProductForm({ stock: typed })['stock']),
  'the uses of a promo code': (typed) => promo({ maxUses: typed })?.maxUses ?? null,
  'the days of a setting': (typed) => {
    const { defaultZone } = parseSettingsForm(settingFields.shipping, { 'defaultZone.days.max': typed });
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
  ])('reads %j as %j, as every other does', (typed, count) => {
    expect(read(typed)).toBe(count);
  });
});

test('percentages have decimals behind a comma or a point, whole ones of a promo code none', () => {
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
