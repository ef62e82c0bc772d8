import { listLoader } from '#core/admin/admin-loader.ts';
import { ListLayout } from '#core/admin/list-page.tsx';
import { type Column, Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Price } from '#core/ui/price.tsx';
import type { AdminSettlement } from '../cod-reconciliation.admin.contract.ts';
import { SettlementsHeader } from './settlements-header.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader({}, ({ settlements }, query, { signal }) => settlements.list(query, { signal }));

/** Imported files, newest first. */
export default function SettlementFiles() {
  const { settlements: t } = useMessages('admin');
  const list = useAdminList<typeof clientLoader>();
  const columns = useFileColumns();
  return (
    <>
      <SettlementsHeader open="files" />
      <ListLayout list={list} empty={t.noFiles}>
        {(rows) => <Table label={t.views.files} columns={columns} rows={rows} />}
      </ListLayout>
    </>
  );
}

const useFileColumns = (): readonly Column<AdminSettlement>[] => {
  const { settlements: t, orders } = useMessages('admin');
  const language = useLanguage();
  const { table } = t;
  return [
    {
      id: 'file',
      label: table.file,
      cell: ({ courier, fileName }) => (
        <>
          <bdi className="block same-side">{textIn(courier, language)}</bdi>
          <bdi className="block same-side text-caption text-mist font-normal wrap-anywhere">{fileName}</bdi>
        </>
      ),
    },
    {
      id: 'read',
      label: table.read,
      cell: ({ createdAt, by }) => (
        <>
          <time dateTime={createdAt} className="block md:whitespace-nowrap num">
            {formatMoment(new Date(createdAt), language)}
          </time>
          <span className="block text-caption text-mist">
            <bdi>{by ?? orders.formerAccount}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'lines',
      label: table.lines,
      isEnd: true,
      cell: ({ lineCount, repeatedCount }) => (
        <>
          <span className="num">{formatNumber(lineCount, language)}</span>
          {repeatedCount > 0 && (
            <span className="block text-caption text-mist num">{t.read.repeated(repeatedCount)}</span>
          )}
        </>
      ),
    },
    { id: 'amount', label: table.amount, isEnd: true, cell: ({ amount }) => <Price amount={amount} /> },
    { id: 'booked', label: table.booked, isEnd: true, cell: ({ booked }) => <Price amount={booked} /> },
    {
      id: 'open',
      label: table.open,
      isEnd: true,
      cell: ({ open }) => (
        <span className={`num ${open > 0 ? 'text-carnelian-700 font-medium' : 'text-mist'}`}>
          {formatNumber(open, language)}
        </span>
      ),
    },
    {
      id: 'all',
      label: '',
      cell: ({ id, open }) => (
        <a
          href={`/admin/shipments/settlements/lines?${new URLSearchParams({ settlement: id, ...(open > 0 ? {} : { show: 'all' }) })}`}
          className="link inline-flex items-center min-h-11 md:whitespace-nowrap"
        >
          {t.allLines}
        </a>
      ),
    },
  ];
};
