import { createContext, type ReactNode, use, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { listLoader } from '#core/admin/admin-loader.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { Table } from '#core/admin/table.tsx';
import { useAdminList } from '#core/admin/use-admin-data.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { StockCell } from '#features/products/ui/stock-cell.tsx';
import type { StockNotificationProduct } from '../stock-notifications.admin.contract.ts';
import { NotificationViews } from './notification-views.tsx';

preloadMessages('admin');

export const clientLoader = listLoader({}, ({ stockNotifications }, query, { signal }) =>
  stockNotifications.listProducts(query, { signal }),
);

/** Products with stock notifications: number pending, number sent, and a button that sends them (specification 2). */
export default function StockNotifications() {
  const { stockNotifications } = useMessages('admin');
  const list = useAdminList<typeof clientLoader>();
  const columns = names.map((id) => ({ id, label: stockNotifications.columns[id], cell: cells[id] }));
  return (
    <>
      <SectionHeader title={stockNotifications.title} counted={list.page} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
        <RequirePermission permission="customers.read">
          <NotificationViews open="products" />
        </RequirePermission>
        <p className="text-mist">{stockNotifications.automatic}</p>
      </div>
      <ReloadListContext value={list.reload}>
        <ListLayout list={list} isNewestFirst={false}>
          {(rows) => <Table label={stockNotifications.view.products} columns={columns} rows={rows} />}
        </ListLayout>
      </ReloadListContext>
    </>
  );
}

const names = ['product', 'stock', 'pending', 'notified', 'send'] as const;

const cells: Record<(typeof names)[number], (row: StockNotificationProduct) => ReactNode> = {
  product: (row) => <NotificationProductCell product={row} />,
  stock: (row) => <StockCell stock={row.stock} />,
  pending: (row) => <RecipientCountCell count={row.pending} />,
  notified: (row) => <RecipientCountCell count={row.notified} />,
  send: (row) => <SendNotificationsCell product={row} />,
};

/** Product name with a link to its stock notifications. */
const NotificationProductCell = ({ product }: { product: StockNotificationProduct }) => {
  const { stockNotifications } = useMessages('admin');
  const name = textIn(product.name, useLanguage());
  if (!useAdminContext().may('customers.read')) return <bdi className="wrap-anywhere">{name}</bdi>;
  return (
    <a
      href={`/admin/stock-notifications/requests?product=${product.id}`}
      aria-label={stockNotifications.showAll({ name })}
      className="link inline-block py-3 wrap-anywhere md:w-80"
    >
      <bdi>{name}</bdi>
    </a>
  );
};

const RecipientCountCell = ({ count }: { count: number }) => (
  <span className="num">{useMessages('admin').stockNotifications.people(count)}</span>
);

/** Sends a product's pending notifications after confirmation; available only if there is something to send. */
const SendNotificationsCell = ({ product }: { product: StockNotificationProduct }) => {
  const { stockNotifications } = useMessages('admin');
  const { fail, may } = useAdminContext();
  const reload = use(ReloadListContext);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const name = textIn(product.name, useLanguage());
  if (product.pending === 0 || !may('catalogue.write')) return null;
  if (product.stock === 0 || product.isArchived) {
    return <span className="text-mist">{stockNotifications.waitsForStock}</span>;
  }
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const admin = await loadAdminClient();
      const { notified } = await admin.stockNotifications.send({ id: product.id });
      const { title, body } = stockNotifications.sent({ people: stockNotifications.people(notified) });
      notify({ title, text: body, about: 'admin' });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
    setAsking(false);
    reload();
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-line"
        aria-label={stockNotifications.sendTo({ name })}
        onClick={() => setAsking(true)}
      >
        {stockNotifications.send}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={stockNotifications.confirmSend({ name })}
          button={stockNotifications.send}
          isBusy={isBusy}
          onYes={() => void send()}
          onClose={() => setAsking(false)}
        >
          <p>{stockNotifications.confirmSendText({ people: stockNotifications.people(product.pending) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** Reloads the list after a change. */
const ReloadListContext = createContext<() => void>(() => undefined);
