import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ExportButtons } from '#core/admin/export-buttons.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { HiddenItemList } from '#core/admin/selection/hidden-items.tsx';
import { SelectionHeader } from '#core/admin/selection/selection-header.tsx';
import { useHiddenItems } from '#core/admin/selection/use-hidden-items.ts';
import type { Selection } from '#core/admin/selection/use-selection.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { PageOf } from '#core/api/pagination.ts';
import { downloadFile } from '#core/browser/download-file.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { BulkRunBar } from '#features/bulk-runs/ui/bulk-run-bar.tsx';
import { useBulkRun } from '#features/bulk-runs/ui/use-bulk-run.ts';
import { CourierSelect } from '#features/fulfillment/ui/courier-select.tsx';
import { useCouriers } from '#features/fulfillment/ui/use-couriers.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { type OrderBulkAction, orderBulkActionNames, toShortName } from '../bulk-orders.admin.contract.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { type ActionToConfirm, BulkConfirm } from './bulk-confirm.tsx';
import { sheetsAddress } from './sheets/sheets-address.ts';

type Filters = Omit<Parameters<AdminClient['bulkOrders']['select']>[0], 'ids'>;

interface BulkActionsBarProps {
  readonly selection: Selection;
  /** Current page of the list; null while it loads. */
  readonly page: PageOf<AdminOrder> | null;
  /** Filters of the list. */
  readonly filters: Filters;
  readonly onChanged: () => void;
}

const noRows: readonly AdminOrder[] = [];

/** Selected orders with their actions, and the user's last bulk action. */
export const BulkActionsBar = ({ selection, page, filters, onChanged }: BulkActionsBarProps) => {
  const { shipments, bulkOrders } = useMessages('admin');
  const { refetchSummary } = useAdminContext();
  const texts = { ...shipments.selection, ...bulkOrders, formatName: shortOrderNumber };
  const rows = page?.items ?? noRows;
  const { sort: _, ...conditions } = filters;
  const hidden = useHiddenItems({
    selection,
    rows,
    filterKey: JSON.stringify(conditions),
    find: ({ bulkOrders: orders }, ids) => orders.findHidden({ ids, ...conditions }),
  });
  const state = useBulkRun('orders', () => {
    onChanged();
    refetchSummary();
  });
  const [dialog, setDialog] = useState<ActionToConfirm | null>(null);
  const hasSelection = selection.ids.length > 0;
  const start = async (key: string, change: OrderBulkAction) => {
    if (await state.start(({ bulkOrders: orders }) => orders.start({ key, ids: [...selection.ids], change }))) {
      setDialog(null);
    }
  };
  const isRunning = state.run?.state === 'running';
  const action = orderBulkActionNames.find((name) => name === state.run?.action);
  return (
    <>
      <BulkRunBar
        state={state}
        name={action === undefined ? null : bulkOrders.names[toShortName(action)]}
        texts={texts}
      />
      {/* selected orders outlast the list, which an action or a filter can empty */}
      {(hasSelection || rows.length > 0) && (
        <section
          aria-label={texts.label}
          aria-busy={state.isBusy}
          className="grid gap-3 border border-lapis-200 bg-lapis-50 px-4 py-3 mb-4"
        >
          <SelectionHeader
            selection={selection}
            texts={texts}
            page={page}
            selectAll={({ bulkOrders: orders }) => orders.select(filters)}
          />
          {hidden.ids.length > 0 && (
            <HiddenItemList hidden={hidden} texts={texts} onRemove={(ids) => selection.toggle(ids, false)} />
          )}
          {hasSelection && <OrderActions orderIds={selection.ids} isRunning={isRunning} onAction={setDialog} />}
        </section>
      )}
      {dialog !== null && (
        <BulkConfirm
          action={dialog}
          orderIds={selection.ids}
          hidden={hidden}
          texts={texts}
          isBusy={state.isBusy}
          onYes={(key, change) => void start(key, change)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
};

interface OrderActionsProps {
  readonly orderIds: readonly string[];
  /** Whether a bulk action is running; then no other can start. */
  readonly isRunning: boolean;
  readonly onAction: (action: ActionToConfirm) => void;
}

/** Actions for selected orders: pack, print, export, change the status, record payments, cancel. */
const OrderActions = ({ orderIds, isRunning, onAction }: OrderActionsProps) => {
  const { shipments, bulkOrders, orders } = useMessages('admin');
  const t = shipments.selection;
  const couriers = useCouriers();
  const [selectedCourier, selectCourier] = useState<string>();
  const courierId = selectedCourier ?? couriers.find(({ isActive }) => isActive)?.id;
  const button = (action: ActionToConfirm, label: string, look = 'btn-line bg-white') => (
    <button
      type="button"
      className={`btn btn-sm ${look}`}
      aria-disabled={isRunning}
      onClick={() => !isRunning && onAction(action)}
    >
      {label}
    </button>
  );
  return (
    <>
      <div className={rowClass}>
        {courierId !== undefined && (
          <>
            <CourierSelect
              label={t.courier}
              couriers={couriers}
              opened={courierId}
              onChange={selectCourier}
              isCompact
            />
            <RequirePermission permission="orders.write">
              {button({ name: 'orders.pack', courierId }, t.pack)}
            </RequirePermission>
            <CourierFileButton orderIds={orderIds} courierId={courierId} />
          </>
        )}
        <a href={sheetsAddress('slips')} className="btn btn-sm btn-quiet bg-white">
          {t.slips}
        </a>
        <a href={sheetsAddress('labels')} className="btn btn-sm btn-quiet bg-white">
          {shipments.sheets.labels}
        </a>
        <a href={sheetsAddress('hand-over')} className="btn btn-sm btn-quiet bg-white">
          {t.handOver}
        </a>
        <ExportButtons
          fileName="orders.csv"
          notice={orders.exported}
          fetchPart={(admin, part) => admin.orders.export({ ...part, ids: [...orderIds] })}
          isCompact
        />
      </div>
      <RequirePermission permission="orders.write">
        <div className={rowClass}>
          {button({ name: 'orders.process' }, t.move.processing)}
          {button({ name: 'orders.ship' }, t.move.shipped, 'btn-primary')}
          {button({ name: 'orders.deliver' }, t.move.delivered)}
          {button({ name: 'orders.pay' }, bulkOrders.pay)}
          {button({ name: 'orders.cancel' }, bulkOrders.cancel)}
        </div>
      </RequirePermission>
    </>
  );
};

/** Two columns on phones, one row otherwise. */
const rowClass =
  'grid grid-cols-2 gap-2 max-sm:[&>.btn]:px-2! max-sm:[&>.btn]:whitespace-normal sm:flex sm:flex-wrap sm:items-center';

interface CourierFileButtonProps {
  readonly orderIds: readonly string[];
  readonly courierId: string;
}

/** Downloads the courier's file with the parcels of the selected orders. */
const CourierFileButton = ({ orderIds, courierId }: CourierFileButtonProps) => {
  const { selection: t } = useMessages('admin').shipments;
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      const { csv, count } = await (await loadAdminClient()).shipments.export({ orderIds: [...orderIds], courierId });
      if (count > 0) downloadFile(new File([csv], 'parcels.csv', { type: 'text/csv;charset=utf-8' }));
      const { title, body } = count > 0 ? t.exported : t.nothing;
      notify({ title, text: body, about: 'admin' });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <button type="button" className="btn btn-sm btn-quiet bg-white" aria-disabled={isBusy} onClick={() => void save()}>
      {t.file}
    </button>
  );
};
