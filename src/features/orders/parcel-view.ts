import * as v from 'valibot';

/** State of a parcel. `withdrawn`: it was never handed over. */
export const shipmentStates = ['packed', 'handed_over', 'delivered', 'returned', 'lost', 'withdrawn'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** A parcel of an order, as its customer sees it. */
export const ParcelView = v.object({
  /** Sequence number within the order, from 1. */
  number: v.number(),
  /** Name of the courier. */
  courier: v.string(),
  trackingNumber: v.nullable(v.string()),
  /** Tracking page; null without a tracking number, or for a courier without such a page. */
  trackingUrl: v.nullable(v.string()),
  state: v.picklist(shipmentStates),
  /** Cash that the courier still has to collect, in piastres. */
  cashToCollect: v.number(),
  /** ISO 8601, UTC. */
  packedAt: v.string(),
  handedOverAt: v.nullable(v.string()),
  /** Time of delivery, return or loss. */
  endedAt: v.nullable(v.string()),
});
export type ParcelView = v.InferOutput<typeof ParcelView>;
