import { useState } from 'react';
import { useParams } from 'react-router';
import { ListLayout } from '#core/admin/list-page.tsx';
import { May } from '#core/admin/require-permission.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useList } from '#core/admin/use-list.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';
import { orderPath } from '#features/orders/ui/use-order-page.ts';
import type { AdminSettlementLine } from '../cod-reconciliation.admin.contract.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { Reference } from './reference.tsx';
import { SettleDialog } from './settle-dialog.tsx';

const isUuid = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

preloadMessages('admin', 'forms');

/** Lines that wait for a person, or all lines of a file. */
export default function SettlementLines() {
  const { settlements: t } = useMessages('admin');
  const { id: named } = useParams();
  const { get, after, with: addressWith } = useListUrl();
  const settlement = isUuid(named) ? named : undefined;
  const show = settlement !== undefined && get('show') === 'all' ? ('all' as const) : undefined;
  const list = useList(listSettlementLines, { settlement, show, after });
  const [settled, setSettled] = useState<AdminSettlementLine | null>(null);
  const columns = useLineColumns(setSettled);
  return (
    <>
      {settlement !== undefined && (
        <p className="pb-4">
          <a
            href={addressWith({ show: show === 'all' ? undefined : 'all' })}
            className="link inline-flex items-center min-h-11"
          >
            {show === 'all' ? t.toOpen : t.ofFile}
          </a>
        </p>
      )}
      <ListLayout list={list} hasFilters={false} isNewestFirst={false} empty={t.nothingOpen}>
        {(rows) => <Table label={t.views.lines} columns={columns} rows={rows} />}
      </ListLayout>
      {settled !== null && (
        <SettleDialog
          line={settled}
          onClose={() => setSettled(null)}
          onSettled={() => {
            setSettled(null);
            list.reload();
          }}
        />
      )}
    </>
  );
}

type ListQuery = Parameters<AdminClient['settlements']['lines']>[0];

const listSettlementLines = ({ settlements }: AdminClient, query: ListQuery) => settlements.lines(query);

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
          <bdi className="block same-side">{courier[language]}</bdi>
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
    { id: 'settle', label: t.table.settled, cell: (line) => <Settled line={line} onSettle={onSettle} /> },
  ];
};

/** The numbers of a line, and the order that was found by them. */
const LineReference = ({ line }: { line: AdminSettlementLine }) => (
  <>
    <Reference line={line} />
    {line.foundOrder !== null && line.foundOrder !== line.orderNumber && (
      <a href={orderPath(line.foundOrder, 'shipments')} className="link inline-flex items-center min-h-11 font-normal">
        <bdi dir="ltr" className="code break-all">
          {line.foundOrder}
        </bdi>
      </a>
    )}
  </>
);

/** The button that settles a line, or how it was settled. */
const Settled = ({ line, onSettle }: { line: AdminSettlementLine; onSettle: (line: AdminSettlementLine) => void }) => {
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
    <May right="payments.write">
      <button type="button" className="btn btn-sm btn-line" onClick={() => onSettle(line)}>
        {t.settle.open}
      </button>
    </May>
  );
};
