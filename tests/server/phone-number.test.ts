import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ProfileForm } from '#core/forms/forms.ts';
import { normalizePhone } from '#core/forms/phone-number.ts';
import { fieldErrors } from '#core/forms/validation.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';

const validMobiles: readonly string[] = [
  '01012345678',
  '010 1234 5678',
  '010-1234-5678',
  '010.1234.5678',
  '010/1234/5678',
  '00 010 1234 5678',
  '010_1234_5678',
  '010·1234·5678',
  '010•1234•5678',
  '010, 1234, 5678',
  '(010) 1234 5678',
  '[010] 1234 5678',
  '{010} 1234 5678',
  '010–1234–5678',
  '010—1234—5678',
  '010−1234−5678',
  '010‑1234‑5678',
  '010\u00a01234\u00a05678',
  '010\u202f1234\u202f5678',
  '010\t1234\t5678',
  ' 01012345678 ',
  '0 1 0 1 2 3 4 5 6 7 8',
  '٠١٠١٢٣٤٥٦٧٨',
  '٠١٠ ١٢٣٤ ٥٦٧٨',
  '٠١٠.١٢٣٤.٥٦٧٨',
  '٠١٠٬١٢٣٤٬٥٦٧٨',
  '٠١٠،١٢٣٤،٥٦٧٨',
  '۰۱۰۱۲۳۴۵۶۷۸',
  '０１０１２３４５６７８',
  '+201012345678',
  '+20 10 1234 5678',
  '+20 (0)10 1234 5678',
  '+20 (0) 10-1234-5678',
  '+20-10-1234-5678',
  '+20.10.1234.5678',
  '(+20) 10 1234 5678',
  '(+20) 010 1234 5678',
  '+20 010 1234 5678',
  '+2 010 1234 5678',
  '+2(010)12345678',
  '+2001012345678',
  '+01012345678',
  '+02 010 1234 5678',
  '++201012345678',
  '＋201012345678',
  '+٢٠١٠١٢٣٤٥٦٧٨',
  '٠٠٢٠١٠١٢٣٤٥٦٧٨',
  '201012345678',
  '2 010 1234 5678',
  '2001012345678',
  '0201012345678',
  '02 010 1234 5678',
  '00201012345678',
  '002001012345678',
  '0020 (0) 10 1234 5678',
  '00 20 10 1234 5678',
  '0020-10-1234-5678',
  '1012345678',
  '10 1234 5678',
  '201012345678+',
  '01012345678+',
  'tel:+201012345678',
  'tel:010-1234-5678',
  '\u200e+20 10 1234 5678\u200e',
  '\u200f٠١٠١٢٣٤٥٦٧٨\u200f',
  '\u202a+201012345678\u202c',
  '\u2066+20 10 1234 5678\u2069',
  '\u061c01012345678',
  '\ufeff01012345678',
  '010\u200b1234\u200b5678',
  '010\u00ad1234\u00ad5678',
  '0️1️01️2️345678',
];

/** Ambiguous numbers, and ones that are nearly mobile numbers. */
const unclear: readonly string[] = [
  '0101234567',
  '010123456789',
  '+1012345678',
  '001012345678',
  '12123456789',
  '101234567',
  '+20101234567',
  '+2010123456789',
  '+201312345678',
  '+200101234567',
  '20101234567',
  '00201 0123 4567',
];

/** Foreign numbers stay unchanged. */
const others = [
  ['+442079460123', '+442079460123'],
  ['00 44 20 7946 0123', '+442079460123'],
  ['442079460123', '+442079460123'],
  ['+1 212 555 0123', '+12125550123'],
  ['+966 50 123 4567', '+966501234567'],
  ['+20 2 2345 6789', '+20223456789'],
  ['+20 3 123 4567', '+2031234567'],
] as const;

const forms = [
  ['the checkout', (phone: string) => v.safeParse(v.pick(ShippingForm, ['phone']), { phone })],
  ['the profile', (phone: string) => v.safeParse(v.pick(ProfileForm, ['phone']), { phone })],
] as const;

describe.each(forms)('a phone number in %s', (_, read) => {
  test.each(validMobiles)('%j is +201012345678', (input) => {
    expect(read(input)).toMatchObject({ success: true, output: { phone: '+201012345678' } });
  });

  test.each(unclear)('%j is refused as unclear', (input) => {
    const result = read(input);
    expect(fieldErrors(result.issues ?? [])).toEqual({ phone: 'phone.unclear' });
  });

  test.each(others)('%j is %s', (input, number) => {
    expect(read(input)).toMatchObject({ success: true, output: { phone: number } });
  });

  test.each(['010 1234 5678 / 011 1234 5678', 'my number', '010x1234x5678', '+', ''])('%j is invalid', (input) => {
    expect(read(input).success).toBe(false);
  });
});

test('accepts all four mobile prefixes, and leaves a normalized number unchanged', () => {
  for (const kind of ['10', '11', '12', '15']) {
    const number = `+20${kind}12345678`;
    for (const input of [
      `0${kind}12345678`,
      `0020${kind}12345678`,
      `00200${kind}12345678`,
      `0${kind}.1234.5678`,
      number,
    ]) {
      expect(normalizePhone(input), input).toBe(number);
    }
  }
});
