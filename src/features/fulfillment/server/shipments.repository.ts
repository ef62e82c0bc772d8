import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { firstFilled } from '#core/server/database/first-filled.ts';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** A shipment with the names and tracking URL of its courier. */
export type StoredShipment = Selectable<Tables['shipments']> & {
  readonly name_ar: string;
  readonly name_en: string;
  readonly tracking_url: string | null;
};

const shipmentsWithCourier = (database: Reader) =>
  database
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .selectAll('shipments')
    .select(['couriers.name_ar', 'couriers.name_en', 'couriers.tracking_url']);

/** Returns the parcels of orders, by order and number. */
export const findShipmentsOf = (database: Reader, orderIds: readonly string[]): Promise<StoredShipment[]> =>
  shipmentsWithCourier(database)
    .where('shipments.order_id', 'in', [...orderIds])
    .orderBy('shipments.order_id')
    .orderBy('shipments.number')
    .execute();

export const findShipment = (database: Reader, id: string): Promise<StoredShipment | undefined> =>
  shipmentsWithCourier(database).where('shipments.id', '=', id).executeTakeFirst();

/** Returns courier and tracking number of the parcels with one of these numbers. */
export const findParcelsByTracking = (database: Reader, numbers: readonly string[]) =>
  database
    .selectFrom('shipments')
    .select(['id', 'courier_id', 'tracking_number'])
    .where('tracking_number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .where('state', '<>', 'withdrawn')
    .execute();

export type ShipmentFilters = {
  /** A tracking number or an order number. */
  readonly q?: string | undefined;
  readonly state?: ShipmentState | undefined;
  readonly courier?: string | undefined;
};

/** Returns parcels with the recipient of their order, newest first, after a cursor. */
export const findShipments = (
  database: Reader,
  { after, ...filters }: ShipmentFilters & { readonly after?: string | undefined },
  limit: number,
) => {
  let query = filtered(database, filters);
  if (after !== undefined) query = query.where(isAfterCursor('shipments', after));
  return query
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .selectAll('shipments')
    .select(['couriers.name_ar', 'couriers.name_en', 'couriers.tracking_url', 'orders.order_number', recipient])
    .select(orderMoney)
    .select(cursorOf('shipments').as('cursor'))
    .orderBy('shipments.created_at', 'desc')
    .orderBy('shipments.id', 'desc')
    .limit(limit)
    .execute();
};

export const countShipments = (database: Reader, filters: ShipmentFilters) =>
  countUpTo(database, filtered(database, filters));

const filtered = (database: Reader, { q, state, courier }: ShipmentFilters) => {
  let query = database.selectFrom('shipments');
  if (state !== undefined) query = query.where('shipments.state', '=', state);
  if (courier !== undefined) query = query.where('shipments.courier_id', '=', courier);
  if (q !== undefined)
    query = query.where(sql<boolean>`shipments.id = any (array(
    select id from shipments where tracking_number = ${q} and state <> 'withdrawn'
    union all
    select shipments.id from shipments join orders on orders.id = shipments.order_id where orders.order_number = ${q}
  ))`);
  return query;
};

const orderMoney = [
  'orders.total',
  'orders.paid_amount',
  'orders.refunded_amount',
  'orders.overpayment_refunded_amount',
  'orders.waived_amount',
  'orders.retained_amount',
  'orders.payment_method',
  'orders.status as order_status',
] as const;

/** Name, city and phone of an order, as JSON. */
const recipient = sql<{ name: string; city: string; phone: string }>`jsonb_build_object(
  'name', orders.shipping_info ->> 'fullName', 'city', orders.shipping_info ->> 'city',
  'phone', orders.shipping_info ->> 'phone')`.as('recipient');

export type ListedShipment = Awaited<ReturnType<typeof findShipments>>[number];

/** Returns parcels of these orders that are packed or handed over, with recipients; optionally of one courier. */
export const findOpenShipmentsOf = (database: Reader, orderIds: readonly string[], courierId?: string) => {
  let query = database
    .selectFrom('shipments')
    .innerJoin('couriers', 'couriers.id', 'shipments.courier_id')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .selectAll('shipments')
    .select(['couriers.name_ar', 'couriers.name_en', 'couriers.tracking_url', 'orders.order_number', recipient])
    .select(orderMoney)
    .where('shipments.order_id', 'in', [...orderIds])
    .where('shipments.state', 'in', ['packed', 'handed_over']);
  if (courierId !== undefined) query = query.where('shipments.courier_id', '=', courierId);
  return query.orderBy('shipments.order_id').orderBy('shipments.number').execute();
};

/** Returns the history of parcels, oldest first, with the names of the admins. */
export const findShipmentHistory = (database: Reader, shipmentIds: readonly string[]) =>
  database
    .selectFrom('shipment_changes as change')
    .leftJoin('profiles', 'profiles.id', 'change.changed_by')
    .select(['change.shipment_id', 'change.state', 'change.changed_at'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('name'))
    .where('change.shipment_id', 'in', [...shipmentIds])
    .orderBy('change.id')
    .execute();

export type NewShipment = {
  readonly orderId: string;
  readonly courierId: string;
  readonly trackingNumber: string | null;
  readonly cash: number;
  readonly adminId: string;
  readonly at: Date;
};

/** Inserts a packed parcel with the next number of its order, which the caller has locked; returns its number. */
export const insertShipment = async (
  transaction: Transaction<Tables>,
  { orderId, courierId, trackingNumber, cash, adminId, at }: NewShipment,
): Promise<number> => {
  const { id, number } = await transaction
    .insertInto('shipments')
    .values({
      order_id: orderId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from shipments where order_id = ${orderId})`,
      courier_id: courierId,
      tracking_number: trackingNumber,
      cash_to_collect: cash,
      state: 'packed',
      created_at: at,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await insertChanges(transaction, [id], { state: 'packed', adminId, at });
  return number;
};

export const updateShipment = async (
  transaction: Transaction<Tables>,
  id: string,
  {
    courierId,
    trackingNumber,
    cash,
  }: { readonly courierId: string; readonly trackingNumber: string | null; readonly cash: number },
): Promise<void> => {
  await transaction
    .updateTable('shipments')
    .set({ courier_id: courierId, tracking_number: trackingNumber, cash_to_collect: cash })
    .where('id', '=', id)
    .execute();
};

type StateUpdate = { readonly state: ShipmentState; readonly adminId: string | null; readonly at: Date };

/** Updates the state of parcels whose order the caller has locked, and adds a history entry. */
export const updateShipmentStates = async (
  transaction: Transaction<Tables>,
  ids: readonly string[],
  moved: StateUpdate,
): Promise<void> => {
  if (ids.length === 0) return;
  const { state, at } = moved;
  await transaction
    .updateTable('shipments')
    .set({ state, ...(state === 'handed_over' ? { handed_over_at: at } : { ended_at: at }) })
    .where('id', 'in', [...ids])
    .execute();
  await insertChanges(transaction, ids, moved);
};

const insertChanges = async (
  transaction: Transaction<Tables>,
  ids: readonly string[],
  { state, adminId, at }: StateUpdate,
): Promise<void> => {
  await transaction
    .insertInto('shipment_changes')
    .values(ids.map((id) => ({ shipment_id: id, state, changed_by: adminId, changed_at: at })))
    .execute();
};

/** Removes the tracking numbers of a customer's parcels, because they identify the recipient on the courier's page. */
export const removeTrackingNumbers = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction
    .updateTable('shipments')
    .set({ tracking_number: null })
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
};
