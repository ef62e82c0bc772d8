import { type Labels, replaceParameters } from '#core/i18n/apply-overrides.ts';
import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { type LabelValueName } from '#core/i18n/override-facts.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { textModules } from '#generated/text-modules.gen.ts';
import { businessDays } from './business-days.ts';

/** Returns the formatted values of settings for the placeholders of labels. */
export const labelValues = (shop: ShopValues, language: Language): Readonly<Record<LabelValueName, string>> => {
  const units = textModules[language].units.messages;
  return {
    shopName: shop.shopName,
    welcomePercent: shop.welcomePercent,
    bundlePercent: shop.bundlePercent,
    bundleLines: shop.bundleLines,
    togetherPercent: shop.togetherPercent,
    freeShippingFrom: shop.freeShippingFrom,
    shippingFee: shop.shippingFee,
    deliveryDays: businessDays(shop.delivery, units),
    returnDays: units.days(shop.returnDays),
    returnDaysCount: formatNumber(shop.returnDays, language),
    replyHours: units.hours(shop.replyHours),
    maxQuantity: formatNumber(shop.maxQuantity, language),
  };
};

/** Replaces the placeholders of settings in labels; parameters of messages stay. */
export const fillLabelValues = (labels: Labels, shop: ShopValues, language: Language): Labels => {
  const values: Readonly<Record<string, string>> = labelValues(shop, language);
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [key, replaceParameters(label, (name) => values[name])]),
  );
};

/** Values that can be found again in a message: `{shopName}` for the name, and numbers that occur in no message. */
const markedValues: ShopValues = {
  shopName: '{shopName}',
  welcomePercent: '{welcomePercent}',
  bundlePercent: '{bundlePercent}',
  bundleLines: '{bundleLines}',
  togetherPercent: '{togetherPercent}',
  hasDrawnName: true,
  hasWelcomeCode: true,
  freeShipping: 'fromSubtotal',
  freeShippingFrom: '{freeShippingFrom}',
  shippingFee: '{shippingFee}',
  delivery: { min: 7907, max: 7919 },
  returnDays: 7927,
  replyHours: 7933,
  maxQuantity: 7937,
};

/**
 * Settings that change the wording of messages; the first one is that of a new shop. The explanation of the drawn name
 * is not among them: one label replaces the story with and without it.
 */
export const settingVariants: readonly Partial<ShopValues>[] = [
  {},
  { freeShipping: 'always' },
  { freeShipping: 'never' },
  { freeShipping: 'byDestination' },
  { hasWelcomeCode: false },
];

/** Returns placeholder values for messages, and the function that turns a message with these values into a template. */
export const templateValues = (language: Language, variant: Partial<ShopValues>) => {
  const shop = { ...markedValues, ...variant };
  // longest first: "30 days" before "30"
  const marks = Object.entries(labelValues(shop, language)).toSorted(([, one], [, other]) => other.length - one.length);
  return {
    shop,
    toTemplate: (message: string) =>
      marks.reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), message),
  };
};
