import { formatMoney } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { deliveryDays, listZones } from './shipping-policy.ts';

/** Values of the shipping settings for placeholders in texts. */
export const shippingShopValues = ({ shipping }: Pick<PublicSettings, 'shipping'>, language: Language) => ({
  freeShipping: classifyFreeShipping(shipping),
  /** Only meaningful if all zones have the same free shipping threshold. */
  freeShippingFrom: formatMoney(shipping.defaultZone.freeFrom ?? 0, language),
  /** The lowest fee of all zones. */
  shippingFee: formatMoney(Math.min(...listZones(shipping).map(({ fee }) => fee)), language),
  /** Range over all zones, in business days. */
  delivery: deliveryDays(shipping, null),
});

/** Returns when shipping is free, over all zones. */
const classifyFreeShipping = (
  shipping: PublicSettings['shipping'],
): 'always' | 'never' | 'fromSubtotal' | 'byDestination' => {
  const zones = listZones(shipping);
  const differs = zones.some(({ fee, freeFrom }) => fee !== zones[0]?.fee || freeFrom !== zones[0]?.freeFrom);
  if (zones.every(({ fee, freeFrom }) => fee === 0 || freeFrom === 0)) return 'always';
  if (differs) return 'byDestination';
  return shipping.defaultZone.freeFrom === null ? 'never' : 'fromSubtotal';
};
