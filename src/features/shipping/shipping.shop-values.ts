import { formatMoney } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { deliveryDays, zonesOf } from './shipping-policy.ts';

/** Values of the shipping settings that texts name. */
export const shippingShopValues = ({ shipping }: Pick<PublicSettings, 'shipping'>, language: Language) => ({
  freeShipping: freeShippingOf(shipping),
  /** Only of use when shipping is free from the same subtotal everywhere. */
  freeShippingFrom: formatMoney(shipping.defaultZone.freeFrom ?? 0, language),
  /** The lowest fee of all zones. */
  shippingFee: formatMoney(Math.min(...zonesOf(shipping).map(({ fee }) => fee)), language),
  /** From the quickest to the slowest zone, in business days. */
  delivery: deliveryDays(shipping, null),
});

/** When shipping is free, for all zones together. */
const freeShippingOf = (
  shipping: PublicSettings['shipping'],
): 'always' | 'never' | 'fromSubtotal' | 'byDestination' => {
  const zones = zonesOf(shipping);
  const differs = zones.some(({ fee, freeFrom }) => fee !== zones[0]?.fee || freeFrom !== zones[0]?.freeFrom);
  if (zones.every(({ fee, freeFrom }) => fee === 0 || freeFrom === 0)) return 'always';
  if (differs) return 'byDestination';
  return shipping.defaultZone.freeFrom === null ? 'never' : 'fromSubtotal';
};
