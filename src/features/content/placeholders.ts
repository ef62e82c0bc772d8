import { MAX_GIFT_MESSAGE, MIN_AGE } from '#core/forms/limits.ts';
import { businessDays } from '#core/i18n/business-days.ts';
import { formatNumber, formatPercent, isolateText } from '#core/i18n/format.ts';
import type { Bilingual, ContentLanguage } from '#core/i18n/language.ts';
import * as retention from '#core/privacy/retention-times.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';
import { messages as ar } from '#generated/texts/ar/placeholders.gen.ts';
import { messages as unitsAr } from '#generated/texts/ar/units.gen.ts';
import { messages as en } from '#generated/texts/en/placeholders.gen.ts';
import { messages as unitsEn } from '#generated/texts/en/units.gen.ts';

const messagesOf: Bilingual<typeof ar> = { ar, en };
const unitsOf = { ar: unitsAr, en: unitsEn };

type PlaceholderSources = {
  readonly facts: Pick<ShopSettings['facts'], 'name' | 'phone' | 'email' | 'address' | 'instapayHandle'>;
  readonly settings: CommerceRules & Pick<PublicSettings, 'name'>;
  readonly language: ContentLanguage;
  readonly shop: ReturnType<typeof formatShopValues>;
  readonly messages: ReturnType<typeof ar>;
  readonly units: (typeof unitsOf)[ContentLanguage];
};

/** Each placeholder that texts of pages may hold, with the function that returns its value (decision 179). */
const placeholders = {
  shopName: ({ facts, language }) => facts.name[language],
  phone: ({ facts }) => facts.phone,
  email: ({ facts }) => facts.email,
  address: ({ facts, language, messages }) => {
    const { street, city, country } = facts.address[language];
    return [street, city, country].join(messages.separator);
  },
  instaPay: ({ facts }) => isolateText(facts.instapayHandle),
  /** A sentence. */
  shippingTerms: ({ messages }) => messages.shippingTerms,
  freeShippingFrom: ({ shop }) => shop.freeShippingFrom,
  shippingFee: ({ shop }) => shop.shippingFee,
  deliveryDays: ({ shop, units }) => businessDays(shop.delivery, units),
  deliveryFrom: ({ shop, language }) => formatNumber(shop.delivery.min, language),
  deliveryTo: ({ shop, language }) => formatNumber(shop.delivery.max, language),
  returnDays: ({ shop, units: { days } }) => days(shop.returnDays),
  replyHours: ({ shop, units: { hours } }) => hours(shop.replyHours),
  taxPercent: ({ settings, language }) => formatPercent(settings.tax.percent / 100, language),
  welcomePercent: ({ shop }) => shop.welcomePercent,
  bundlePercent: ({ shop }) => shop.bundlePercent,
  bundleLines: ({ shop }) => shop.bundleLines,
  togetherPercent: ({ shop }) => shop.togetherPercent,
  maxQuantity: ({ shop, language }) => formatNumber(shop.maxQuantity, language),
  minAge: ({ language }) => formatNumber(MIN_AGE, language),
  giftMessageMax: ({ language }) => formatNumber(MAX_GIFT_MESSAGE, language),
  contactMessageYears: ({ messages: { years } }) => years(retention.CONTACT_MESSAGE_YEARS),
  consentYears: ({ messages: { years } }) => years(retention.CONSENT_YEARS),
  stockNotificationYears: ({ messages: { years } }) => years(retention.STOCK_NOTIFICATION_YEARS),
  failedMailDays: ({ units: { days } }) => days(retention.FAILED_JOB_DAYS),
  transferPictureDays: ({ units: { days } }) => days(retention.TRANSFER_PICTURE_DAYS),
  searchCountWeeks: ({ messages: { weeks } }) => weeks(retention.SEARCH_COUNT_WEEKS),
  signInDays: ({ units: { days } }) => days(retention.SIGN_IN_DAYS),
  knownDeviceDays: ({ units: { days } }) => days(retention.KNOWN_DEVICE_DAYS),
} satisfies Readonly<Record<string, (sources: PlaceholderSources) => string>>;

type PlaceholderName = keyof typeof placeholders;

export const placeholderNames = Object.keys(placeholders) as readonly PlaceholderName[];

/** Values of all placeholders in a language. */
export const placeholderValues = (
  facts: PlaceholderSources['facts'],
  settings: PlaceholderSources['settings'],
  language: ContentLanguage,
): Readonly<Record<PlaceholderName, string>> => {
  const shop = formatShopValues(settings, language);
  const sources = { facts, settings, language, shop, messages: messagesOf[language](shop), units: unitsOf[language] };
  return Object.fromEntries(placeholderNames.map((name) => [name, placeholders[name](sources)])) as Readonly<
    Record<PlaceholderName, string>
  >;
};
