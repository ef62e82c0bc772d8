import type { ReturnsReport as Answer } from '../../../../contract/admin/reports.ts';
import type { DayRange } from '../../../../domain/reports/report-period.ts';
import type { LineReason } from '../../../../domain/returns/return.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { Price } from '../../../components/price.tsx';
import { useMessages } from '../../../i18n/messages.tsx';
import { type Column, Table } from '../list/table.tsx';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';
import { useReport } from './use-report.ts';

/** What came back, by the reason that was given for it. */
export const ReturnsReport = ({ days, label }: { days: DayRange; label: string }) => {
  const { reports: words } = useMessages('admin');
  const report = useReport(ask, days);
  const columns = useColumns();
  return (
    <ReportLayout report={report} isEmpty={({ rows }) => rows.length === 0} empty={words.empty}>
      {({ rows }) => {
        const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
        return (
          <>
            <ReportTotals
              totals={[
                { name: words.columns.quantity, value: <Count value={sum(({ quantity }) => quantity)} /> },
                { name: words.columns.restocked, value: <Count value={sum(({ restocked }) => restocked)} /> },
                { name: words.columns.writtenOff, value: <Count value={sum(({ writtenOff }) => writtenOff)} /> },
                { name: words.columns.amount, value: <Price amount={sum(({ amount }) => amount)} /> },
              ]}
            />
            <ReportChart
              label={`${words.columns.quantity}: ${label}`}
              names={rows.map(({ reason }) => words.reasons[reason as LineReason])}
              values={rows.map(({ quantity }) => quantity)}
              isMoney={false}
            />
            <div className="pt-6">
              <Table label={label} columns={columns} rows={rows.map((row) => ({ ...row, id: row.reason }))} />
            </div>
          </>
        );
      }}
    </ReportLayout>
  );
};

const ask = ({ reports }: AdminClient, days: DayRange) => reports.returns(days);

type Row = Answer['rows'][number];

function useColumns(): readonly Column<Row & { readonly id: string }>[] {
  const { columns: words, reasons } = useMessages('admin').reports;
  return [
    { id: 'reason', label: words.reason, cell: ({ reason }) => reasons[reason as LineReason] },
    { id: 'returns', label: words.returns, isEnd: true, cell: ({ returns }) => <Count value={returns} /> },
    { id: 'quantity', label: words.quantity, isEnd: true, cell: ({ quantity }) => <Count value={quantity} /> },
    { id: 'restocked', label: words.restocked, isEnd: true, cell: ({ restocked }) => <Count value={restocked} /> },
    { id: 'writtenOff', label: words.writtenOff, isEnd: true, cell: ({ writtenOff }) => <Count value={writtenOff} /> },
    { id: 'amount', label: words.amount, isEnd: true, cell: ({ amount }) => <Price amount={amount} /> },
  ];
}
