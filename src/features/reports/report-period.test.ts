import { describe, expect, test } from 'vitest';
import { type DayRange, daysOfPeriod, isReportRange, type ReportPeriod } from './report-period.ts';

describe('the days of a period', () => {
  test.each<[ReportPeriod, string, DayRange]>([
    ['this-month', '2026-03-14', { from: '2026-03-01', to: '2026-03-14' }],
    ['this-month', '2026-03-01', { from: '2026-03-01', to: '2026-03-01' }],
    ['last-month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
    ['last-month', '2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
    ['last-month', '2026-01-01', { from: '2025-12-01', to: '2025-12-31' }],
    ['this-quarter', '2026-03-31', { from: '2026-01-01', to: '2026-03-31' }],
    ['this-quarter', '2026-04-01', { from: '2026-04-01', to: '2026-04-01' }],
    ['last-quarter', '2026-04-01', { from: '2026-01-01', to: '2026-03-31' }],
    ['last-quarter', '2026-01-15', { from: '2025-10-01', to: '2025-12-31' }],
    ['this-year', '2026-11-26', { from: '2026-01-01', to: '2026-11-26' }],
    ['last-year', '2026-11-26', { from: '2025-01-01', to: '2025-12-31' }],
  ])('the period %s on %s has the expected days', (period, today, days) => {
    expect(daysOfPeriod(period, today)).toEqual(days);
  });
});

describe('the days of a report', () => {
  test.each<[string, string]>([
    ['2026-03-14', '2026-03-14'],
    ['2026-01-01', '2026-12-31'],
    ['2021-01-01', '2025-12-31'],
  ])('a report may cover %s to %s', (from, to) => {
    expect(isReportRange({ from, to })).toBe(true);
  });
  test.each<[string, string]>([
    ['2026-03-15', '2026-03-14'],
    ['2026-02-30', '2026-03-14'],
    ['2026-03-14', ''],
    ['2020-01-01', '2025-12-31'],
    ['0001-01-01', '9999-12-31'],
  ])('a report may not cover %s to %s', (from, to) => {
    expect(isReportRange({ from, to })).toBe(false);
  });
});
