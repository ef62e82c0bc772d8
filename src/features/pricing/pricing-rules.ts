import * as v from 'valibot';
import type { DeepReadonly } from '#core/fields/field.ts';
import { generic, percent, type Ranges, whole } from '#core/fields/field-kinds.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { pounds } from '#core/money/money.ts';
import { shippingRules } from '#features/shipping/shipping-rules.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

export const taxBases = ['before-discounts', 'after-discounts'] as const;

/** Pages that display prices with tax, next to the price without tax. */
export const taxDisplays = ['nowhere', 'product-and-cart', 'everywhere'] as const;

/** When the shipping fee is refunded: never, for a complete return because of faults, or for any complete return. */
export const returnShippingRules = ['never', 'fault', 'whole-order'] as const;
export type ReturnShippingRule = (typeof returnShippingRules)[number];

/** Minimum and maximum of whole numbers. */
export const pricingRanges = {
  bundleFromLines: [2, 20],
  welcomePercent: [0, 100],
  /** Law 181 of 2018 requires at least 14 days. */
  returnDays: [14, 365],
  replyHours: [1, 168],
  maxQuantity: [1, MAX_QUANTITY],
} as const satisfies Ranges;

const tax = form({
  percent: percent(100),
  /** Taxable base (decision 3). */
  base: v.picklist(taxBases, generic),
  display: v.picklist(taxDisplays, generic),
});

/** Automatic discounts; 0 percent disables one. */
const offers = form({
  bundlePercent: percent(100),
  /** Minimum number of lines for the bundle discount; the quantities of the lines do not count (decision 4). */
  bundleFromLines: whole(pricingRanges.bundleFromLines),
  /** Discount on one item of each bought-together product (decision 5). */
  togetherPercent: percent(100),
  /** Discount of the personal code for the first order. */
  welcomePercent: whole(pricingRanges.welcomePercent, validationCode('setting.percent')),
});

/** Promises and limits of the shop. */
const service = form({
  /** Return period after delivery, in days. */
  returnDays: whole(pricingRanges.returnDays),
  /** When the shipping fee of returned items is refunded (decision 196). */
  returnShipping: v.optional(v.picklist(returnShippingRules, generic), 'fault'),
  /** Reply time for contact messages, in hours. */
  replyHours: whole(pricingRanges.replyHours),
  /** Maximum quantity per product in a cart. */
  maxQuantity: whole(pricingRanges.maxQuantity),
});

/** Schemas of the settings sections that prices depend on. */
export const ruleSections = { tax, shipping: shippingRules, offers, service };

/** Pricing rules and promises of the shop: an argument of every function that depends on one of them. */
export type CommerceRules = {
  readonly [Section in keyof typeof ruleSections]: DeepReadonly<v.InferOutput<(typeof ruleSections)[Section]>>;
};

/** The rules of a new shop (specification 9). */
export const defaultRules: CommerceRules = {
  tax: { percent: 14, base: 'before-discounts', display: 'product-and-cart' },
  shipping: {
    defaultZone: {
      name: { ar: 'كل المحافظات', en: 'All governorates' },
      fee: pounds(150),
      freeFrom: pounds(3000),
      days: { min: 5, max: 7 },
      acceptsCashOnDelivery: true,
    },
    zones: [],
  },
  offers: { bundlePercent: 10, bundleFromLines: 3, togetherPercent: 15, welcomePercent: 10 },
  service: { returnDays: 30, returnShipping: 'fault', replyHours: 24, maxQuantity: MAX_QUANTITY },
};
