import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ShipmentState } from '../../domain/shipments/shipment-state.ts';
import { countUpTo, cursorOf, isAfterCursor } from '../../platform/database/pagination.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShipmentsTable } from '../../platform/database/shipment-tables.ts';

type Reader = Kysely<Tables>;

/** A shipment with the names and the tracking address of its courier. */
export type StoredShipment = Selectable<ShipmentsTable> & {
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

/** The parcels of orders, by order and number. */
export const findShipmentsOf = (database: Reader, orderIds: readonly string[]): Promise<StoredShipment[]> =>
  shipmentsWithCourier(database)
    .where('shipments.order_id', 'in', [...orderIds])
    .orderBy('shipments.order_id')
    .orderBy('shipments.number')
    .execute();

export const findShipment = (database: Reader, id: string): Promise<StoredShipment | undefined> =>
  shipmentsWithCourier(database).where('shipments.id', '=', id).executeTakeFirst();

export type ShipmentFilters = {
  /** A tracking number or an order number. */
  readonly q?: string | undefined;
  readonly state?: ShipmentState | undefined;
  readonly courier?: string | undefined;
};

/** Parcels with the recipient of their order, newest first, behind a cursor. */
export const findShipments = (
  database: Reader,
  { after, ...wanted }: ShipmentFilters & { readonly after?: string | undefined },
  limit: number,
) => {
  let query = filtered(database, wanted);
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

export const countShipments = (database: Reader, wanted: ShipmentFilters) =>
  countUpTo(database, filtered(database, wanted));

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
  'orders.given_back_amount',
  'orders.waived_amount',
  'orders.kept_amount',
  'orders.payment_method',
  'orders.status as order_status',
] as const;

/** Name, city and phone of an order, as JSON. */
const recipient = sql<{ name: string; city: string; phone: string }>`jsonb_build_object(
  'name', orders.shipping_info ->> 'fullName', 'city', orders.shipping_info ->> 'city',
  'phone', orders.shipping_info ->> 'phone')`.as('recipient');

export type ListedShipment = Awaited<ReturnType<typeof findShipments>>[number];

/** Parcels of these orders that are packed or with the courier, with their recipients; only of one courier if it is named. */
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

/** What became of parcels, oldest first, with the names of the admins. */
export const findShipmentHistory = (database: Reader, shipmentIds: readonly string[]) =>
  database
    .selectFrom('shipment_changes as change')
    .leftJoin('profiles', 'profiles.id', 'change.changed_by')
    .select(['change.shipment_id', 'change.state', 'change.changed_at', 'profiles.name'])
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

type Moved = { readonly state: ShipmentState; readonly adminId: string; readonly at: Date };

/** Moves parcels whose order the caller has locked into a state, with an entry in their history. */
export const updateShipmentStates = async (
  transaction: Transaction<Tables>,
  ids: readonly string[],
  moved: Moved,
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
  { state, adminId, at }: Moved,
): Promise<void> => {
  await transaction
    .insertInto('shipment_changes')
    .values(ids.map((id) => ({ shipment_id: id, state, changed_by: adminId, changed_at: at })))
    .execute();
};

/** Removes the tracking numbers of a customer's parcels: the courier's page tells the recipient by them. */
export const removeTrackingNumbers = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction
    .updateTable('shipments')
    .set({ tracking_number: null })
    .where('order_id', 'in', (query) => query.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
};
