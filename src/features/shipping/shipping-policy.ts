import type { Piastres } from '#core/money/money.ts';
import type { Governorate } from './governorates.ts';
import type { ShippingRules, ShippingZone } from './shipping-rules.ts';

/** The zone of a destination and its shipping fee. */
export interface Shipping {
  readonly zone: ShippingZone;
  readonly fee: Piastres;
}

/** Computes the shipping fee. A null destination is unknown: the result is the lowest fee of all zones. */
export type ShippingPolicy = (destination: Governorate | null, subtotal: Piastres) => Shipping;

/** Shipping by zone: the fee of the destination's zone, 0 from its free shipping threshold on (specification 9). */
export const shippingByZone =
  (rules: ShippingRules): ShippingPolicy =>
  (destination, subtotal) => {
    if (destination !== null) return chargeZone(findZone(rules, destination), subtotal);
    return listZones(rules)
      .map((zone) => chargeZone(zone, subtotal))
      .reduce((lowest, other) => (other.fee <= lowest.fee ? other : lowest));
  };

/** Returns the highest fee of all zones, for promises to every destination. */
export const highestShipping = (rules: ShippingRules, subtotal: Piastres): Shipping =>
  listZones(rules)
    .map((zone) => chargeZone(zone, subtotal))
    .reduce((highest, other) => (other.fee > highest.fee ? other : highest));

/** Returns the zone of a governorate. */
export const findZone = ({ zones, defaultZone }: ShippingRules, governorate: Governorate): ShippingZone =>
  zones.find(({ governorates }) => governorates.includes(governorate)) ?? defaultZone;

/** Whether the zone accepts cash on delivery; for an unknown destination, whether any zone does. */
export const acceptsCashOnDelivery = (rules: ShippingRules, destination: Governorate | null): boolean =>
  destination === null
    ? listZones(rules).some((zone) => zone.acceptsCashOnDelivery)
    : findZone(rules, destination).acceptsCashOnDelivery;

/** Returns the delivery time in business days; for an unknown destination the range over all zones. */
export const deliveryDays = (rules: ShippingRules, destination: Governorate | null): ShippingZone['days'] => {
  const zones = destination === null ? listZones(rules) : [findZone(rules, destination)];
  return { min: Math.min(...zones.map(({ days }) => days.min)), max: Math.max(...zones.map(({ days }) => days.max)) };
};

/** Returns the rules for an order to an unknown city: only the default zone. */
export const rulesOfDefaultZone = <Rules extends { readonly shipping: ShippingRules }>(rules: Rules): Rules => ({
  ...rules,
  shipping: { ...rules.shipping, zones: [] },
});

/** Whether terms depend on the destination, which must then be known before an order. */
export const differsByDestination = ({ zones }: ShippingRules): boolean => zones.length > 0;

/** Lists all zones, the default zone last. */
export const listZones = ({ zones, defaultZone }: ShippingRules): readonly ShippingZone[] => [...zones, defaultZone];

const chargeZone = (zone: ShippingZone, subtotal: Piastres): Shipping => ({
  zone,
  fee: zone.freeFrom !== null && subtotal >= zone.freeFrom ? 0 : zone.fee,
});
