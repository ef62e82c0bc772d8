import { type Column, Table } from '#core/admin/table.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import type { LineReason } from '#features/returns/return.ts';
import type { ReturnsReport as Answer } from '../reports.admin.contract.ts';
import { Count, ReportChart, ReportLayout, ReportTotals } from './report-layout.tsx';

/** Returns by reason. */
export const ReturnsReport = ({ label, result }: { label: string; result: Answer }) => {
  const { reports: t } = useMessages('admin');
  const columns = useColumns();
  return (
    <ReportLayout result={result} empty={t.empty}>
      {({ rows }) => {
        const sum = (figure: (row: Row) => number) => rows.reduce((total, row) => total + figure(row), 0);
        return (
          <>
            <ReportTotals
              totals={[
                { name: t.columns.quantity, value: <Count value={sum(({ quantity }) => quantity)} /> },
                { name: t.columns.restocked, value: <Count value={sum(({ restocked }) => restocked)} /> },
                { name: t.columns.writtenOff, value: <Count value={sum(({ writtenOff }) => writtenOff)} /> },
                { name: t.columns.amount, value: <Price amount={sum(({ amount }) => amount)} /> },
              ]}
            />
            <ReportChart
              label={`${t.columns.quantity}: ${label}`}
              names={rows.map(({ reason }) => t.reasons[reason as LineReason])}
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

type Row = Answer['rows'][number];

function useColumns(): readonly Column<Row & { readonly id: string }>[] {
  const { columns: t, reasons } = useMessages('admin').reports;
  return [
    { id: 'reason', label: t.reason, cell: ({ reason }) => reasons[reason as LineReason] },
    { id: 'returns', label: t.returns, isEnd: true, cell: ({ returns }) => <Count value={returns} /> },
    { id: 'quantity', label: t.quantity, isEnd: true, cell: ({ quantity }) => <Count value={quantity} /> },
    { id: 'restocked', label: t.restocked, isEnd: true, cell: ({ restocked }) => <Count value={restocked} /> },
    { id: 'writtenOff', label: t.writtenOff, isEnd: true, cell: ({ writtenOff }) => <Count value={writtenOff} /> },
    { id: 'amount', label: t.amount, isEnd: true, cell: ({ amount }) => <Price amount={amount} /> },
  ];
}
