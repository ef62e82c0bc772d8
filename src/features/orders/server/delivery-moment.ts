import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { estimatedDelivery } from '../estimated-delivery.ts';
import { findDeliveryMoments } from './order-status.repository.ts';
import type { StoredOrder } from './stored-order.ts';

/** Actual or estimated delivery time of an order. */
export type DeliveryMoment = { readonly at: Date; readonly isEstimated: boolean };

/**
 * Returns the delivery time from the order's history, or else its estimated delivery, but not before it was shipped (decision 196).
 * Null for an order that was not shipped or is cancelled.
 */
export const findDeliveryMoment = async (
  database: Kysely<Tables>,
  order: Pick<StoredOrder, 'id' | 'status' | 'created_at' | 'shipping_zone'>,
): Promise<DeliveryMoment | null> => {
  if (order.status !== 'shipped' && order.status !== 'delivered') return null;
  const { shipped, delivered } = await findDeliveryMoments(database, order.id);
  if (delivered !== null) return { at: delivered, isEstimated: false };
  const estimated = estimatedDelivery(order.created_at, order.shipping_zone);
  return { at: shipped !== null && shipped > estimated ? shipped : estimated, isEstimated: true };
};
