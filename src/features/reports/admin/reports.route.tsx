import { adminLoader } from '#core/admin/admin-loader.ts';
import { DayRangeFields } from '#core/admin/day-range.tsx';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { FilterSelect, RadioGroup } from '#core/admin/list-filters.tsx';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { formatDate } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { type ReportName, reportNames, type SalesBreakdown, salesBreakdowns } from '../report.ts';
import { type DayRange, daysOfPeriod, isReportRange, MAX_REPORT_YEARS, reportPeriods } from '../report-period.ts';
import { CashReport } from './cash-report.tsx';
import { ReturnsReport } from './returns-report.tsx';
import { SalesReport } from './sales-report.tsx';
import { TaxReport } from './tax-report.tsx';

preloadMessages('admin', 'governorates');

const [firstReport, ...otherReports] = reportNames;

/** The report of the URL; null while its period is incomplete. */
export const clientLoader = adminLoader(async ({ reports }, { query, language, signal }) => {
  const { name, days } = readReportQuery((parameter) => query.get(parameter) ?? undefined);
  if (name === 'cash') return { name, days, result: await reports.cash(undefined, { signal }) };
  if (days === null) return null;
  if (name === 'tax') return { name, days, result: await reports.tax(days, { signal }) };
  if (name === 'returns') return { name, days, result: await reports.returns(days, { signal }) };
  return { name, days, result: await reports.sales({ by: name, ...days, language }, { signal }) };
});

/** Reports of sales, tax, cash with couriers and returns, for a period of Cairo's calendar (decision 204). */
export default function Reports() {
  const { reports: t } = useMessages('admin');
  const { name, days, isCustomRange } = readReportQuery(useListUrl().get);
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
            {isCustomRange && <DayRangeFields />}
          </div>
        )}
      </div>
      <p className="max-w-3xl pb-6 text-mist">{t.about[isOfSales(name) ? 'sales' : name]}</p>
      {days === null && name !== 'cash' ? (
        <p className="border border-lapis-200 py-14 px-6 text-center text-base text-mist">
          {t.choose({ count: MAX_REPORT_YEARS })}
        </p>
      ) : (
        <Report />
      )}
    </>
  );
}

const isOfSales = (name: ReportName): name is SalesBreakdown => salesBreakdowns.some((option) => option === name);

/** The loaded report, or its loading state. */
const Report = () => {
  const { reports: t } = useMessages('admin');
  const language = useLanguage();
  const { data, isLoading, hasFailed, reload } = useAdminData<typeof clientLoader>();
  if (hasFailed && !isLoading) return <CouldNotLoad onTryAgain={reload} />;
  if (!data || isLoading) return <ListSkeleton />;
  // noon UTC is on the same day in Cairo
  const write = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), language);
  const range = data.name === 'cash' ? t.now : t.range({ from: write(data.days.from), to: write(data.days.to) });
  const label = t.chart({ report: t.names[data.name], range });
  if (data.name === 'cash') return <CashReport label={label} result={data.result} />;
  if (data.name === 'tax') return <TaxReport label={label} result={data.result} />;
  if (data.name === 'returns') return <ReturnsReport label={label} result={data.result} />;
  return <SalesReport by={data.name} label={label} result={data.result} />;
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

interface ReportQuery {
  readonly name: ReportName;
  readonly isCustomRange: boolean;
  /** Null while the custom range is incomplete or exceeds the maximum. */
  readonly days: DayRange | null;
}

/** Reads report and period from the URL. */
const readReportQuery = (get: (parameter: string) => string | undefined): ReportQuery => {
  const name = reportNames.find((option) => option === get('report')) ?? firstReport;
  if (get('period') === 'days') {
    const days = { from: get('from') ?? '', to: get('to') ?? '' };
    return { name, isCustomRange: true, days: isReportRange(days) ? days : null };
  }
  const period = reportPeriods.find((option) => option === get('period')) ?? reportPeriods[0];
  return { name, isCustomRange: false, days: daysOfPeriod(period, cairoDay(new Date())) };
};
