import { describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { type CommerceRules, defaultRules } from '#features/pricing/pricing-rules.ts';
import { governorates } from './governorates.ts';
import {
  acceptsCashOnDelivery,
  differsByDestination,
  findZone,
  highestShipping,
  listZones,
  shippingByZone,
} from './shipping-policy.ts';

const { defaultZone } = defaultRules.shipping;
const near = {
  ...defaultZone,
  name: { ar: 'القاهرة الكبرى', en: 'Greater Cairo' },
  fee: pounds(45),
  freeFrom: pounds(1000),
  days: { min: 1, max: 2 },
  governorates: ['cairo', 'giza'] as const,
};
const far = {
  ...defaultZone,
  name: { ar: 'الحدود', en: 'Borders' },
  fee: pounds(200),
  freeFrom: null,
  days: { min: 7, max: 10 },
  acceptsCashOnDelivery: false,
  governorates: ['newValley', 'northSinai'] as const,
};
const rules: CommerceRules['shipping'] = { defaultZone, zones: [near, far] };
const feeTo = shippingByZone(rules);

describe('shipping by zone', () => {
  test('a governorate has the zone that names it, all others the default zone', () => {
    const named = new Map(governorates.map((governorate) => [governorate, findZone(rules, governorate).name.en]));
    expect([named.get('cairo'), named.get('giza')]).toEqual(['Greater Cairo', 'Greater Cairo']);
    expect([named.get('newValley'), named.get('northSinai')]).toEqual(['Borders', 'Borders']);
    const others = [...named.values()].filter((name) => name === defaultZone.name.en);
    expect(others).toHaveLength(governorates.length - 4);
  });

  test.each([
    ['cairo', 999.99, 45],
    ['cairo', 1000, 0],
    ['aswan', 1000, 150],
    ['aswan', 2999.99, 150],
    ['aswan', 3000, 0],
    ['newValley', 3000, 200],
    ['newValley', 1_000_000, 200],
  ] as const)('charges for %s, with a subtotal of %d pounds, a fee of %d', (destination, subtotal, fee) => {
    expect(feeTo(destination, pounds(subtotal)).fee).toBe(pounds(fee));
  });

  test.each([
    ['nearest', 500, 45],
    ['nearest, free', 1000, 0],
    ['default, free, because the nearest is too', 3000, 0],
  ])('charges the lowest fee of all zones for an unknown destination: %s', (_, subtotal, fee) => {
    expect(feeTo(null, pounds(subtotal)).fee).toBe(pounds(fee));
  });

  test.each([
    [500, 200],
    [1_000_000, 200],
  ])('returns as highest fee for a subtotal of %d pounds %d', (subtotal, fee) => {
    expect(highestShipping(rules, pounds(subtotal))).toEqual({ zone: far, fee: pounds(fee) });
  });

  test('shipping differs by destination only if there are zones other than the default', () => {
    expect(differsByDestination(rules)).toBe(true);
    expect(differsByDestination(defaultRules.shipping)).toBe(false);
    expect(listZones(rules)).toEqual([near, far, defaultZone]);
  });

  test('accepts cash on delivery by zone, and for an unknown destination if any zone does', () => {
    expect(acceptsCashOnDelivery(rules, 'aswan')).toBe(true);
    expect(acceptsCashOnDelivery(rules, 'newValley')).toBe(false);
    expect(acceptsCashOnDelivery(rules, null)).toBe(true);
    const nowhere = { defaultZone: { ...defaultZone, acceptsCashOnDelivery: false }, zones: [far] };
    expect(acceptsCashOnDelivery(nowhere, null)).toBe(false);
  });

  test('shipping follows the specification by default: 150 pounds, free from 3000, in 5 to 7 days', () => {
    for (const destination of [...governorates, null]) {
      const shipping = shippingByZone(defaultRules.shipping);
      expect(shipping(destination, pounds(2999.99))).toEqual({ zone: defaultZone, fee: pounds(150) });
      expect(shipping(destination, pounds(3000)).fee).toBe(0);
    }
    expect(defaultZone.days).toEqual({ min: 5, max: 7 });
  });
});
