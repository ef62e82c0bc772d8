import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { downloadFile } from '#core/browser/download-file.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { MAX_SELECTED_ORDERS } from '#features/fulfillment/max-selected-orders.ts';
import type { SelectedOrders as Outcome } from '#features/fulfillment/shipments.admin.contract.ts';
import { CourierSelect } from '#features/fulfillment/ui/courier-select.tsx';
import { useCouriers } from '#features/fulfillment/ui/use-couriers.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { HiddenOrders, OrderNames } from './hidden-orders.tsx';
import { sheetsAddress } from './sheets/sheets-address.ts';
import { hiddenOrders, type SelectedOrders } from './use-selected-orders.ts';

interface BulkActionsBarProps {
  readonly selection: SelectedOrders;
  /** Orders of the current page. */
  readonly rows: readonly AdminOrder[];
  readonly onChanged: () => void;
}

/** Status changes for selected orders. */
const targetStatuses = ['processing', 'shipped', 'delivered'] as const;
type TargetStatus = (typeof targetStatuses)[number];

/** Actions for selected orders: pack, print, export for the courier, change the status. */
export const BulkActionsBar = ({ selection, rows, onChanged }: BulkActionsBarProps) => {
  const { selection: t } = useMessages('admin').shipments;
  const language = useLanguage();
  const couriers = useCouriers();
  const [named, setNamed] = useState<string>();
  const [dialog, setDialog] = useState<TargetStatus | null>(null);
  const { run, isBusy, outcome, close } = useWork(onChanged);
  const orderIds = [...selection.ids];
  const hidden = hiddenOrders(selection, rows);
  const courierId = named ?? couriers.find(({ isActive }) => isActive)?.id;
  const isPageSelected = rows.length > 0 && rows.every((order) => selection.has(order));
  return (
    <section
      aria-label={t.label}
      aria-busy={isBusy}
      className="grid gap-3 border border-lapis-200 bg-lapis-50 px-4 py-3 mb-4"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="inline-flex items-center gap-3 min-h-11">
          <input
            type="checkbox"
            checked={isPageSelected}
            className="size-5 accent-lapis-700"
            onChange={({ target }) => selection.toggle(rows, target.checked)}
          />
          {t.page}
        </label>
        <p role="status" className="font-medium num">
          {selection.ids.length > 0 && t.count(selection.ids.length)}
        </p>
        {selection.ids.length >= MAX_SELECTED_ORDERS && (
          <p className="text-mist">{t.max({ max: formatNumber(MAX_SELECTED_ORDERS, language) })}</p>
        )}
        {selection.ids.length > 0 && (
          <button type="button" className="link min-h-11 ms-auto" onClick={selection.clear}>
            {t.clear}
          </button>
        )}
      </div>
      {hidden.length > 0 && <HiddenOrders hidden={hidden} onRemove={selection.remove} />}
      {selection.ids.length > 0 && courierId !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <CourierSelect label={t.courier} couriers={couriers} opened={courierId} onChange={setNamed} isCompact />
            <RequirePermission permission="orders.write">
              <button
                type="button"
                className="btn btn-sm btn-line bg-white"
                aria-disabled={isBusy}
                onClick={() => void run(({ shipments }) => shipments.assign({ orderIds, courierId, language }))}
              >
                {t.pack}
              </button>
            </RequirePermission>
            <ExportButton orderIds={orderIds} courierId={courierId} />
            <a href={sheetsAddress('slips', orderIds)} className="btn btn-sm btn-quiet bg-white">
              {t.slips}
            </a>
            <a href={sheetsAddress('hand-over', orderIds)} className="btn btn-sm btn-quiet bg-white">
              {t.handOver}
            </a>
          </div>
          <RequirePermission permission="orders.write">
            <div className="flex flex-wrap gap-2">
              {targetStatuses.map((to) => (
                <button
                  key={to}
                  type="button"
                  className={`btn btn-sm ${to === 'shipped' ? 'btn-primary' : 'btn-line bg-white'}`}
                  aria-disabled={isBusy}
                  onClick={() => setDialog(to)}
                >
                  {t.move[to]}
                </button>
              ))}
            </div>
          </RequirePermission>
        </>
      )}
      {dialog !== null && (
        <ConfirmDialog
          title={t.confirm[dialog]}
          button={t.yes}
          isBusy={isBusy}
          onYes={() =>
            void run(({ shipments }) => shipments.moveOrders({ orderIds, to: dialog, language })).then(() =>
              setDialog(null),
            )
          }
          onClose={() => setDialog(null)}
        >
          <p className="num">{t.count(selection.ids.length)}</p>
          {hidden.length > 0 && (
            <div>
              <p className="font-medium">{t.hidden(hidden.length)}</p>
              <OrderNames orders={hidden} />
            </div>
          )}
          <p>{t.mails}</p>
        </ConfirmDialog>
      )}
      {outcome !== null && dialog === null && <OutcomeDialog outcome={outcome} onClose={close} />}
    </section>
  );
};

/** Runs one action on the selected orders at a time and keeps its result. */
const useWork = (onChanged: () => void) => {
  const { fail, refetchSummary } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (act: (admin: AdminClient) => Promise<Outcome>): Promise<void> => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      setOutcome(await act(await loadAdminClient()));
    } catch (error) {
      fail(error);
    }
    setBusy(false);
    // also after a failure, because some orders may have changed
    onChanged();
    refetchSummary();
  };
  return { run, isBusy, outcome, close: () => setOutcome(null) };
};

const OutcomeDialog = ({ outcome: { done, refused }, onClose }: { outcome: Outcome; onClose: () => void }) => {
  const { selection: t } = useMessages('admin').shipments;
  const { fields } = useMessages('common');
  return (
    <Dialog isOpen onClose={onClose} title={t.result} closeLabel={fields.close}>
      <p className="mt-4 text-base num">{t.done(done)}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-4 font-medium">{t.refused}</p>
          <ul className="grid gap-3 mt-2">
            {refused.map(({ id, orderNumber, message }) => (
              <li key={id}>
                <bdi dir="ltr" className="code break-all">
                  {orderNumber ?? t.unknown}
                </bdi>
                <span className="block text-mist">{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {fields.close}
        </button>
      </p>
    </Dialog>
  );
};

/** Downloads the courier's file with the parcels of the selected orders. */
const ExportButton = ({ orderIds, courierId }: { orderIds: string[]; courierId: string }) => {
  const { selection: t } = useMessages('admin').shipments;
  const { fail } = useAdminContext();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    try {
      const { csv, count } = await (await loadAdminClient()).shipments.export({ orderIds, courierId });
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
