import * as v from 'valibot';
import { generic, phone, required, settingRanges, whole } from '#core/fields/field-kinds.ts';
import { EmailAddress, lineField } from '#core/forms/form-schemas.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import type { Language } from '#core/i18n/language.ts';
import { labels } from '#features/content/text-overrides/text-override.ts';
import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import { ruleSections } from '#features/pricing/pricing-rules.ts';
import { LOW_STOCK_THRESHOLD } from '#features/products/product-list.ts';
import { facts } from '#features/settings/store-details.settings.ts';
import type { DeepReadonly } from '../fields/field.ts';

/** The number of reviews that a product without reviews displays; 0 for none. */
const reviews = form({ claimedCount: whole(settingRanges.claimedCount) });

/** The first-order dialog for visitors who are not signed in. */
const discountDialog = form({ isShown: v.boolean(required), delaySeconds: whole(settingRanges.delaySeconds) });

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

const recipients = v.pipe(v.array(EmailAddress, generic), v.maxLength(settingRanges.recipients[1], generic));

/** Recipients of notifications; not public. */
const notifications = form({
  /** Phone number of the seller chat, E.164; null for the shop's phone. */
  sellerPhone: v.nullable(phone),
  /** New-order recipients; the shop's own address for an empty list. */
  newOrders: recipients,
  /** Stock at which a low-stock mail is sent; null for no such mails. */
  lowStockFrom: v.optional(v.nullable(whole(settingRanges.lowStockFrom)), LOW_STOCK_THRESHOLD),
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

export type SettingSection = keyof typeof settingSections;
export const settingSectionNames = Object.keys(settingSections) as readonly SettingSection[];

/** The settings of the shop that its owner changes in the admin area. */
export type ShopSettings = {
  readonly [Section in SettingSection]: DeepReadonly<v.InferOutput<(typeof settingSections)[Section]>>;
};

/** The settings that every page contains and uses. */
export type PublicSettings = Omit<ShopSettings, 'facts' | 'notifications' | 'staff' | 'labels'> & {
  /** Increases with each published change. */
  readonly revision: number;
  readonly name: ShopSettings['facts']['name'];
  /** Whether customers may order (decision 237). */
  readonly isOpen: boolean;
  /** Available methods in the order of the checkout, and whether online payments are in test mode. */
  readonly payments: { readonly methods: readonly PaymentMethod[]; readonly isTest: boolean };
  /** The owner's text overrides by language and key; a page has those of its own language. */
  readonly labels: Partial<Record<Language, Readonly<Record<string, string>>>>;
};
