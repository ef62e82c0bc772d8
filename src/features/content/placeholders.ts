import { formatNumber, formatPercent, isolateText } from '#core/i18n/format.ts';
import type { Bilingual, Language } from '#core/i18n/language.ts';
import * as retention from '#core/privacy/retention-times.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';
import { placeholders as ar } from '../../locales/ar/placeholders.ts';
import * as unitsAr from '../../locales/ar/units.ts';
import { placeholders as en } from '../../locales/en/placeholders.ts';
import * as unitsEn from '../../locales/en/units.ts';
import { limitsIn } from '../../locales/form-limits.ts';
import { formatShopValues } from '../../locales/shop-values.ts';

const texts: Bilingual<typeof ar> = { ar, en };
const units = { ar: unitsAr, en: unitsEn };

/** Values of all placeholders that texts of pages may hold, in a language (decision 179). */
export const placeholderValues = (facts: ShopSettings['facts'], settings: PublicSettings, language: Language) => {
  const { shippingTerms, years, address, weeks } = texts[language];
  const { days, hours, businessDays } = units[language];
  const shop = formatShopValues(settings, language);
  const limits = limitsIn(language);
  const { street, city, country } = facts.address[language];
  return {
    shopName: facts.name[language],
    phone: facts.phone,
    email: facts.email,
    address: address([street, city, country]),
    instaPay: isolateText(facts.instapayHandle),
    /** A sentence. */
    shippingTerms: shippingTerms[shop.freeShipping]({ freeFrom: shop.freeShippingFrom, fee: shop.shippingFee }),
    freeShippingFrom: shop.freeShippingFrom,
    shippingFee: shop.shippingFee,
    deliveryDays: businessDays(shop.delivery),
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
    minAge: limits.minAge,
    giftMessageMax: limits.giftMessageMax,
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
