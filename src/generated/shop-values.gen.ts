// Generated from *.shop-values.ts by `npm run generate`.
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { pricingShopValues } from '#features/pricing/pricing.shop-values.ts';
import { settingsShopValues } from '#features/settings/settings.shop-values.ts';
import { shippingShopValues } from '#features/shipping/shipping.shop-values.ts';

/** Formats the values of the settings that texts name; numbers stay numbers where a text chooses how they are written. */
export const formatShopValues = (
  settings: Pick<PublicSettings, 'name' | 'offers' | 'service' | 'shipping'>,
  language: Language,
) => ({
  ...pricingShopValues(settings, language),
  ...settingsShopValues(settings, language),
  ...shippingShopValues(settings, language),
});
export type ShopValues = ReturnType<typeof formatShopValues>;
