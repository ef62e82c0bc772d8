import { type Column, Table } from '#core/admin/table.tsx';
import { formatPercent } from '#core/i18n/format.ts';
import { type Language, languageFacts } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { TaxReport as Answer } from '../reports.admin.contract.ts';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';

/** Tax by month and rate. */
export const TaxReport = ({ label, result }: { label: string; result: Answer }) => {
  const { reports: t } = useMessages('admin');
  const language = useLanguage();
  const columns = useColumns();
  return (
    <ReportLayout result={result} empty={t.empty}>
      {({ rows }) => {
        const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
        const months = [...new Set(rows.map(({ month }) => month))].toReversed();
        return (
          <>
            <ReportTotals
              totals={[
                { name: t.columns.taxed, value: <Price amount={sum(({ taxed }) => taxed)} /> },
                { name: t.columns.tax, value: <Price amount={sum(({ tax }) => tax)} /> },
                { name: t.columns.refundedTax, value: <Price amount={sum(({ refundedTax }) => refundedTax)} /> },
                { name: t.columns.taxLeft, value: <Price amount={sum(netTax)} /> },
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

type Row = Answer['rows'][number];

const netTax = ({ tax, refundedTax }: Row): number => tax - refundedTax;

function useColumns(): readonly Column<Row & { readonly id: string }>[] {
  const { columns: t } = useMessages('admin').reports;
  const language = useLanguage();
  return [
    {
      id: 'month',
      label: t.month,
      cell: ({ month }) => <time dateTime={month}>{monthName(month, language)}</time>,
    },
    {
      id: 'percent',
      label: t.percent,
      isEnd: true,
      cell: ({ percent }) => <span className="num">{formatPercent(percent / 100, language)}</span>,
    },
    { id: 'orders', label: t.orders, isEnd: true, cell: ({ orders }) => <Count value={orders} /> },
    { id: 'taxed', label: t.taxed, isEnd: true, cell: ({ taxed }) => <Price amount={taxed} /> },
    { id: 'tax', label: t.tax, isEnd: true, cell: ({ tax }) => <Price amount={tax} /> },
    {
      id: 'refundedTax',
      label: t.refundedTax,
      isEnd: true,
      cell: ({ refundedTax }) => <Price amount={refundedTax} />,
    },
    {
      id: 'taxLeft',
      label: t.taxLeft,
      isEnd: true,
      cell: (row) => <Price amount={netTax(row)} className="font-medium" />,
    },
  ];
}

const months: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Formats a month, 'YYYY-MM': «مارس ٢٠٢٦», "March 2026". */
const monthName = (month: string, language: Language): string => {
  months[language] ??= new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return months[language].format(new Date(`${month}-01T00:00:00Z`));
};
