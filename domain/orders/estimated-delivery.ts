import { cairoOffset } from '../cairo-time.ts';
import type { ShippingZone } from '../settings/commerce-rules.ts';

/**
 * The most days of the order's zone later at the same local time in Cairo, so that summer time never shifts the printed day
 * (specification 9).
 */
export function estimatedDelivery(createdAt: Date, { days }: Pick<ShippingZone, 'days'>): Date {
  const delivery = new Date(createdAt.getTime() + days.max * 24 * 60 * 60 * 1000);
  return new Date(delivery.getTime() + cairoOffset(createdAt) - cairoOffset(delivery));
}
