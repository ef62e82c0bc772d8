import { type Language, localisedAddress } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { DELIVERY_BUSINESS_DAYS, RETURN_DAYS } from '../../domain/orders/promised-days.ts';
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '../../domain/pricing/constants.ts';

/** A JSON-LD value in the vocabulary of schema.org. */
type Linked = string | number | readonly Linked[] | JsonLdNode;

export type JsonLdNode = { readonly [name: string]: Linked };

/** Language and public origin of a page. */
export interface JsonLdPage {
  readonly language: Language;
  readonly publicUrl: string;
}

interface BreadcrumbItem {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumb of a page, beginning with the home page. */
export const breadcrumbJsonLd = (
  steps: readonly BreadcrumbItem[],
  { language, publicUrl }: JsonLdPage,
): JsonLdNode => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: localisedAddress(path, publicUrl, language),
  })),
});

/** An amount in pounds with two decimals, the number format of schema.org. */
export const toSchemaPrice = (amount: Piastres): string => (amount / 100).toFixed(2);

const money = (amount: Piastres): JsonLdNode => ({
  '@type': 'MonetaryAmount',
  value: toSchemaPrice(amount),
  currency: 'EGP',
});

const region = (countryCode: string): JsonLdNode => ({ '@type': 'DefinedRegion', addressCountry: countryCode });

const days = ({ min, max }: { readonly min: number; readonly max: number }): JsonLdNode => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** Return policy: period in days (specification 9). */
export const jsonLdReturnPolicy = (countryCode: string): JsonLdNode => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countryCode,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
});

/** Shipping rate of an order with this subtotal, and delivery time (specification 9). */
export const jsonLdShipping = (subtotal: Piastres, countryCode: string): JsonLdNode => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: region(countryCode),
  shippingRate: money(subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_FEE),
  deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime: days(DELIVERY_BUSINESS_DAYS) },
});
