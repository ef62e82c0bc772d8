import { expect, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatSaleEnd } from './sale-end.ts';

const read = (instant: string, language: 'ar' | 'en') =>
  formatSaleEnd(instant, language, messagesOf(language, testSettings)).replaceAll('\u00a0', ' ');

test('names the last day of a sale that ends with the day in Cairo', () => {
  for (const instant of ['2026-11-30T22:00:00.000Z', '2026-11-30T21:59:00.000Z']) {
    expect(read(instant, 'en')).toBe('Sale price until 30 November 2026');
    expect(read(instant, 'ar')).toBe('ينتهي التخفيض بنهاية ٣٠ نوفمبر ٢٠٢٦');
  }
});

test('names the time of any other end', () => {
  expect(read('2026-11-30T12:30:00.000Z', 'en')).toBe('Sale price until 30 November 2026, 14:30');
  expect(read('2026-11-30T12:00:00.000Z', 'ar')).toBe('ينتهي التخفيض ٣٠ نوفمبر ٢٠٢٦، الساعة ٢ بعد الظهر');
});
