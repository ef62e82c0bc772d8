import { expect, test } from 'vitest';
import { parseCount, parseMoney, parsePercent } from '#core/forms/parse-number.ts';
import { formatAmount, formatMoney, formatNumber, formatPercent } from './format.ts';

test("parses the shop's own number formats in both languages", () => {
  for (const piastres of [1, 50, 100, 12_575, 125_000, 125_050, 123_456_789]) {
    for (const language of ['ar', 'en'] as const) {
      expect(parseMoney(formatMoney(piastres, language))).toBe(piastres);
      expect(parseMoney(formatAmount(piastres, language))).toBe(piastres);
      expect(parseCount(formatNumber(piastres, language))).toBe(piastres);
    }
  }
  expect(['ar', 'en'].map((language) => parsePercent(formatPercent(0.125, language as 'ar')))).toEqual([12.5, 12.5]);
});
