import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCount, parseMoney, parsePercent } from './parse-number.ts';

/** Amount in pounds of each text; null for a rejected one. */
const amounts: readonly (readonly [text: string, pounds: number | null])[] = [
  ['150', 150],
  ['150,75', 150.75],
  ['150.75', 150.75],
  ['150٫75', 150.75],
  ['١٥٠٫٧٥', 150.75],
  ['١٥٠،٧٥', 150.75],
  ['١٥٠,٧٥', 150.75],
  ['۱۵۰٫۷۵', 150.75],
  ['150，75', 150.75],
  ['12,5', 12.5],
  ['1,0', 1],
  ['0,5', 0.5],
  ['1,250', 1250],
  ['1،250', 1250],
  ['١٬٢٥٠', 1250],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['1\u202f250,5', 1250.5],
  ['1,250.50', 1250.5],
  ['1٬250,50', 1250.5],
  ['١٬٢٥٠٫٥٠', 1250.5],
  ['1,234,567.89', 1_234_567.89],
  ['500.0000', 500],
  [' 7 ', 7],
  ['EGP 1,250.50', 1250.5],
  ['١٬٢٥٠٫٥٠ ج.م.', 1250.5],
  ['250 جنيه', 250],
  ['250 جنيهًا', 250],
  ['250 L.E.', 250],
  ['1.250', null],
  ['١٫٢٥٠', null],
  ['500.000', null],
  ['500,0000', null],
  ['1.234,50', null],
  ['1,250,50', null],
  ['1,25,000', null],
  ['12,34,56', null],
  ['1,2500', null],
  ['1234,567', null],
  ['0,250', null],
  ['12 5', null],
  ['1 25', null],
  ['1,250 000', null],
  ['5.125', null],
  ['5.', null],
  ['.5', null],
  [',5', null],
  ['5,', null],
  ['-5', null],
  ['(50)', null],
  ['1e3', null],
  ['10²', null],
  ['=1+1', null],
  ['12abc', null],
  ['1LE2', null],
  ['1234567890', null],
  ['', null],
  [' ', null],
];

describe('an entered number', () => {
  test.each(amounts)('parses %j as %j pounds', (text, pounds) => {
    expect(parseMoney(text)).toBe(pounds === null ? null : Math.round(pounds * 100));
  });

  test('an entered number is the same as a percentage, and rejected with a currency', () => {
    for (const [text, number] of amounts) {
      const hasCurrency = /EGP|L\.E|ج/u.test(text);
      expect([text, parsePercent(text)]).toEqual([text, hasCurrency ? null : number]);
    }
    expect(['14%', '١٤٫٢٥٪', '14,25 %', '14.125%', '1%4'].map(parsePercent)).toEqual([14, 14.25, 14.25, null, null]);
  });

  test('an entered number is the same as a count, and rejected with decimals or a currency', () => {
    for (const [text, number] of amounts) {
      const isCount = /^\s*[\d٠-٩]{1,9}\s*$|^[\d٠-٩]{1,3}(?:[,،٬\s][\d٠-٩]{3})+$/u.test(text);
      expect([text, parseCount(text)]).toEqual([text, isCount ? number : null]);
    }
    expect(['1,0', '12,5', '1.0', '1.250'].map(parseCount)).toEqual([null, null, null, null]);
  });

  test('an entered number never becomes a hundred times the number before its decimal separator', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789٠١٢٣'), minLength: 1, maxLength: 4 });
    const separator = fc.constantFrom(',', '،', '.', '٫', '٬', ' ');
    fc.assert(
      fc.property(digits, separator, digits, (whole, sign, end) => {
        if ([...end].length === 3) return;
        const [parsed, before] = [parseMoney(whole + sign + end), parseMoney(whole)];
        if (parsed !== null) expect(parsed - (before ?? 0)).toBeLessThan(100);
        expect(parseCount(whole + sign + end)).toBeNull();
      }),
    );
  });
});
