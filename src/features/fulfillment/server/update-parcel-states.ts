import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { MailedParcel } from './mail-parcels.ts';
import { toMailedParcel } from './parcels.ts';
import { findShipmentsOf, updateShipmentStates } from './shipments.repository.ts';

type StatusChange = {
  readonly orderId: string;
  readonly to: OrderStatus;
  /** Null for the shop. */
  readonly adminId: string | null;
  /** Id of the only parcel to hand over; all packed ones if absent. */
  readonly shipmentId?: string | undefined;
};

/** New parcel states by order status and current parcel state. */
const nextStates: Readonly<Partial<Record<OrderStatus, Readonly<Partial<Record<ShipmentState, ShipmentState>>>>>> = {
  shipped: { packed: 'handed_over' },
  delivered: { packed: 'withdrawn', handed_over: 'delivered' },
  cancelled: { packed: 'withdrawn', handed_over: 'returned' },
};

/** Updates the parcels of a locked order to its new status. Returns the parcels now with the courier, for the mail. */
export const updateParcelStates = async (
  { clock }: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, to, adminId, shipmentId }: StatusChange,
): Promise<MailedParcel[]> => {
  const states = nextStates[to];
  if (states === undefined) return [];
  const rows = await findShipmentsOf(transaction, [orderId]);
  const changes = rows.flatMap((row) => {
    const state = states[row.state];
    return state === undefined || (shipmentId !== undefined && row.id !== shipmentId) ? [] : [{ row, state }];
  });
  for (const [state, rowsOfState] of Map.groupBy(changes, (each) => each.state)) {
    await updateShipmentStates(
      transaction,
      rowsOfState.map(({ row }) => row.id),
      { state, adminId, at: clock() },
    );
  }
  return changes.filter((each) => each.state === 'handed_over').map(({ row }) => toMailedParcel(row));
};
