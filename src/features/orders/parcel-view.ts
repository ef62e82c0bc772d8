import * as v from 'valibot';

/** Where a parcel is. `withdrawn`: it was never handed over. */
export const shipmentStates = ['packed', 'handed_over', 'delivered', 'returned', 'lost', 'withdrawn'] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** A parcel of an order, as its customer sees it. */
export const ParcelView = v.object({
  /** Counts the parcels of the order from 1. */
  number: v.number(),
  /** Name of the courier. */
  courier: v.string(),
  trackingNumber: v.nullable(v.string()),
  /** Where the parcel is followed; null without a number, or of a courier without such a page. */
  trackingUrl: v.nullable(v.string()),
  state: v.picklist(shipmentStates),
  /** What the courier is still to collect, in piastres. */
  cashToCollect: v.number(),
  /** ISO 8601, UTC. */
  packedAt: v.string(),
  handedOverAt: v.nullable(v.string()),
  /** When it was delivered, came back or was lost. */
  endedAt: v.nullable(v.string()),
});
export type ParcelView = v.InferOutput<typeof ParcelView>;
