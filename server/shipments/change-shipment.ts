import type { Transaction } from 'kysely';
import type { OrderShipments } from '../../contract/admin/shipments.ts';
import { Refusal } from '../../domain/refusals.ts';
import { cashForParcel } from '../../domain/shipments/cash-to-collect.ts';
import { isParcelOpen, type ShipmentState } from '../../domain/shipments/shipment-state.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { unlessUniqueViolation } from '../../platform/database/errors.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { getCourier, getCourierInUse } from '../couriers/couriers.ts';
import { addressOfCustomer } from '../orders/address-of-customer.ts';
import { findOrderMail } from '../orders/order-mail-data.ts';
import { moveLockedOrder } from '../orders/update-order.ts';
import { lockOrder, type OrderForPayment } from '../payments/order-lock.ts';
import type { ShopContext } from '../shop-context.ts';
import { listShipmentsOf } from './list-shipments.ts';
import { parcelName, toMailedParcel, toOrderCash, toParcelCash } from './parcels.ts';
import {
  findShipment,
  findShipmentsOf,
  insertShipment,
  type StoredShipment,
  updateShipment,
  updateShipmentStates,
} from './shipments.repository.ts';

/** What an admin says of a parcel; cash in piastres. */
type Parcel = { readonly courierId: string; readonly trackingNumber: string | null; readonly cash: number };

/**
 * Packs a parcel of an order that is prepared or shipped. ORDER_NOT_FOUND, RESOURCE_NOT_FOUND without the courier,
 * COURIER_NOT_IN_USE, ORDER_NOT_SHIPPABLE, CASH_TOO_MUCH `{ left }`, TRACKING_NUMBER_TAKEN.
 */
export const createShipment = async (
  shop: ShopContext,
  adminId: string,
  { id, ...parcel }: Parcel & { readonly id: string },
): Promise<OrderShipments> => {
  await refusingTakenNumbers(
    inTransaction(shop.database, (transaction) => packParcel(shop, transaction, { orderId: id, adminId, parcel })),
  );
  return listShipmentsOf(shop, id);
};

type Packed = {
  readonly orderId: string;
  readonly adminId: string;
  /** Without cash: as much as the order owes and no other parcel collects. */
  readonly parcel: Omit<Parcel, 'cash'> & { readonly cash?: number };
  /** Refuses with SHIPMENT_EXISTS when a parcel of the order is packed already. */
  readonly isOnly?: boolean;
};

/** Packs a parcel in the caller's transaction, which has locked nothing. */
export const packParcel = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, adminId, parcel, isOnly = false }: Packed,
): Promise<void> => {
  const { courierId, trackingNumber } = parcel;
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new Refusal('ORDER_NOT_FOUND');
  if (!isShippable(order)) throw new Refusal('ORDER_NOT_SHIPPABLE');
  const courier = await getCourierInUse(transaction, courierId);
  const others = await findShipmentsOf(transaction, [orderId]);
  if (isOnly && others.some(({ state }) => isParcelOpen(state))) throw new Refusal('SHIPMENT_EXISTS');
  const left = cashForParcel(toOrderCash(order), others.map(toParcelCash));
  const { cash = left } = parcel;
  if (cash > left) throw new Refusal('CASH_TOO_MUCH', { left });
  const number = await insertShipment(transaction, {
    orderId,
    courierId,
    trackingNumber,
    cash,
    adminId,
    at: shop.clock(),
  });
  await recordAuditEntry(transaction, {
    adminId,
    action: 'shipment.created',
    subject: parcelName(order, number),
    details: { to: spell(courier.name_en, trackingNumber), amount: cash },
  });
};

/**
 * Changes a parcel: a packed one as a whole, one with the courier only in its tracking number, of which the customer is told.
 * RESOURCE_NOT_FOUND, COURIER_NOT_IN_USE for another courier, SHIPMENT_CHANGED, CASH_TOO_MUCH `{ left }`, TRACKING_NUMBER_TAKEN.
 */
export const changeShipment = async (
  shop: ShopContext,
  adminId: string,
  { id, ...parcel }: Parcel & { readonly id: string },
): Promise<OrderShipments> => {
  const orderId = await orderOf(shop, id);
  await refusingTakenNumbers(
    inTransaction(shop.database, async (transaction) => {
      const { order, shipment, others } = await lockShipment(transaction, orderId, id);
      const isSame = parcel.courierId === shipment.courier_id && parcel.cash === shipment.cash_to_collect;
      if (!(shipment.state === 'packed' || (shipment.state === 'handed_over' && isSame))) {
        throw new Refusal('SHIPMENT_CHANGED');
      }
      const isOther = parcel.courierId !== shipment.courier_id;
      const courier = await (isOther ? getCourierInUse : getCourier)(transaction, parcel.courierId);
      const left = cashForParcel(toOrderCash(order), others.map(toParcelCash));
      if (!isSame && parcel.cash > left) throw new Refusal('CASH_TOO_MUCH', { left });
      await updateShipment(transaction, id, parcel);
      await recordAuditEntry(transaction, {
        adminId,
        action: 'shipment.updated',
        subject: parcelName(order, shipment.number),
        details: {
          from: spell(shipment.name_en, shipment.tracking_number),
          to: spell(courier.name_en, parcel.trackingNumber),
          amount: parcel.cash,
        },
      });
      const isNews = shipment.state === 'handed_over' && parcel.trackingNumber !== shipment.tracking_number;
      if (isNews && parcel.trackingNumber !== null) {
        await mailParcel(shop, transaction, { order, shipmentId: id });
      }
    }),
  );
  return listShipmentsOf(shop, orderId);
};

