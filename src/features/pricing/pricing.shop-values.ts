import { formatNumber, formatPercent } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';

/** Values of the automatic discounts for placeholders in texts. */
export const pricingShopValues = ({ offers }: Pick<PublicSettings, 'offers'>, language: Language) => {
  const percent = (value: number) => formatPercent(value / 100, language);
  return {
    /** Whether new customers receive a promo code. */
    hasWelcomeCode: offers.welcomePercent > 0,
    welcomePercent: percent(offers.welcomePercent),
    bundlePercent: percent(offers.bundlePercent),
    bundleLines: formatNumber(offers.bundleFromLines, language),
    togetherPercent: percent(offers.togetherPercent),
  };
};
