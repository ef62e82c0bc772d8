import { useAdminContext } from '#core/admin/admin-context.ts';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import type { AdminOrderView } from '#features/orders/orders.contract.ts';
import type { OrderShipments } from '../shipments.admin.contract.ts';

type ShipmentAction = (admin: AdminClient['shipments']) => Promise<OrderShipments>;

/** Loads and changes the parcels of an order; reloads them when its state changes. Null while loading. */
export function useOrderShipments(order: AdminOrderView, showOrder: () => Promise<void>) {
  const { panel } = useMessages('admin').shipments;
  const { fail, refetchSummary } = useAdminContext();
  const { run, isBusy } = useAdminAction();
  const { id, status, payment } = order;
  const {
    data: orderShipments,
    error,
    reload,
    replace,
  } = useNewestResponse(
    `${id} ${status} ${payment.paid}`,
    async () => (await loadAdminClient()).shipments.ofOrder({ id }),
    fail,
  );

  /** Reloads the order, whose state may have changed with its parcel. */
  const refresh = async () => {
    await showOrder();
    refetchSummary();
  };

  /** Changes the parcels; after a refusal, shows the changes of another admin. */
  const change = async (
    action: ShipmentAction,
    notice: { readonly title: string; readonly body: string } = panel.moved,
  ) => {
    let isDone = false;
    await run({
      act: (admin) => action(admin.shipments),
      notice,
      onDone: (changed) => {
        isDone = true;
        replace(changed);
        void refresh();
      },
    });
    if (!isDone) await reload();
    return isDone;
  };

  const saved = (changed: OrderShipments) => {
    replace(changed);
    void refresh();
  };
  return { orderShipments, hasFailed: error !== null, isBusy, change, saved, reload: () => void reload() };
}
