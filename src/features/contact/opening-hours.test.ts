import { expect, test } from 'vitest';
import { openingStateAt } from './opening-hours.ts';

const week = [
  { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
  { days: [5, 6], opens: '10:00', closes: '16:00' },
];
const open = (closes: string) => ({ isOpen: true, closes });
const closed = (opens: string, day: number, inDays: number) => ({ isOpen: false, opens, day, inDays });

// Cairo is two hours ahead of UTC in winter, three from the last Friday of April to the last Thursday of October
test.each([
  ['a Monday in winter, a second before nine', '2026-01-12T06:59:59Z', closed('09:00', 1, 0)],
  ['the same Monday at nine', '2026-01-12T07:00:00Z', open('18:00')],
  ['the same Monday, a second before six', '2026-01-12T15:59:59Z', open('18:00')],
  ['the same Monday at six', '2026-01-12T16:00:00Z', closed('09:00', 2, 1)],
  ['a Monday in summer at nine', '2026-07-13T06:00:00Z', open('18:00')],
  ['a Monday in summer at six', '2026-07-13T15:00:00Z', closed('09:00', 2, 1)],
  ['a Thursday evening, before the later Friday', '2026-01-15T16:30:00Z', closed('10:00', 5, 1)],
  ['a Friday at half past nine', '2026-01-16T07:30:00Z', closed('10:00', 5, 0)],
  ['a Friday at ten', '2026-01-16T08:00:00Z', open('16:00')],
  ['a Friday at four', '2026-01-16T14:00:00Z', closed('10:00', 6, 1)],
  ['a Saturday evening', '2026-01-17T18:00:00Z', closed('09:00', 0, 1)],
  ['a Saturday that is Sunday in Cairo already', '2026-01-17T22:30:00Z', closed('09:00', 0, 0)],
  // the clocks go forward at midnight to Friday 24 April 2026
  ['the Thursday before summer time at nine', '2026-04-23T07:00:00Z', open('18:00')],
  ['the first Friday of summer time at ten', '2026-04-24T07:00:00Z', open('16:00')],
  ['the same Friday, a second before ten', '2026-04-24T06:59:59Z', closed('10:00', 5, 0)],
  // and back at midnight after Thursday 29 October 2026
  ['the last evening of summer time', '2026-10-29T15:00:00Z', closed('10:00', 5, 1)],
  ['the first Friday of winter, a second before ten', '2026-10-30T07:59:59Z', closed('10:00', 5, 0)],
  ['the same Friday at ten', '2026-10-30T08:00:00Z', open('16:00')],
])('%s', (_, instant, openingState) => {
  expect(openingStateAt(week, new Date(instant))).toEqual(openingState);
});

test('the opening state names the next opening day after closed days, at most a week ahead', () => {
  const sundays = [{ days: [0], opens: '09:00', closes: '12:00' }];
  expect(openingStateAt(sundays, new Date('2026-01-14T10:00:00Z'))).toEqual(closed('09:00', 0, 4));
  expect(openingStateAt(sundays, new Date('2026-01-11T10:30:00Z'))).toEqual(closed('09:00', 0, 7));
});

test('the opening state names the end of a break on the same day, independent of the order of the hours', () => {
  const withBreak = [
    { days: [1], opens: '16:00', closes: '20:00' },
    { days: [1], opens: '09:00', closes: '12:00' },
  ];
  expect(openingStateAt(withBreak, new Date('2026-01-12T11:00:00Z'))).toEqual(closed('16:00', 1, 0));
  expect(openingStateAt(withBreak, new Date('2026-01-12T05:00:00Z'))).toEqual(closed('09:00', 1, 0));
});

test('the opening state is null for a shop without opening hours', () => {
  expect(openingStateAt([], new Date('2026-01-12T11:00:00Z'))).toBeNull();
});
