import { useState } from 'react';
import { cairoDay } from '../../../../domain/cairo-time.ts';
import {
  type ReportName,
  reportNames,
  type SalesBreakdown,
  salesBreakdowns,
} from '../../../../domain/reports/report.ts';
import {
  type DayRange,
  daysOfPeriod,
  isReportRange,
  MAX_REPORT_YEARS,
  reportPeriods,
} from '../../../../domain/reports/report-period.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { downloadFile } from '../download-file.ts';
import { FilterSelect, RadioGroup } from '../list/list-filters.tsx';
import { SectionHeader } from '../list/list-layout.tsx';
import { useListUrl } from '../list/use-list-url.ts';
import { DayRangeFields } from '../orders/day-range.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { CashReport } from './cash-report.tsx';
import { ReturnsReport } from './returns-report.tsx';
import { SalesReport } from './sales-report.tsx';
import { TaxReport } from './tax-report.tsx';

preloadMessages('admin', 'governorates');

const [firstReport, ...otherReports] = reportNames;

/** Figures of the shop: sales, tax, cash with couriers, returns, for a period of Cairo's calendar (decision 204). */
export const Reports = () => {
  const { reports: words } = useMessages('admin');
  const { get } = useListUrl();
  const name = reportNames.find((known) => known === get('report')) ?? firstReport;
  const { days, isChosenByDay } = useReportDays();
  return (
    <>
      <SectionHeader title={words.title}>{days !== null && <ExportReport report={name} days={days} />}</SectionHeader>
      <div className="grid gap-3 pb-5">
        <RadioGroup
          label={words.report}
          name="report"
          values={otherReports}
          say={(each) => words.names[each]}
          otherwise={words.names[firstReport]}
        />
        {name !== 'cash' && (
          <div className="flex flex-wrap gap-3">
            <FilterSelect
              label={words.period}
              name="period"
              values={periodChoices}
              say={(each) => words.periods[each]}
            />
            {isChosenByDay && <DayRangeFields />}
          </div>
        )}
      </div>
      <p className="max-w-3xl pb-6 text-mist">{words.about[isOfSales(name) ? 'sales' : name]}</p>
      {days === null && name !== 'cash' ? (
        <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">
          {words.choose({ count: MAX_REPORT_YEARS })}
        </p>
      ) : (
        <Report name={name} days={days} />
      )}
    </>
  );
};

const isOfSales = (name: ReportName): name is SalesBreakdown => salesBreakdowns.some((known) => known === name);

const Report = ({ name, days }: { name: ReportName; days: DayRange | null }) => {
  const { reports: words } = useMessages('admin');
  const language = useLanguage();
  // noon in UTC is the same day in Cairo
  const write = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), language);
  if (name === 'cash') return <CashReport label={words.chart({ report: words.names.cash, range: words.now })} />;
  if (days === null) return null;
  const range = words.range({ from: write(days.from), to: write(days.to) });
  const label = words.chart({ report: words.names[name], range });
  if (name === 'tax') return <TaxReport days={days} label={label} />;
  if (name === 'returns') return <ReturnsReport days={days} label={label} />;
  return <SalesReport by={name} days={days} label={label} />;
};

/** Downloads all rows of a report as a spreadsheet file. */
const ExportReport = ({ report, days }: { report: ReportName; days: DayRange }) => {
  const { reports: words } = useMessages('admin');
  const language = useLanguage();
  const { run, isBusy } = useAdminAction();
  const exportAll = () =>
    run({
      act: (admin) => fetchAll(admin, { report, ...days, language }),
      notice: words.exported,
      onDone: (csv) => downloadFile(fileName(report, days), 'text/csv;charset=utf-8', csv),
    });
  return (
    <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void exportAll()}>
      <Icon name="download" className="size-[18px]" />
      {words.export}
    </button>
  );
};

const fileName = (report: ReportName, { from, to }: DayRange): string =>
  report === 'cash' ? 'cash.csv' : `${report}-${from}-${to}.csv`;

type Asked = Parameters<AdminClient['reports']['export']>[0];

const fetchAll = async ({ reports }: AdminClient, wanted: Asked): Promise<string> => {
  let file = '';
  for (let after: string | null | undefined; after !== null; ) {
    const { csv, next } = await reports.export({ ...wanted, ...(after === undefined ? {} : { after }) });
    file += csv;
    after = next;
  }
  return file;
};

/** Periods of the select: those that are counted from today, and days that are chosen one by one. */
const periodChoices = [...reportPeriods, 'days'] as const;

/** Reads the period from the URL; null while its days are not complete, or are more than a report can have. */
function useReportDays(): { readonly isChosenByDay: boolean; readonly days: DayRange | null } {
  const { get } = useListUrl();
  const [today] = useState(() => cairoDay(new Date()));
  if (get('period') === 'days') {
    const days = { from: get('from') ?? '', to: get('to') ?? '' };
    return { isChosenByDay: true, days: isReportRange(days) ? days : null };
  }
  const period = reportPeriods.find((known) => known === get('period')) ?? reportPeriods[0];
  return { isChosenByDay: false, days: daysOfPeriod(period, today) };
}
