import type { CashReport as Answer } from '../../../../contract/admin/reports.ts';
import { formatDate } from '../../../../locales/format.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { type Column, Table } from '../list/table.tsx';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';
import { useReport } from './use-report.ts';

/** The cash that each courier has not brought yet. */
export const CashReport = ({ label }: { label: string }) => {
  const { reports: words } = useMessages('admin');
  const language = useLanguage();
  const report = useReport(ask, null);
  const columns = useColumns();
  return (
    <ReportLayout report={report} isEmpty={({ rows }) => rows.length === 0} empty={words.noCash}>
      {({ rows }) => {
        const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
        return (
          <>
            <ReportTotals
              totals={[
                { name: words.columns.parcels, value: <Count value={sum(({ parcels }) => parcels)} /> },
                { name: words.columns.underWay, value: <Price amount={sum(({ underWay }) => underWay)} /> },
                { name: words.columns.collected, value: <Price amount={sum(({ collected }) => collected)} /> },
                { name: words.columns.outstanding, value: <Price amount={sum(outstandingOf)} /> },
              ]}
            />
            <ReportChart
              label={label}
              names={rows.map(({ courier }) => courier[language])}
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

const ask = ({ reports }: AdminClient, _query: null) => reports.cash();

type Row = Answer['rows'][number];

const outstandingOf = ({ underWay, collected }: Row): number => underWay + collected;

function useColumns(): readonly Column<Row & { readonly id: string }>[] {
  const { columns: words } = useMessages('admin').reports;
  const language = useLanguage();
  return [
    { id: 'courier', label: words.courier, cell: ({ courier }) => <bdi>{courier[language]}</bdi> },
    { id: 'parcels', label: words.parcels, isEnd: true, cell: ({ parcels }) => <Count value={parcels} /> },
    { id: 'underWay', label: words.underWay, isEnd: true, cell: ({ underWay }) => <Price amount={underWay} /> },
    { id: 'collected', label: words.collected, isEnd: true, cell: ({ collected }) => <Price amount={collected} /> },
    {
      id: 'outstanding',
      label: words.outstanding,
      isEnd: true,
      cell: (row) => <Price amount={outstandingOf(row)} className="font-medium" />,
    },
    {
      id: 'oldest',
      label: words.oldest,
      isEnd: true,
      cell: ({ oldest }) => (
        <time dateTime={oldest} className="md:whitespace-nowrap">
          {formatDate(new Date(oldest), language)}
        </time>
      ),
    },
  ];
}
