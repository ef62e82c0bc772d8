import type { Piastres } from '#core/money/money.ts';
import type { Governorate } from './governorates.ts';
import type { ShippingRules, ShippingZone } from './shipping-rules.ts';

/** The zone of a destination, and what shipping costs there. */
export interface Shipping {
  readonly zone: ShippingZone;
  readonly fee: Piastres;
}

/** Decides what shipping costs. A null destination is unknown: the answer is the lowest that any destination has. */
export type ShippingPolicy = (destination: Governorate | null, subtotal: Piastres) => Shipping;

/** Shipping by zone: the fee of the destination's zone, nothing from its free subtotal on (specification 9). */
export const shippingByZone =
  (rules: ShippingRules): ShippingPolicy =>
  (destination, subtotal) => {
    if (destination !== null) return shippingIn(zoneOf(rules, destination), subtotal);
    return zonesOf(rules)
      .map((zone) => shippingIn(zone, subtotal))
      .reduce((lowest, other) => (other.fee <= lowest.fee ? other : lowest));
  };

/** The highest shipping that any destination has: what may be promised to all of them. */
export const highestShipping = (rules: ShippingRules, subtotal: Piastres): Shipping =>
  zonesOf(rules)
    .map((zone) => shippingIn(zone, subtotal))
    .reduce((highest, other) => (other.fee > highest.fee ? other : highest));

/** The zone that a governorate belongs to. */
export const zoneOf = ({ zones, defaultZone }: ShippingRules, governorate: Governorate): ShippingZone =>
  zones.find(({ governorates }) => governorates.includes(governorate)) ?? defaultZone;

/** Whether the courier collects the payment there; for an unknown destination, whether he does so in any zone. */
export const acceptsCashOnDelivery = (rules: ShippingRules, destination: Governorate | null): boolean =>
  destination === null
    ? zonesOf(rules).some((zone) => zone.acceptsCashOnDelivery)
    : zoneOf(rules, destination).acceptsCashOnDelivery;

/** Delivery time in business days; for an unknown destination from the quickest to the slowest zone. */
export const deliveryDays = (rules: ShippingRules, destination: Governorate | null): ShippingZone['days'] => {
  const zones = destination === null ? zonesOf(rules) : [zoneOf(rules, destination)];
  return { min: Math.min(...zones.map(({ days }) => days.min)), max: Math.max(...zones.map(({ days }) => days.max)) };
};

/** The rules for an order to an unknown city: only the default zone. */
export const rulesOfDefaultZone = <Rules extends { readonly shipping: ShippingRules }>(rules: Rules): Rules => ({
  ...rules,
  shipping: { ...rules.shipping, zones: [] },
});

/** Whether terms depend on the destination, so that it must be known before an order. */
export const differsByDestination = ({ zones }: ShippingRules): boolean => zones.length > 0;

/** All zones that a destination may belong to, the default zone last. */
export const zonesOf = ({ zones, defaultZone }: ShippingRules): readonly ShippingZone[] => [...zones, defaultZone];

const shippingIn = (zone: ShippingZone, subtotal: Piastres): Shipping => ({
  zone,
  fee: zone.freeFrom !== null && subtotal >= zone.freeFrom ? 0 : zone.fee,
});
