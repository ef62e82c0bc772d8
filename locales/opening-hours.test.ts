import { expect, test } from 'vitest';
import { formatOpeningHours } from './opening-hours.ts';

const week = [
  { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
  { days: [5, 6], opens: '10:00', closes: '16:00' },
];

test('the hours of a week are told in Arabic, long runs from first to last', () => {
  expect(formatOpeningHours(week, 'ar')).toEqual([
    { days: 'من الأحد إلى الخميس', times: 'من ٩ صباحًا إلى ٦ مساءً' },
    { days: 'الجمعة والسبت', times: 'من ١٠ صباحًا إلى ٤ بعد الظهر' },
  ]);
});

test('and in English by the clock', () => {
  expect(formatOpeningHours(week, 'en')).toEqual([
    { days: 'Sunday to Thursday', times: '9:00 to 18:00' },
    { days: 'Friday and Saturday', times: '10:00 to 16:00' },
  ]);
});

test('a run may pass over the end of the week, and days apart are named one by one', () => {
  expect(formatOpeningHours([{ days: [5, 6, 0], opens: '09:30', closes: '12:00' }], 'en')).toEqual([
    { days: 'Friday to Sunday', times: '9:30 to 12:00' },
  ]);
  expect(formatOpeningHours([{ days: [0, 2, 4], opens: '09:30', closes: '12:00' }], 'ar')).toEqual([
    { days: 'الأحد والثلاثاء والخميس', times: 'من ٩:٣٠ صباحًا إلى ١٢ ظهرًا' },
  ]);
});
