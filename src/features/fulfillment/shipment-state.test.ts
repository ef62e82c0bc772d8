import { expect, test } from 'vitest';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import { areParcelsReturned } from './shipment-state.ts';

test.each<[readonly ShipmentState[], boolean]>([
  [['returned'], true],
  [['returned', 'lost', 'withdrawn'], true],
  [['returned', 'handed_over'], false],
  [['returned', 'packed'], false],
  [['returned', 'delivered'], false],
  [['lost'], false],
  [[], false],
])('parcels in the states %j count as returned: %s', (states, isBack) => {
  expect(areParcelsReturned(states)).toBe(isBack);
});
