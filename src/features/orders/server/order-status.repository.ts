import type { Kysely, Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { OrderStatus } from '../order-status.ts';
import { orderColumns, type StoredOrder, toStoredItem } from './stored-order.ts';

type Reader = Kysely<Tables>;

export type Change<State> = {
  readonly id: string;
  readonly from: State;
  readonly to: State;
  /** Null for changes by the shop itself. */
  readonly by: string | null;
  readonly at: Date;
};

/** Updates the status of an order that has the status `from` and records the change; undefined when the status differs. */
export const updateStatus = async (
  transaction: Transaction<Tables>,
  { id, from, to, by, at }: Change<OrderStatus>,
): Promise<StoredOrder | undefined> => {
  const row = await transaction
    .updateTable('orders')
    // `payment_deadline` marks orders cancelled as unpaid, so a cancellation by a user clears it
    .set({ status: to, ...(to === 'cancelled' && by !== null ? { payment_deadline: null } : {}) })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(orderColumns)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await transaction
    .insertInto('order_status_changes')
    .values({ order_id: id, from_status: from, to_status: to, changed_by: by, changed_at: at })
    .execute();
  return toStoredItem(row);
};

/** Updates the retained amount of an order whose parcel came back, in piastres. */
export const updateRetainedAmount = async (
  transaction: Transaction<Tables>,
  id: string,
  retained: Piastres,
): Promise<void> => {
  await transaction.updateTable('orders').set({ retained_amount: retained }).where('id', '=', id).execute();
};

/** Returns when an order was first shipped and delivered; null where the history has no entry. */
export const findDeliveryMoments = async (
  database: Reader,
  id: string,
): Promise<{ readonly shipped: Date | null; readonly delivered: Date | null }> => {
  const rows = await database
    .selectFrom('order_status_changes')
    .select(({ fn }) => ['to_status', fn.min('changed_at').as('at')])
    .where('order_id', '=', id)
    .where('to_status', 'in', ['shipped', 'delivered'])
    .groupBy('to_status')
    .execute();
  const findMoment = (status: OrderStatus) => rows.find(({ to_status }) => to_status === status)?.at ?? null;
  return { shipped: findMoment('shipped'), delivered: findMoment('delivered') };
};

/** Whether an admin placed the order. */
export const isPlacedByPhone = async (database: Reader, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom('order_status_changes as change')
    .innerJoin('orders', 'orders.id', 'change.order_id')
    .select('change.id')
    .where('change.order_id', '=', id)
    .where('change.from_status', 'is', null)
    .where('change.to_status', 'is not', null)
    .whereRef('change.changed_by', '!=', 'orders.user_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns the account of an order; null when there is no account or no such order. */
export const findOwner = (
  database: Reader,
  id: string,
): Promise<{ readonly user_id: string | null; readonly shares_mail: boolean } | undefined> =>
  database.selectFrom('orders').select(['user_id', 'shares_mail']).where('id', '=', id).executeTakeFirst();

/** Returns the current status and payment status of an order. */
export const findOrderStatus = (database: Reader, id: string) =>
  database
    .selectFrom('orders')
    .select(['status', 'payment_status', 'total', 'waived_amount'])
    .where('id', '=', id)
    .executeTakeFirst();