type StateChange = { readonly id: string; readonly from: ShipmentState; readonly to: ShipmentState };

/**
 * Writes down where a parcel is. The first one that is handed over makes its order shipped, the last one that arrives makes it
 * delivered. RESOURCE_NOT_FOUND, SHIPMENT_CHANGED, ORDER_NOT_SHIPPABLE, CASH_TOO_MUCH `{ left }` for one that is found again.
 */
export const setShipmentState = async (
  shop: ShopContext,
  adminId: string,
  { id, from, to }: StateChange,
): Promise<OrderShipments> => {
  const orderId = await orderOf(shop, id);
  const address = await addressOfCustomer(shop, orderId);
  await inTransaction(shop.database, async (transaction) => {
    const { order, shipment, others } = await lockShipment(transaction, orderId, id);
    if (shipment.state !== from) throw new Refusal('SHIPMENT_CHANGED');
    const left = cashForParcel(toOrderCash(order), others.map(toParcelCash));
    // another parcel may collect its cash since it was lost
    if (to === 'delivered' && from === 'lost' && shipment.cash_to_collect - shipment.cash_received > left) {
      throw new Refusal('CASH_TOO_MUCH', { left });
    }
    if (to === 'handed_over' && !isShippable(order)) throw new Refusal('ORDER_NOT_SHIPPABLE');
    await recordAuditEntry(transaction, {
      adminId,
      action: 'shipment.state_changed',
      subject: parcelName(order, shipment.number),
      details: { from, to },
    });
    const move = { id: orderId, refund: false, order, address, adminId };
    if (to === 'handed_over' && order.status === 'processing') {
      await moveLockedOrder(shop, transaction, { ...move, from: 'processing', to: 'shipped', shipmentId: id });
      return;
    }
    await updateShipmentStates(transaction, [id], { state: to, adminId, at: shop.clock() });
    if (to === 'handed_over') await mailParcel(shop, transaction, { order, shipmentId: id });
    const isLast = !others.some(({ state }) => isParcelOpen(state));
    if (to === 'delivered' && isLast && order.status === 'shipped') {
      await moveLockedOrder(shop, transaction, { ...move, from: 'shipped', to: 'delivered' });
    }
  });
  return listShipmentsOf(shop, orderId);
};

/** Whether a parcel of the order may be packed or handed over. */
const isShippable = ({ status }: OrderForPayment): boolean => status === 'processing' || status === 'shipped';

const orderOf = async ({ database }: ShopContext, id: string): Promise<string> => {
  const shipment = await findShipment(database.kysely, id);
  if (shipment === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
  return shipment.order_id;
};

type LockedShipment = {
  readonly order: OrderForPayment;
  readonly shipment: StoredShipment;
  /** The other parcels of the order. */
  readonly others: readonly StoredShipment[];
};

/** Locks an order, by which all its parcels are locked, and reads them. */
const lockShipment = async (transaction: Transaction<Tables>, orderId: string, id: string): Promise<LockedShipment> => {
  const order = await lockOrder(transaction, orderId);
  const parcels = await findShipmentsOf(transaction, [orderId]);
  const shipment = parcels.find((each) => each.id === id);
  if (order === undefined || shipment === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
  return { order, shipment, others: parcels.filter((each) => each.id !== id) };
};

type Mailed = { readonly order: OrderForPayment; readonly shipmentId: string };

/** Tells the customer of a parcel that went out after the first one, or of its tracking number. */
const mailParcel = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order: { id }, shipmentId }: Mailed,
): Promise<void> => {
  const shipment = await findShipment(transaction, shipmentId);
  const { order, customer: to } = await findOrderMail(shop, transaction, id);
  if (to === '' || shipment === undefined) return;
  await shop.mailer.mail(transaction, [{ kind: 'parcel-sent', to, order, parcels: [toMailedParcel(shipment)] }]);
};

/** The database decides between two parcels that get the same number of a courier at once. */
const refusingTakenNumbers = async (work: Promise<void>): Promise<void> => {
  const done = await unlessUniqueViolation(work.then(() => true));
  if (done === undefined) throw new Refusal('TRACKING_NUMBER_TAKEN');
};

const spell = (courier: string, trackingNumber: string | null): string =>
  trackingNumber === null ? courier : `${courier} · ${trackingNumber}`;
