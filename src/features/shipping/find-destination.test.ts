import { expect, test } from 'vitest';
import { findDestination, isUnknownDestination } from './find-destination.ts';

test.each([
  ['بلدة الزهور البعيدة', '', true],
  ['Greenfield Heights', '11511', true],
  ['', '11511', false],
  ['السلام', '', true],
  ['دار السلام', '', false],
  ['Aswan / Cairo', '', false],
  ['Aswan', '11511', false],
  ['أسوان', '', false],
])('a destination in %j with the postal code %j is unknown: %s', (city, postalCode, isUnknown) => {
  expect(isUnknownDestination({ city, postalCode })).toBe(isUnknown);
});

test('a selected governorate decides the destination of an unknown city', () => {
  const destination = { city: 'Greenfield Heights', postalCode: '11511', governorate: 'luxor' } as const;
  expect(findDestination(destination)).toBe('luxor');
  expect(isUnknownDestination(destination)).toBe(false);
});
