import * as v from 'valibot';
import { amount, bilingualLine, generic, percent, required, settingRanges, whole } from '#core/fields/field-kinds.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { pounds } from '#core/money/money.ts';
import { governorates } from '#features/shipping/governorates.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

export const taxBases = ['before-discounts', 'after-discounts'] as const;

/** Where prices are shown with tax beside the price without it. */
export const taxDisplays = ['nowhere', 'product-and-cart', 'everywhere'] as const;

/** When the shipping cost is refunded: never, for a complete return because of faults, or for any complete return. */
export const returnShippingRules = ['never', 'fault', 'whole-order'] as const;
export type ReturnShippingRule = (typeof returnShippingRules)[number];

const tax = form({
  percent: percent(100),
  /** The amount that is taxed (decision 3). */
  base: v.picklist(taxBases, generic),
  display: v.picklist(taxDisplays, generic),
});

const deliveryDays = v.pipe(
  form({ min: whole(settingRanges.deliveryDays), max: whole(settingRanges.deliveryDays) }),
  v.forward(
    v.check(({ min, max }) => min <= max, validationCode('setting.daysOrder')),
    ['max'],
  ),
);

const zoneTerms = {
  name: bilingualLine(60),
  /** Piastres. */
  fee: amount,
  /** Shipping is free from this subtotal before discounts, in piastres; never for null. */
  freeFrom: v.nullable(amount),
  /** Delivery time in business days. */
  days: deliveryDays,
  acceptsCashOnDelivery: v.boolean(required),
};

const zone = form({
  ...zoneTerms,
  governorates: v.pipe(
    v.array(v.picklist(governorates, generic), required),
    v.minLength(1, validationCode('setting.noGovernorates')),
    v.checkItems((each, index, all) => all.indexOf(each) === index, validationCode('setting.twice')),
  ),
});

/** Shipping zones; `defaultZone` applies to every governorate that no zone names. */
const shipping = v.pipe(
  form({
    defaultZone: form(zoneTerms),
    zones: v.pipe(v.array(zone, generic), v.maxLength(settingRanges.zones[1], generic)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { zones } = dataset.value;
    const seen = new Set<string>();
    zones.forEach((each, index) => {
      if (each.governorates.some((governorate) => seen.has(governorate)))
        addIssue({
          message: validationCode('setting.governorateTaken'),
          path: [
            { type: 'object', origin: 'value', input: dataset.value, key: 'zones', value: zones },
            { type: 'array', origin: 'value', input: zones, key: index, value: each },
            { type: 'object', origin: 'value', input: each, key: 'governorates', value: each.governorates },
          ],
        });
      for (const governorate of each.governorates) seen.add(governorate);
    });
  }),
);

/** Discounts that apply by themselves; 0 percent switches one off. */
const offers = form({
  bundlePercent: percent(100),
  /** Minimum number of lines for the bundle discount: lines, not pieces (decision 4). */
  bundleFromLines: whole(settingRanges.bundleFromLines),
  /** Discount on one piece of each bought-together product (decision 5). */
  togetherPercent: percent(100),
  /** Discount of the personal code for a first order. */
  welcomePercent: whole(settingRanges.welcomePercent, validationCode('setting.percent')),
});

/** What the shop promises and allows. */
const service = form({
  /** Return period after delivery, in days. */
  returnDays: whole(settingRanges.returnDays),
  /** When the shipping cost goes back with returned pieces (decision 196). */
  returnShipping: v.optional(v.picklist(returnShippingRules, generic), 'fault'),
  /** Reply time for contact messages, in hours. */
  replyHours: whole(settingRanges.replyHours),
  /** Maximum pieces per product in a cart. */
  maxQuantity: whole(settingRanges.maxQuantity),
});

/** Schemas of the sections that orders are priced by. */
export const ruleSections = { tax, shipping, offers, service };

/** The rules of trade: an argument of every function that depends on one of them. */
export type CommerceRules = {
  readonly [Section in keyof typeof ruleSections]: DeepReadonly<v.InferOutput<(typeof ruleSections)[Section]>>;
};

/** A destination with terms of its own; the default zone has no governorates. */
export type ShippingZone = CommerceRules['shipping']['defaultZone'];

export type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

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
