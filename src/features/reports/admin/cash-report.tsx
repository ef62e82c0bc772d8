import { type Column, Table } from '#core/admin/table.tsx';
import { formatDate } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { CashReport as Answer } from '../reports.admin.contract.ts';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';

/** Outstanding cash by courier. */
export const CashReport = ({ label, result }: { label: string; result: Answer }) => {
  const { reports: t } = useMessages('admin');
  const language = useLanguage();
  const columns = useColumns();
  return (
    <ReportLayout result={result} empty={t.noCash}>
      {({ rows }) => {
        const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
        return (
          <>
            <ReportTotals
              totals={[
                { name: t.columns.parcels, value: <Count value={sum(({ parcels }) => parcels)} /> },
                { name: t.columns.underWay, value: <Price amount={sum(({ underWay }) => underWay)} /> },
                { name: t.columns.collected, value: <Price amount={sum(({ collected }) => collected)} /> },
                { name: t.columns.outstanding, value: <Price amount={sum(outstandingOf)} /> },
              ]}
            />
            <ReportChart
              label={label}
              names={rows.map(({ courier }) => textIn(courier, language))}
              values={rows.map(outstandingOf)}
            />
            <div className="pt-6">
              <Table label={label} columns={columns} rows={rows.map((row) => ({ ...row, id: row.courierId }))} />
            </div>
          </>
        );
      }}
    </ReportLayout>
  );
};

type Row = Answer['rows'][number];

const outstandingOf = ({ underWay, collected }: Row): number => underWay + collected;

function useColumns(): readonly Column<Row & { readonly id: string }>[] {
  const { columns: t } = useMessages('admin').reports;
  const language = useLanguage();
  return [
    { id: 'courier', label: t.courier, cell: ({ courier }) => <bdi>{textIn(courier, language)}</bdi> },
    { id: 'parcels', label: t.parcels, isEnd: true, cell: ({ parcels }) => <Count value={parcels} /> },
    { id: 'underWay', label: t.underWay, isEnd: true, cell: ({ underWay }) => <Price amount={underWay} /> },
    { id: 'collected', label: t.collected, isEnd: true, cell: ({ collected }) => <Price amount={collected} /> },
    {
      id: 'outstanding',
      label: t.outstanding,
      isEnd: true,
      cell: (row) => <Price amount={outstandingOf(row)} className="font-medium" />,
    },
    {
      id: 'oldest',
      label: t.oldest,
      isEnd: true,
      cell: ({ oldest }) => (
        <time dateTime={oldest} className="md:whitespace-nowrap">
          {formatDate(new Date(oldest), language)}
        </time>
      ),
    },
  ];
}
