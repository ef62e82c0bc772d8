import { expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatOpeningHours } from './format-opening-hours.ts';

const week = [
  { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
  { days: [5, 6], opens: '10:00', closes: '16:00' },
];

test('formats opening hours in Arabic and joins consecutive days into a range', () => {
  expect(formatOpeningHours(week, serverTexts('ar', testSettings).contact.hours, 'ar')).toEqual([
    { days: 'من الأحد إلى الخميس', times: 'من ٩ صباحًا إلى ٦ مساءً' },
    { days: 'الجمعة والسبت', times: 'من ١٠ صباحًا إلى ٤ بعد الظهر' },
  ]);
});

test('formats opening hours in English with the 24-hour clock', () => {
  expect(formatOpeningHours(week, serverTexts('en', testSettings).contact.hours, 'en')).toEqual([
    { days: 'Sunday to Thursday', times: '9:00 to 18:00' },
    { days: 'Friday and Saturday', times: '10:00 to 16:00' },
  ]);
});

test('a range of opening days may cross the end of the week, and separate days are listed one by one', () => {
  expect(
    formatOpeningHours(
      [{ days: [5, 6, 0], opens: '09:30', closes: '12:00' }],
      serverTexts('en', testSettings).contact.hours,
      'en',
    ),
  ).toEqual([{ days: 'Friday to Sunday', times: '9:30 to 12:00' }]);
  expect(
    formatOpeningHours(
      [{ days: [0, 2, 4], opens: '09:30', closes: '12:00' }],
      serverTexts('ar', testSettings).contact.hours,
      'ar',
    ),
  ).toEqual([{ days: 'الأحد والثلاثاء والخميس', times: 'من ٩:٣٠ صباحًا إلى ١٢ ظهرًا' }]);
});
