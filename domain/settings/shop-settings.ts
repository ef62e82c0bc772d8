import * as v from 'valibot';
import { governorates } from '../addresses/governorates.ts';
import { EmailAddress, lineField } from '../forms/fields.ts';
import type { Bilingual } from '../language.ts';
import { form, validationCode } from '../validation.ts';
import { labels } from './labels.ts';
import { amount, bilingualLine, generic, percent, phone, required, settingRanges, whole } from './setting-schemas.ts';
import { facts } from './shop-facts.ts';

export const taxBases = ['before-discounts', 'after-discounts'] as const;

/** Where prices are shown with tax beside the price without it. */
export const taxDisplays = ['nowhere', 'product-and-cart', 'everywhere'] as const;

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
  /** Reply time for contact messages, in hours. */
  replyHours: whole(settingRanges.replyHours),
  /** Maximum pieces per product in a cart. */
  maxQuantity: whole(settingRanges.maxQuantity),
});

/** The number of reviews that a product names while it has none of its own; 0 names none. */
const reviews = form({ claimedCount: whole(settingRanges.claimedCount) });

/** The first-order dialog for visitors who are not signed in. */
const discountDialog = form({ isShown: v.boolean(required), delaySeconds: whole(settingRanges.delaySeconds) });

/** A message above the header of each page. */
const announcement = v.pipe(
  form({
    isShown: v.boolean(required),
    text: form({ ar: optionalLine(140), en: optionalLine(140) }),
    /** A path of this shop; null for a text without a link. */
    link: v.nullable(
      v.pipe(
        v.string(generic),
        v.maxLength(300, validationCode('text.max')),
        v.regex(/^\/(?![/\\])\S*$/, validationCode('setting.path')),
      ),
    ),
  }),
  v.forward(
    v.check(({ isShown, text }) => !isShown || text.ar !== '', required),
    ['text', 'ar'],
  ),
  v.forward(
    v.check(({ isShown, text }) => !isShown || text.en !== '', required),
    ['text', 'en'],
  ),
);

function optionalLine(max: number) {
  return lineField({ min: 0, max }, { min: required, max: validationCode('text.max') });
}

const recipients = v.pipe(v.array(EmailAddress, generic), v.maxLength(settingRanges.recipients[1], generic));

/** Who is told what; not public. */
const notifications = form({
  /** The number that the chat about a new order goes to, E.164; null for the shop's phone. */
  sellerPhone: v.nullable(phone),
  /** Who is mailed about a new order; the shop's own address for an empty list. */
  newOrders: recipients,
});

/** The sections of the shop's settings: each is stored, checked and changed as a whole. */
export const settingSections = {
  facts,
  tax,
  shipping,
  offers,
  service,
  reviews,
  discountDialog,
  announcement,
  notifications,
  labels,
};

export type SettingSection = keyof typeof settingSections;
export const settingSectionNames = Object.keys(settingSections) as readonly SettingSection[];

/** What an owner decides about the shop in the admin area. */
export type ShopSettings = {
  readonly [Section in SettingSection]: DeepReadonly<v.InferOutput<(typeof settingSections)[Section]>>;
};

type DeepReadonly<Value> = Value extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** The rules of trade: an argument of every function that depends on one of them. */
export type CommerceRules = Pick<ShopSettings, 'tax' | 'shipping' | 'offers' | 'service'>;

/** A destination with terms of its own; the default zone has no governorates. */
export type ShippingZone = ShopSettings['shipping']['defaultZone'];

/** The settings that pages show and reckon with, as each page carries them. */
export type PublicSettings = Omit<ShopSettings, 'facts' | 'notifications' | 'labels'> & {
  /** Grows with each published change. */
  readonly revision: number;
  readonly name: ShopSettings['facts']['name'];
  /** The owner's labels by language and key; a page has those of its own language. */
  readonly labels: Partial<Bilingual<Readonly<Record<string, string>>>>;
};
