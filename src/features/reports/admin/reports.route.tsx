import { useState } from 'react';
import { DayRangeFields } from '#core/admin/day-range.tsx';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterSelect, RadioGroup } from '#core/admin/list-filters.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { formatDate } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { type ReportName, reportNames, type SalesBreakdown, salesBreakdowns } from '../report.ts';
import { type DayRange, daysOfPeriod, isReportRange, MAX_REPORT_YEARS, reportPeriods } from '../report-period.ts';
import { CashReport } from './cash-report.tsx';
import { ReturnsReport } from './returns-report.tsx';
import { SalesReport } from './sales-report.tsx';
import { TaxReport } from './tax-report.tsx';

preloadMessages('admin', 'governorates');

const [firstReport, ...otherReports] = reportNames;

/** Figures of the shop: sales, tax, cash with couriers, returns, for a period of Cairo's calendar (decision 204). */
export default function Reports() {
  const { reports: t } = useMessages('admin');
  const { get } = useListUrl();
  const name = reportNames.find((option) => option === get('report')) ?? firstReport;
  const { days, isChosenByDay } = useReportDays();
  return (
    <>
      <SectionHeader title={t.title}>{days !== null && <ExportReport report={name} days={days} />}</SectionHeader>
      <div className="grid gap-3 pb-5">
        <RadioGroup
          label={t.report}
          name="report"
          values={otherReports}
          format={(each) => t.names[each]}
          otherwise={t.names[firstReport]}
        />
        {name !== 'cash' && (
          <div className="flex flex-wrap gap-3">
            <FilterSelect label={t.period} name="period" values={periodChoices} format={(each) => t.periods[each]} />
            {isChosenByDay && <DayRangeFields />}
          </div>
        )}
      </div>
      <p className="max-w-3xl pb-6 text-mist">{t.about[isOfSales(name) ? 'sales' : name]}</p>
      {days === null && name !== 'cash' ? (
        <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">
          {t.choose({ count: MAX_REPORT_YEARS })}
        </p>
      ) : (
        <Report name={name} days={days} />
      )}
    </>
  );
}

const isOfSales = (name: ReportName): name is SalesBreakdown => salesBreakdowns.some((option) => option === name);

const Report = ({ name, days }: { name: ReportName; days: DayRange | null }) => {
  const { reports: t } = useMessages('admin');
  const language = useLanguage();
  // noon in UTC is the same day in Cairo
  const write = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), language);
  if (name === 'cash') return <CashReport label={t.chart({ report: t.names.cash, range: t.now })} />;
  if (days === null) return null;
  const range = t.range({ from: write(days.from), to: write(days.to) });
  const label = t.chart({ report: t.names[name], range });
  if (name === 'tax') return <TaxReport days={days} label={label} />;
  if (name === 'returns') return <ReturnsReport days={days} label={label} />;
  return <SalesReport by={name} days={days} label={label} />;
};

/** Downloads all rows of a report as a spreadsheet file. */
const ExportReport = ({ report, days }: { report: ReportName; days: DayRange }) => {
  const { reports: t } = useMessages('admin');
  return (
    <ExportButtons
      fileName={fileName(report, days)}
      notice={t.exported}
      fetchPart={({ reports }, part) => reports.export({ report, ...days, ...part })}
    />
  );
};

const fileName = (report: ReportName, { from, to }: DayRange): string =>
  report === 'cash' ? 'cash.csv' : `${report}-${from}-${to}.csv`;

/** Periods of the select: relative to today, and a custom range. */
const periodChoices = [...reportPeriods, 'days'] as const;

/** Reads the period from the URL; null while its days are not complete, or are more than a report can have. */
function useReportDays(): { readonly isChosenByDay: boolean; readonly days: DayRange | null } {
  const { get } = useListUrl();
  const [today] = useState(() => cairoDay(new Date()));
  if (get('period') === 'days') {
    const days = { from: get('from') ?? '', to: get('to') ?? '' };
    return { isChosenByDay: true, days: isReportRange(days) ? days : null };
  }
  const period = reportPeriods.find((option) => option === get('period')) ?? reportPeriods[0];
  return { isChosenByDay: false, days: daysOfPeriod(period, today) };
}
