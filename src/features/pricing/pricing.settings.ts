import * as v from 'valibot';
import { generic, percent, type Ranges, whole } from '#core/fields/field-kinds.ts';
import { field } from '#core/fields/setting-field.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { defineSettings } from '#core/settings/define-settings.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

export const taxBases = ['before-discounts', 'after-discounts'] as const;

/** Pages that display prices with tax, next to the price without tax. */
const taxDisplays = ['nowhere', 'product-and-cart', 'everywhere'] as const;

/** When the shipping fee is refunded: never, for a complete return because of faults, or for any complete return. */
export const returnShippingRules = ['never', 'fault', 'whole-order'] as const;
export type ReturnShippingRule = (typeof returnShippingRules)[number];

/** Minimum and maximum of whole numbers. */
const ranges = {
  bundleFromLines: [2, 20],
  welcomePercent: [0, 100],
  /** Law 181 of 2018 requires at least 14 days. */
  returnDays: [14, 365],
  replyHours: [1, 168],
  maxQuantity: [1, MAX_QUANTITY],
} as const satisfies Ranges;

export const taxSettings = defineSettings('tax', {
  position: 20,
  schema: form({
    percent: percent(100),
    /** Taxable base (decision 3). */
    base: v.picklist(taxBases, generic),
    display: v.picklist(taxDisplays, generic),
  }),
  initial: { percent: 14, base: 'before-discounts', display: 'product-and-cart' },
  isPublic: true,
  fields: {
    percent: field('percent', 'taxPercent'),
    base: field('choice', 'taxBase', { choices: taxBases }),
    display: field('choice', 'taxDisplay', { choices: taxDisplays }),
  },
});

/** Automatic discounts; 0 percent disables one. */
export const offersSettings = defineSettings('offers', {
  position: 40,
  schema: form({
    bundlePercent: percent(100),
    /** Minimum number of lines for the bundle discount; the quantities of the lines do not count (decision 4). */
    bundleFromLines: whole(ranges.bundleFromLines),
    /** Discount on one item of each bought-together product (decision 5). */
    togetherPercent: percent(100),
    /** Discount of the personal code for the first order. */
    welcomePercent: whole(ranges.welcomePercent, validationCode('setting.percent')),
  }),
  initial: { bundlePercent: 10, bundleFromLines: 3, togetherPercent: 15, welcomePercent: 10 },
  isPublic: true,
  fields: {
    bundlePercent: field('percent', 'bundlePercent'),
    bundleFromLines: field('whole', 'bundleFromLines', { range: ranges.bundleFromLines }),
    togetherPercent: field('percent', 'togetherPercent'),
    welcomePercent: field('whole', 'welcomePercent', { range: ranges.welcomePercent }),
  },
});

/** Promises and limits of the shop. */
export const serviceSettings = defineSettings('service', {
  position: 50,
  schema: form({
    /** Return period after delivery, in days. */
    returnDays: whole(ranges.returnDays),
    /** When the shipping fee of returned items is refunded (decision 196). */
    returnShipping: v.optional(v.picklist(returnShippingRules, generic), 'fault'),
    /** Reply time for contact messages, in hours. */
    replyHours: whole(ranges.replyHours),
    /** Maximum quantity per product in a cart. */
    maxQuantity: whole(ranges.maxQuantity),
  }),
  initial: { returnDays: 30, returnShipping: 'fault', replyHours: 24, maxQuantity: MAX_QUANTITY },
  isPublic: true,
  fields: {
    returnDays: field('whole', 'returnDays', { range: ranges.returnDays }),
    replyHours: field('whole', 'replyHours', { range: ranges.replyHours }),
    maxQuantity: field('whole', 'maxQuantity', { range: ranges.maxQuantity }),
    returnShipping: field('choice', 'returnShipping', { choices: returnShippingRules }),
  },
});
