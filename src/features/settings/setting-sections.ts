import * as v from 'valibot';
import type { DeepReadonly } from '#core/fields/field.ts';
import { generic, phone, type Ranges, required, whole } from '#core/fields/field-kinds.ts';
import { EmailAddress, lineField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { labels } from '#features/content/text-overrides/text-override.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { ruleSections } from '#features/pricing/pricing-rules.ts';
import { LOW_STOCK_THRESHOLD } from '#features/products/product-list.ts';
import { facts } from './store-details.settings.ts';

/** Minimum and maximum of whole numbers and of the number of lines. */
export const sectionRanges = {
  claimedCount: [0, 1_000_000],
  delaySeconds: [0, 600],
  recipients: [0, 5],
  lowStockFrom: [0, 1000],
} as const satisfies Ranges;

/** The number of reviews that a product without reviews displays; 0 for none. */
const reviews = form({ claimedCount: whole(sectionRanges.claimedCount) });

/** The first-order dialog for visitors who are not signed in. */
const discountDialog = form({ isShown: v.boolean(required), delaySeconds: whole(sectionRanges.delaySeconds) });

/** Whether the cart opens over the page after something was added to it (decision 212). */
const cartDrawer = form({ isShown: v.boolean(required) });

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
        v.regex(/^\/(?:[^\s/\\]\S*)?$/, validationCode('setting.path')),
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

const recipients = v.pipe(v.array(EmailAddress, generic), v.maxLength(sectionRanges.recipients[1], generic));

/** Recipients of notifications; not public. */
const notifications = form({
  /** Phone number of the seller chat, E.164; null for the shop's phone. */
  sellerPhone: v.nullable(phone),
  /** New-order recipients; the shop's own address for an empty list. */
  newOrders: recipients,
  /** Stock at which a low-stock mail is sent; null for no such mails. */
  lowStockFrom: v.optional(v.nullable(whole(sectionRanges.lowStockFrom)), LOW_STOCK_THRESHOLD),
  /** Low-stock recipients; the new-order recipients for an empty list. */
  lowStock: v.optional(recipients, []),
});

/** Rules for the staff; only owners change them, and they are not public. */
const staff = form({
  /** Whether the admin area is closed to accounts without a second factor. */
  requiresSecondFactor: v.boolean(required),
});

/** The sections of the shop's settings, each of which is validated and saved as a whole. */
export const settingSections = {
  facts,
  ...ruleSections,
  reviews,
  discountDialog,
  cartDrawer,
  announcement,
  notifications,
  staff,
  labels,
};

export const settingSectionNames = Object.keys(settingSections) as readonly (keyof typeof settingSections)[];

type Sections = {
  readonly [Section in keyof typeof settingSections]: DeepReadonly<v.InferOutput<(typeof settingSections)[Section]>>;
};

declare module '#core/settings/settings.ts' {
  interface ShopSettings extends Sections {}

  interface PublicSettings {
    /** Available methods in the order of the checkout, and whether online payments are in test mode. */
    readonly payments: { readonly methods: readonly PaymentMethod[]; readonly isTest: boolean };
  }
}
