import { drawnName } from '#core/i18n/drawn-name.ts';
import { formatMoney, formatNumber, formatPercent } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import { deliveryDays, zonesOf } from '#features/shipping/shipping-policy.ts';

/** The shop's name and the numbers of its rules, for the messages that name them (decision 170). */
export type ShopValues = ReturnType<typeof formatShopValues>;

/** Formats the values of the settings in a language; numbers that a plural form depends on stay numbers. */
export const formatShopValues = (
  { name, offers, shipping, service }: Pick<PublicSettings, 'name' | 'offers' | 'shipping' | 'service'>,
  language: Language,
) => {
  const percent = (value: number) => formatPercent(value / 100, language);
  const zones = zonesOf(shipping);
  const fees = zones.map(({ fee }) => fee);
  return {
    name: name[language],
    /** Whether the shop has the name that its logo spells and its story tells. */
    hasDrawnName: name[language] === drawnName[language],
    /** Whether new customers get a code. */
    hasWelcomeCode: offers.welcomePercent > 0,
    welcomePercent: percent(offers.welcomePercent),
    bundlePercent: percent(offers.bundlePercent),
    bundleLines: formatNumber(offers.bundleFromLines, language),
    togetherPercent: percent(offers.togetherPercent),
    freeShipping: freeShippingOf(shipping),
    /** Only of use when shipping is free from the same subtotal everywhere. */
    freeShippingFrom: formatMoney(shipping.defaultZone.freeFrom ?? 0, language),
    /** The lowest fee of all zones. */
    shippingFee: formatMoney(Math.min(...fees), language),
    /** From the quickest to the slowest zone, in business days. */
    delivery: deliveryDays(shipping, null),
    returnDays: service.returnDays,
    replyHours: service.replyHours,
    maxQuantity: service.maxQuantity,
  };
};

/** When shipping is free, in words for all zones together. */
const freeShippingOf = (
  shipping: CommerceRules['shipping'],
): 'always' | 'never' | 'from a subtotal' | 'by destination' => {
  const zones = zonesOf(shipping);
  const differs = zones.some(({ fee, freeFrom }) => fee !== zones[0]?.fee || freeFrom !== zones[0]?.freeFrom);
  if (zones.every(({ fee, freeFrom }) => fee === 0 || freeFrom === 0)) return 'always';
  if (differs) return 'by destination';
  return shipping.defaultZone.freeFrom === null ? 'never' : 'from a subtotal';
};
