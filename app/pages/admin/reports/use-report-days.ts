import { useState } from 'react';
import { cairoDay } from '../../../../domain/cairo-time.ts';
import { type DayRange, daysOfPeriod, isReportRange, reportPeriods } from '../../../../domain/reports/report-period.ts';
import { useListUrl } from '../list/use-list-url.ts';

/** Periods of the select: those that are counted from today, and days that are chosen one by one. */
export const periodChoices = [...reportPeriods, 'days'] as const;

/** Reads the period from the URL; null while its days are not complete, or are more than a report can have. */
export function useReportDays(): { readonly isChosenByDay: boolean; readonly days: DayRange | null } {
  const { get } = useListUrl();
  const [today] = useState(() => cairoDay(new Date()));
  if (get('period') === 'days') {
    const days = { from: get('from') ?? '', to: get('to') ?? '' };
    return { isChosenByDay: true, days: isReportRange(days) ? days : null };
  }
  const period = reportPeriods.find((known) => known === get('period')) ?? reportPeriods[0];
  return { isChosenByDay: false, days: daysOfPeriod(period, today) };
}
