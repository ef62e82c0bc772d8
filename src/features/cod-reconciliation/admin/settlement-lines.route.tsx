import { useState } from 'react';
import { listLoader, oneOf, uuid } from '#core/admin/admin-loader.ts';
import { ListLayout } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';
import { OrderNumber } from '#features/orders/ui/order-number.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { Reference } from './reference.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { SettlementsHeader } from './settlements-header.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader(
  { settlement: uuid, show: oneOf(['all']) },
  ({ settlements }, { settlement, show, after }, { signal }) =>
    settlements.lines({ settlement, show: settlement === undefined ? undefined : show, after }, { signal }),
);

/** Lines that need a decision, or all lines of a file. */
export default function SettlementLines() {
  const { settlements: t } = useMessages('admin');
  const { get, with: addressWith } = useListUrl();
  const isOfFile = uuid(get('settlement')) !== undefined;
  const showsAll = get('show') === 'all';
  const list = useAdminList<typeof clientLoader>();
  const [openLine, setOpenLine] = useState<AdminSettlementLine | null>(null);
  const columns = useLineColumns(setOpenLine);
  return (
    <>
      <SettlementsHeader open="lines" />
      {isOfFile && (
        <p className="pb-4">
          <a
            href={addressWith({ show: showsAll ? undefined : 'all' })}
            className="link inline-flex items-center min-h-11"
          >
            {showsAll ? t.toOpen : t.ofFile}
          </a>
        </p>
      )}
      <ListLayout list={list} hasFilters={false} isNewestFirst={false} empty={t.nothingOpen}>
        {(rows) => <Table label={t.views.lines} columns={columns} rows={rows} />}
      </ListLayout>
      {openLine !== null && (
        <SettleDialog
          line={openLine}
          onClose={() => setOpenLine(null)}
          onSettled={() => {
            setOpenLine(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

const useLineColumns = (onSettle: (line: AdminSettlementLine) => void): readonly Column<AdminSettlementLine>[] => {
  const { settlements: t } = useMessages('admin');
  const language = useLanguage();
  const { table } = t;
  return [
    { id: 'reference', label: table.reference, cell: (line) => <LineReference line={line} /> },
    {
      id: 'file',
      label: table.courier,
      cell: ({ courier, fileName, number }) => (
        <>
          <bdi className="block same-side">{textIn(courier, language)}</bdi>
          <span className="block text-caption text-mist wrap-anywhere">
            {t.fileLine({ file: fileName, line: formatNumber(number, language) })}
          </span>
        </>
      ),
    },
    {
      id: 'amount',
      label: table.amount,
      isEnd: true,
      cell: ({ amount }) => <Price amount={amount} className="font-medium" />,
    },
    { id: 'due', label: table.due, isEnd: true, cell: ({ due }) => (due === null ? '–' : <Price amount={due} />) },
    { id: 'booked', label: table.booked, isEnd: true, cell: ({ booked }) => <Price amount={booked} /> },
    { id: 'outcome', label: table.outcome, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
    { id: 'settle', label: t.table.settled, cell: (line) => <SettleCell line={line} onSettle={onSettle} /> },
  ];
};

/** The numbers of a line, and its order if it was matched by another number. */
const LineReference = ({ line }: { line: AdminSettlementLine }) => (
  <>
    <Reference line={line} />
    {line.foundOrder !== null && line.foundOrder !== line.orderNumber && (
      <a href={orderPath(line.foundOrder, 'shipments')} className="link inline-flex items-center min-h-11 font-normal">
        <OrderNumber number={line.foundOrder} />
      </a>
    )}
  </>
);

/** Button that opens the dialog for a line, or its settlement. */
const SettleCell = ({
  line,
  onSettle,
}: {
  line: AdminSettlementLine;
  onSettle: (line: AdminSettlementLine) => void;
}) => {
  const { settlements: t, orders } = useMessages('admin');
  const language = useLanguage();
  const { outcome, settledAt, settledBy, note } = line;
  if (settledAt !== null) {
    const moment = formatMoment(new Date(settledAt), language);
    return (
      <>
        <span className="block break-words">{note}</span>
        <span className="block text-caption text-mist">
          {t.settledBy({ name: settledBy ?? orders.formerAccount, moment })}
        </span>
      </>
    );
  }
  if (outcome === 'paid' || outcome === 'waiting') return <span className="text-mist">–</span>;
  return (
    <RequirePermission permission="payments.write">
      <button type="button" className="btn btn-sm btn-line" onClick={() => onSettle(line)}>
        {t.settle.open}
      </button>
    </RequirePermission>
  );
};
