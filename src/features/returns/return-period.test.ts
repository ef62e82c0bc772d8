import { expect, test } from 'vitest';
import { returnPeriod } from './return-period.ts';

const at = (moment: string) => new Date(moment);

test.each([
  ['right after delivery', '2026-11-01T10:05:00Z', 14],
  ['on the next day in Cairo, which is still the same day in UTC', '2026-11-01T22:30:00Z', 13],
  ['on the last day, to its last minute', '2026-11-15T21:59:00Z', 0],
  ['after midnight in Cairo', '2026-11-15T22:00:00Z', -1],
])('fourteen days after the delivery, counted %s', (_, now, daysLeft) => {
  expect(returnPeriod(at('2026-11-01T10:00:00Z'), 14, at(now))).toEqual({ lastDay: '2026-11-15', daysLeft });
});

test('the return period uses the Cairo day of delivery', () => {
  // 00:30 on the second
  expect(returnPeriod(at('2026-11-01T22:30:00Z'), 14, at('2026-11-02T10:00:00Z'))).toEqual({
    lastDay: '2026-11-16',
    daysLeft: 14,
  });
});

test('the end of daylight saving time does not change the return period', () => {
  // it ends in the night to 30 October 2026; the day before has 25 hours
  expect(returnPeriod(at('2026-10-28T21:30:00Z'), 3, at('2026-10-31T21:30:00Z'))).toEqual({
    lastDay: '2026-11-01',
    daysLeft: 1,
  });
});
