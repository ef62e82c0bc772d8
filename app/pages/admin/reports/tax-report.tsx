import type { TaxReport as Answer } from '../../../../contract/admin/reports.ts';
import type { Language } from '../../../../domain/language.ts';
import type { DayRange } from '../../../../domain/reports/report-period.ts';
import { clockLocales } from '../../../../locales/clock.ts';
import { formatPercent } from '../../../../locales/format.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { type Column, Table } from '../list/table.tsx';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';
import { useReport } from './use-report.ts';

/** The tax of each month, at each rate. */
export const TaxReport = ({ days, label }: { days: DayRange; label: string }) => {
  const { reports: words } = useMessages('admin');
  const language = useLanguage();
  const report = useReport(ask, days);
  const columns = useColumns();
  return (
    <ReportLayout report={report} isEmpty={({ rows }) => rows.length === 0} empty={words.empty}>
      {({ rows }) => {
        const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
        const months = [...new Set(rows.map(({ month }) => month))].toReversed();
        return (
          <>
            <ReportTotals
              totals={[
                { name: words.columns.taxed, value: <Price amount={sum(({ taxed }) => taxed)} /> },
                { name: words.columns.tax, value: <Price amount={sum(({ tax }) => tax)} /> },
                { name: words.columns.refundedTax, value: <Price amount={sum(({ refundedTax }) => refundedTax)} /> },
                { name: words.columns.taxLeft, value: <Price amount={sum(leftOf)} /> },
              ]}
            />
            <ReportChart
              label={label}
              names={months.map((month) => monthName(month, language))}
              values={months.map((month) =>
                rows.reduce((total, row) => total + (row.month === month ? row.tax : 0), 0),
              )}
              isByTime
            />
            <div className="pt-6">
              <Table
                label={label}
                columns={columns}
                rows={rows.map((row) => ({ ...row, id: `${row.month} ${row.percent}` }))}
              />
            </div>
          </>
        );
      }}
    </ReportLayout>
  );
};

const ask = ({ reports }: AdminClient, days: DayRange) => reports.tax(days);

type Row = Answer['rows'][number];

const leftOf = ({ tax, refundedTax }: Row): number => tax - refundedTax;

function useColumns(): readonly Column<Row & { readonly id: string }>[] {
  const { columns: words } = useMessages('admin').reports;
  const language = useLanguage();
  return [
    {
      id: 'month',
      label: words.month,
      cell: ({ month }) => <time dateTime={month}>{monthName(month, language)}</time>,
    },
    {
      id: 'percent',
      label: words.percent,
      isEnd: true,
      cell: ({ percent }) => <span className="num">{formatPercent(percent / 100, language)}</span>,
    },
    { id: 'orders', label: words.orders, isEnd: true, cell: ({ orders }) => <Count value={orders} /> },
    { id: 'taxed', label: words.taxed, isEnd: true, cell: ({ taxed }) => <Price amount={taxed} /> },
    { id: 'tax', label: words.tax, isEnd: true, cell: ({ tax }) => <Price amount={tax} /> },
    {
      id: 'refundedTax',
      label: words.refundedTax,
      isEnd: true,
      cell: ({ refundedTax }) => <Price amount={refundedTax} />,
    },
    {
      id: 'taxLeft',
      label: words.taxLeft,
      isEnd: true,
      cell: (row) => <Price amount={leftOf(row)} className="font-medium" />,
    },
  ];
}

const months: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Formats a month, 'YYYY-MM': «مارس ٢٠٢٦», "March 2026". */
const monthName = (month: string, language: Language): string => {
  months[language] ??= new Intl.DateTimeFormat(clockLocales[language], {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return months[language].format(new Date(`${month}-01T00:00:00Z`));
};
