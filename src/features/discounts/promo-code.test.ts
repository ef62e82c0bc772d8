import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PromoCodeInput } from '#features/pricing/promo-code-input.ts';
import { promoBackOff, welcomeCode } from './promo-code.ts';
import { endOfCairoDay } from './promo-form.ts';

describe('promo code input', () => {
  test.each([
    ['  nile10 ', 'NILE10'],
    ['a_b-9', 'A_B-9'],
    ['\u2066WELCOME-ABCD2345\u2069', 'WELCOME-ABCD2345'],
    ['x'.repeat(50), 'X'.repeat(50)],
  ])('the promo code input %j is parsed to %s', (input, code) => {
    expect(v.parse(PromoCodeInput, input)).toBe(code);
  });

  test.each([
    ['', 'promo.empty'],
    ['   ', 'promo.empty'],
    [null, 'promo.empty'],
    ['x'.repeat(51), 'promo.tooLong'],
    ['NILE 10', 'promo.characters'],
    ['خصم', 'promo.characters'],
    ["' or 1=1", 'promo.characters'],
  ])('the promo code input %j is refused with %s', (input, code) => {
    expect(v.safeParse(PromoCodeInput, input).issues?.[0].message).toBe(code);
  });
});

test('promoBackOff starts at 2 seconds, doubles, and stops at 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 50].map(promoBackOff)).toEqual([0, 2, 4, 8, 16, 30, 30, 30]);
});

describe('endOfCairoDay', () => {
  test.each([
    ['2026-01-15', '2026-01-15T21:59:59.999Z'],
    ['2026-07-15', '2026-07-15T20:59:59.999Z'],
    // on Friday 24 April 2026 summer time begins: 00:00 becomes 01:00
    ['2026-04-23', '2026-04-23T21:59:59.999Z'],
    ['2026-04-24', '2026-04-24T20:59:59.999Z'],
    // on Thursday 29 October 2026 summer time ends at 24:00, so the last hour occurs twice
    ['2026-10-28', '2026-10-28T20:59:59.999Z'],
    ['2026-10-29', '2026-10-29T21:59:59.999Z'],
    ['2026-12-31', '2026-12-31T21:59:59.999Z'],
  ])('the day %s in Cairo ends at %s', (day, instant) => {
    expect(endOfCairoDay(day).toISOString()).toBe(instant);
  });

  test.each(['2026-02-30', '14/03/2026', ''])('endOfCairoDay throws for %j', (text) => {
    expect(() => endOfCairoDay(text)).toThrow(RangeError);
  });
});

test('a welcome code is WELCOME- and eight unambiguous characters', () => {
  expect(welcomeCode((count) => crypto.getRandomValues(new Uint8Array(count)))).toMatch(
    /^WELCOME-[A-HJKMNP-TV-Z2-9]{8}$/u,
  );
});
