import type { Piastres } from '#core/money/money.ts';
import { type JsonLdNode, toSchemaPrice } from '#core/routing/json-ld.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { COUNTRY_CODE } from '#features/shipping/governorates.ts';
import { highestShipping } from '#features/shipping/shipping-policy.ts';

const money = (amount: Piastres): JsonLdNode => ({
  '@type': 'MonetaryAmount',
  value: toSchemaPrice(amount),
  currency: 'EGP',
});

const days = ({ min, max }: { readonly min: number; readonly max: number }): JsonLdNode => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** Return policy: period in days. */
export const jsonLdReturnPolicy = ({ service }: PublicSettings): JsonLdNode => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY_CODE,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: service.returnDays,
});

/**
 * Shipping rate of an order with this subtotal, and delivery time. If they differ by governorate, the highest is used: search
 * engines must not promise less than the checkout charges.
 */
export const jsonLdShipping = (subtotal: Piastres, { shipping }: PublicSettings): JsonLdNode => {
  const { zone, fee } = highestShipping(shipping, subtotal);
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY_CODE },
    shippingRate: money(fee),
    deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days(zone.days) },
  };
};
