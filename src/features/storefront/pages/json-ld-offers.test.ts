import { expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { jsonLdReturnPolicy, jsonLdShipping } from './json-ld-offers.ts';

const rateOf = (price: number) => jsonLdShipping(price, testSettings)['shippingRate'];

test('the shipping rate is 150 pounds, and 0 from 3000 pounds', () => {
  const rate = (value: string) => ({ '@type': 'MonetaryAmount', value, currency: 'EGP' });
  expect(rateOf(pounds(2999.99))).toEqual(rate('150.00'));
  expect(rateOf(pounds(3000))).toEqual(rate('0.00'));
});

test('shipping takes five to seven days within Egypt, and returns are accepted for thirty days', () => {
  expect(jsonLdShipping(pounds(100), testSettings)).toMatchObject({
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG' },
    deliveryTime: { transitTime: { minValue: 5, maxValue: 7, unitCode: 'DAY' } },
  });
  expect(jsonLdReturnPolicy(testSettings)).toMatchObject({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'EG',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
  });
});
