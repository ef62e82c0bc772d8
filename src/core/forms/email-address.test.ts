import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import { decodePunycode } from './punycode.ts';

test.each(['موقع', 'مصر', 'рф', '香港', 'vermögensberater', 'भारत', 'نور-٢'])('decodePunycode reads %s', (label) => {
  expect(decodePunycode(domainToASCII(label).slice('xn--'.length))).toBe(label);
});

test.each(['', 'a!', '99999999', 'é'])('decodePunycode returns no letters for the invalid label %j', (encoded) => {
  expect(decodePunycode(encoded) ?? '').not.toMatch(/\p{L}/u);
});

test.each([
  'nadia@example.com',
  'a+b.c@mail.example.museum',
  `nadia@example.${domainToASCII('مصر')}`,
  `nadia@${domainToASCII('متجر')}.com`,
  `nadia@example.${domainToASCII('vermögensberater')}`,
])('accepts %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

// browsers encode the host name, including a following Arabic comma, before a script can read it
test.each([
  'x@example.com،',
  'x@example.xn--com-nwe',
  'x@exam.xn--ple-dye.com',
  'x@example.xn--99999999',
  'x@example.xn--',
  'x@example',
  'x y@example.com',
])('refuses %s', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
