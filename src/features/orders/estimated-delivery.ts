import { cairoOffset } from '#core/dates/cairo-time.ts';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';

/**
 * Adds the zone's maximum number of days at the same local time in Cairo, so that daylight saving time never shifts the printed day
 * (specification 9).
 */
export function estimatedDelivery(createdAt: Date, { days }: Pick<ShippingZone, 'days'>): Date {
  const delivery = new Date(createdAt.getTime() + days.max * 24 * 60 * 60 * 1000);
  return new Date(delivery.getTime() + cairoOffset(createdAt) - cairoOffset(delivery));
}
