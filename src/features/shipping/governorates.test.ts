import { expect, test } from 'vitest';
import { messages as arabic } from '#generated/texts/ar/governorates.gen.ts';
import { messages as english } from '#generated/texts/en/governorates.gen.ts';
import { findGovernorate } from './find-governorate.ts';
import { type Governorate, postalCodeHint, postalCodePrefixes } from './governorates.ts';

test('there are 27 governorates with unique names and postal code prefixes', () => {
  const beginnings = Object.values(postalCodePrefixes).flat();
  expect(Object.keys(postalCodePrefixes)).toHaveLength(27);
  expect(new Set(beginnings).size).toBe(28);
  expect(beginnings.every((digits) => /^[1-8][1-6]$/.test(digits))).toBe(true);
  for (const { governorates } of [arabic, english]) expect(new Set(Object.values(governorates)).size).toBe(27);
});

test.each(Object.keys(postalCodePrefixes) as Governorate[])(
  '%s is found by its name in both languages',
  (governorate) => {
    for (const { governorates } of [arabic, english])
      expect(findGovernorate(governorates[governorate])).toBe(governorate);
  },
);

test('the postal code hint contains the prefix in Latin digits, isolated from the text direction', () => {
  expect(postalCodeHint(arabic, 'cairo')).toBe('خمسة أرقام، أولها في القاهرة \u206811\u2069');
  expect(postalCodeHint(english, 'alexandria')).toBe(
    'Five digits; in Alexandria they begin with \u206821\u2069 or \u206823\u2069',
  );
});
