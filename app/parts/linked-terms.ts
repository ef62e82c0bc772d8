import type { Piastres } from '../../domain/money.ts';
import { DELIVERY_BUSINESS_DAYS, RETURN_DAYS } from '../../domain/orders/promised-days.ts';
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '../../domain/pricing/constants.ts';
import type { LinkedThing } from './linked-data.ts';

/** An amount in pounds, as schema.org writes numbers. */
export const inPounds = (amount: Piastres): string => (amount / 100).toFixed(2);

const money = (amount: Piastres): LinkedThing => ({
  '@type': 'MonetaryAmount',
  value: inPounds(amount),
  currency: 'EGP',
});

const region = (countryCode: string): LinkedThing => ({ '@type': 'DefinedRegion', addressCountry: countryCode });

const days = ({ min, max }: { readonly min: number; readonly max: number }): LinkedThing => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** Until when a piece may be given back (specification 9). */
export const linkedReturns = (countryCode: string): LinkedThing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countryCode,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
});

/** What it costs to send an order of this subtotal, and how long that takes (specification 9). */
export const linkedShipping = (subtotal: Piastres, countryCode: string): LinkedThing => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: region(countryCode),
  shippingRate: money(subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_FEE),
  deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days(DELIVERY_BUSINESS_DAYS) },
});
