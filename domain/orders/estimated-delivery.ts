import { cairoOffset } from '../cairo-time.ts';

/** Days from order to delivery, labelled 5-7 business days (specification 9). */
export const DELIVERY_DAYS = 7;

/** Seven days later at the same local time in Cairo, so that summer time never shifts the printed day (specification 9). */
export function estimatedDelivery(createdAt: Date): Date {
  const delivery = new Date(createdAt.getTime() + DELIVERY_DAYS * 24 * 60 * 60 * 1000);
  return new Date(delivery.getTime() + cairoOffset(createdAt) - cairoOffset(delivery));
}
