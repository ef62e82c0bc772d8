import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { toOrderCash } from '#features/fulfillment/server/parcels.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { CandidateOrder } from '../match-settlement.ts';

type Reader = Kysely<Tables>;

type References = { readonly trackingNumbers: readonly string[]; readonly orderNumbers: readonly string[] };

type FoundOrder = Pick<Selectable<Tables['orders']>, 'id' | 'order_number'> & Parameters<typeof toOrderCash>[0];

/** Returns the orders that may match lines of a courier's file, with all their parcels. */
export const findCandidates = async (
  database: Reader,
  courierId: string,
  { trackingNumbers, orderNumbers }: References,
): Promise<CandidateOrder[]> => {
  const { rows: orders } = await sql<FoundOrder>`
    select id, order_number, total, paid_amount, refunded_amount, overpayment_refunded_amount, waived_amount, retained_amount,
      payment_method, status from orders
    where id = any (array(
      select order_id from shipments
      where tracking_number = any (${trackingNumbers}::text[]) and courier_id = ${courierId} and state <> 'withdrawn'
      union
      select id from orders where order_number = any (${orderNumbers}::text[])
    ))`.execute(database);
  if (orders.length === 0) return [];
  const parcels = await database
    .selectFrom('shipments')
    .select(['id', 'order_id', 'courier_id', 'tracking_number', 'state', 'cash_to_collect', 'cash_received'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('order_id')
    .orderBy('number')
    .execute();
  const byOrder = Map.groupBy(parcels, ({ order_id: id }) => id);
  return orders.map((order) => ({
    id: order.id,
    orderNumber: order.order_number,
    ...toOrderCash(order),
    parcels: (byOrder.get(order.id) ?? []).map((parcel) => ({
      id: parcel.id,
      courierId: parcel.courier_id,
      trackingNumber: parcel.tracking_number,
      state: parcel.state,
      cashToCollect: parcel.cash_to_collect,
      cashReceived: parcel.cash_received,
    })),
  }));
};

/** Adds to the received cash of a parcel; the caller has locked its order. */
export const addCashReceived = async (transaction: Transaction<Tables>, id: string, amount: number): Promise<void> => {
  await transaction
    .updateTable('shipments')
    .set({ cash_received: sql<number>`cash_received + ${amount}` })
    .where('id', '=', id)
    .execute();
};
