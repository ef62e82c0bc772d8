import { type Labels, replaceParameters } from '#core/i18n/apply-overrides.ts';
import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { type LabelValueName } from '#core/i18n/override-facts.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';
import { textModules } from '#generated/text-modules.gen.ts';
import { businessDays } from './business-days.ts';

/** The values of the settings that a label can name in braces, in words of a language. */
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

/** Fills the values of the settings into labels; parameters of messages stay in braces. */
export const fillLabelValues = (labels: Labels, shop: ShopValues, language: Language): Labels => {
  const values: Readonly<Record<string, string>> = labelValues(shop, language);
  return Object.fromEntries(
    Object.entries(labels).map(([key, label]) => [key, replaceParameters(label, (name) => values[name])]),
  );
};

/** Values that stand for themselves: `{shopName}` for the name, and numbers that occur in no message. */
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
 * Settings that decide which words a message has; the first is as in a new shop. The name that the story tells is not among them: a
 * label replaces the story with and without it.
 */
export const settingVariants: readonly Partial<ShopValues>[] = [
  {},
  { freeShipping: 'always' },
  { freeShipping: 'never' },
  { freeShipping: 'byDestination' },
  { hasWelcomeCode: false },
];

/** Values for messages as templates, and the function that completes a message which was made with them. */
export const templateValues = (language: Language, variant: Partial<ShopValues>) => {
  const shop = { ...markedValues, ...variant };
  // "30 days" before "30"
  const marks = Object.entries(labelValues(shop, language)).toSorted(([, one], [, other]) => other.length - one.length);
  return {
    shop,
    toTemplate: (message: string) =>
      marks.reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), message),
  };
};
