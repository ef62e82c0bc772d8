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

const texts: Bilingual<typeof ar> = { ar, en };
const units = { ar: unitsAr, en: unitsEn };

/** Values of all placeholders that texts of pages may hold, in a language (decision 179). */
export const placeholderValues = (
  facts: Pick<ShopSettings['facts'], 'name' | 'phone' | 'email' | 'address' | 'instapayHandle'>,
  settings: CommerceRules & Pick<PublicSettings, 'name'>,
  language: ContentLanguage,
) => {
  const shop = formatShopValues(settings, language);
  const { shippingTerms, years, separator, weeks } = texts[language](shop);
  const { days, hours } = units[language];
  const { street, city, country } = facts.address[language];
  return {
    shopName: facts.name[language],
    phone: facts.phone,
    email: facts.email,
    address: [street, city, country].join(separator),
    instaPay: isolateText(facts.instapayHandle),
    /** A sentence. */
    shippingTerms,
    freeShippingFrom: shop.freeShippingFrom,
    shippingFee: shop.shippingFee,
    deliveryDays: businessDays(shop.delivery, units[language]),
    deliveryFrom: formatNumber(shop.delivery.min, language),
    deliveryTo: formatNumber(shop.delivery.max, language),
    returnDays: days(shop.returnDays),
    replyHours: hours(shop.replyHours),
    taxPercent: formatPercent(settings.tax.percent / 100, language),
    welcomePercent: shop.welcomePercent,
    bundlePercent: shop.bundlePercent,
    bundleLines: shop.bundleLines,
    togetherPercent: shop.togetherPercent,
    maxQuantity: formatNumber(shop.maxQuantity, language),
    minAge: formatNumber(MIN_AGE, language),
    giftMessageMax: formatNumber(MAX_GIFT_MESSAGE, language),
    contactMessageYears: years(retention.CONTACT_MESSAGE_YEARS),
    consentYears: years(retention.CONSENT_YEARS),
    stockNotificationYears: years(retention.STOCK_NOTIFICATION_YEARS),
    failedMailDays: days(retention.FAILED_JOB_DAYS),
    transferPictureDays: days(retention.TRANSFER_PICTURE_DAYS),
    searchCountWeeks: weeks(retention.SEARCH_COUNT_WEEKS),
    signInDays: days(retention.SIGN_IN_DAYS),
    knownDeviceDays: days(retention.KNOWN_DEVICE_DAYS),
  };
};
