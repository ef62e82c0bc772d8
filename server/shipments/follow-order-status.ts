import type { Transaction } from 'kysely';
import type { OrderStatus } from '../../domain/orders/status.ts';
import type { ShipmentState } from '../../domain/shipments/shipment-state.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { MailedParcel } from '../mail/mail-types.ts';
import type { ShopContext } from '../shop-context.ts';
import { toMailedParcel } from './parcels.ts';
import { findShipmentsOf, updateShipmentStates } from './shipments.repository.ts';

type Followed = {
  readonly orderId: string;
  readonly to: OrderStatus;
  readonly adminId: string;
  /** The only parcel that is handed over; all that are packed without it. */
  readonly shipmentId?: string | undefined;
};

/** What a new state of an order says of its parcels, by their state. */
const following: Readonly<Partial<Record<OrderStatus, Readonly<Partial<Record<ShipmentState, ShipmentState>>>>>> = {
  shipped: { packed: 'handed_over' },
  delivered: { packed: 'withdrawn', handed_over: 'delivered' },
  cancelled: { packed: 'withdrawn', handed_over: 'returned' },
};

/**
 * Moves the parcels of a locked order to what its new state says of them. Returns those that are now with the courier, for the mail.
 */
export const followOrderStatus = async (
  { clock }: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, to, adminId, shipmentId }: Followed,
): Promise<MailedParcel[]> => {
  const states = following[to];
  if (states === undefined) return [];
  const rows = await findShipmentsOf(transaction, [orderId]);
  const moved = rows.flatMap((row) => {
    const state = states[row.state];
    return state === undefined || (shipmentId !== undefined && row.id !== shipmentId) ? [] : [{ row, state }];
  });
  for (const [state, rowsOfState] of Map.groupBy(moved, (each) => each.state)) {
    await updateShipmentStates(
      transaction,
      rowsOfState.map(({ row }) => row.id),
      { state, adminId, at: clock() },
    );
  }
  return moved.filter((each) => each.state === 'handed_over').map(({ row }) => toMailedParcel(row));
};
