import type { ShipmentState } from '#features/orders/parcel-view.ts';

const next: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  packed: ['handed_over', 'withdrawn'],
  handed_over: ['delivered', 'returned', 'lost'],
  delivered: [],
  returned: [],
  // it may be found
  lost: ['delivered', 'returned'],
  withdrawn: [],
};

/** States that may follow, the usual one first. */
export const nextShipmentStates = (from: ShipmentState): readonly ShipmentState[] => next[from];

export const canShipmentTransitionTo = (from: ShipmentState, to: ShipmentState): boolean => next[from].includes(to);

/** Whether the courier collects, or has collected, the cash of a parcel in this state. */
export const isCashExpected = (state: ShipmentState): boolean =>
  state === 'packed' || state === 'handed_over' || state === 'delivered';

/** Whether parcels in these states came back: at least one is returned, and none is packed, with the courier or delivered. */
export const areParcelsReturned = (states: readonly ShipmentState[]): boolean =>
  states.includes('returned') && !states.some(isCashExpected);

/** Whether a parcel is with the shop or the courier. */
export const isParcelOpen = (state: ShipmentState): boolean => state === 'packed' || state === 'handed_over';
