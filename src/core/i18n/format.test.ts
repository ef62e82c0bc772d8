import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRating,
  formatYears,
  isolateText,
  moneyParts,
} from './format.ts';

describe('formatted values', () => {
  test.each([
    [125000, '١٬٢٥٠\u00a0ج.م', 'EGP\u00a01,250'],
    [176880, '١٬٧٦٨٫٨٠\u00a0ج.م', 'EGP\u00a01,768.80'],
    [50, '٠٫٥٠\u00a0ج.م', 'EGP\u00a00.50'],
    [0, '٠\u00a0ج.م', 'EGP\u00a00'],
    [-40500, '\u2212٤٠٥\u00a0ج.م', '\u2212\u00a0EGP\u00a0405'],
    [100_000_000, '١٬٠٠٠٬٠٠٠\u00a0ج.م', 'EGP\u00a01,000,000'],
  ])('formats %i piastres with the currency and without line breaks', (piastres, arabic, english) => {
    expect(formatMoney(piastres, 'ar')).toBe(arabic);
    expect(formatMoney(piastres, 'en')).toBe(english);
  });

  test('puts the amount first in Arabic and the currency first in English, as separate parts', () => {
    expect(moneyParts(125000, 'ar')).toEqual({ sign: '', amount: '١٬٢٥٠', currency: 'ج.م', order: 'amount-first' });
    expect(moneyParts(-125050, 'en')).toEqual({
      sign: '\u2212\u00a0',
      amount: '1,250.50',
      currency: 'EGP',
      order: 'currency-first',
    });
  });

  test('formats an amount without currency for messages that contain the currency', () => {
    expect(formatAmount(300000, 'en')).toBe('3,000');
    expect(formatAmount(300000, 'ar')).toBe('٣٬٠٠٠');
  });

  test('adds no invisible mark to an Arabic amount', () => {
    expect([...formatMoney(-125050, 'ar')].map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([
      '2212',
      '661',
      '66c',
      '662',
      '665',
      '660',
      '66b',
      '665',
      '660',
      'a0',
      '62c',
      '2e',
      '645',
    ]);
  });
});

test('formats a share as a percentage with the digits and the sign of the language', () => {
  expect(formatPercent(0.6, 'ar')).toBe('٦٠٪');
  expect(formatPercent(0.6, 'en')).toBe('60%');
  expect(formatPercent(0.125, 'ar')).toBe('١٢٫٥٪');
});

test('groups a count by thousands', () => {
  expect(formatNumber(1234, 'ar')).toBe('١٬٢٣٤');
  expect(formatNumber(1234, 'en')).toBe('1,234');
});

test('formats a rating with one decimal', () => {
  expect(formatRating(4.75, 'ar')).toBe('٤٫٨');
  expect(formatRating(0, 'en')).toBe('0.0');
});

test('formats a date as the Gregorian day in Cairo, with the name of the month', () => {
  const lateEvening = new Date('2026-03-13T22:30:00Z');
  expect(formatDate(lateEvening, 'ar')).toBe('١٤\u00a0مارس ٢٠٢٦');
  expect(formatDate(lateEvening, 'en')).toBe('14\u00a0March 2026');
});

test('formats two years as a range, and equal years as one', () => {
  expect(formatYears(2024, 2026, 'en')).toBe('2024–2026');
  expect(formatYears(2024, 2026, 'ar')).toBe('٢٠٢٤–٢٠٢٦');
  expect(formatYears(2024, 2024, 'en')).toBe('2024');
});

test('encloses an isolated text in isolation marks', () => {
  expect(isolateText('+201012345678')).toBe('\u2068+201012345678\u2069');
});

describe.each([
  ['ar', 'ar-EG-u-nu-arab'],
  ['en', 'en-EG'],
] as const)('numbers in %s equal those of Intl', (language, locale) => {
  const piastres = [...Array(2000).keys(), 99_999, 100_000, 123_456, 1_000_000, 12_345_678, 100_000_000, 987_654_321];
  const intl = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, options);
    return (value: number) => format(value).replaceAll('\u061c', '');
  };

  test('amounts', () => {
    const expected = intl({ minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
    for (const sum of piastres) expect(formatAmount(sum, language)).toBe(expected(sum / 100));
  });

  test('counts and measures, with halves that are hard to round', () => {
    const expected = intl({ maximumFractionDigits: 2 });
    for (const value of [...piastres, ...piastres.map((each) => each / 1000), 1.005, 2.675, 0.125, 1e9])
      expect(formatNumber(value, language)).toBe(expected(value));
  });

  test('ratings and shares', () => {
    const ratings = intl({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const shares = intl({ style: 'percent', maximumFractionDigits: 2 });
    for (let value = 0; value <= 500; value += 1) {
      expect(formatRating(value / 100, language)).toBe(ratings(value / 100));
      expect(formatPercent(value / 500, language)).toBe(shares(value / 500));
    }
  });
});
