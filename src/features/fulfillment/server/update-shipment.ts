import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { unlessUniqueViolation } from '#core/server/database/errors.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';
import { addressOfCustomer } from '#features/orders/server/customer-email.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { findOrderMail } from '#features/orders/server/order-mail-data.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { cashForParcel } from '../cash-to-collect.ts';
import { isParcelOpen } from '../shipment-state.ts';
import type { OrderShipments } from '../shipments.admin.contract.ts';
import { shipmentErrors } from '../shipments.admin.contract.ts';
import { changeLockedOrderStatus } from './change-order-status.ts';
import { getCourier, getCourierInUse } from './couriers.ts';
import { parcelMail } from './fulfillment.mails.ts';
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

/** Parcel data entered by an admin; cash in piastres. */
type Parcel = { readonly courierId: string; readonly trackingNumber: string | null; readonly cash: number };

/**
 * Packs a parcel of an order that is processing or shipped. ORDER_NOT_FOUND, RESOURCE_NOT_FOUND for an unknown courier,
 * COURIER_NOT_IN_USE, ORDER_NOT_SHIPPABLE, CASH_TOO_MUCH `{ left }`, TRACKING_NUMBER_TAKEN.
 */
export const createShipment = async (
  shop: ShopContext,
  adminId: string,
  { id, ...parcel }: Parcel & { readonly id: string },
): Promise<OrderShipments> => {
  await mapNumberConflict(
    inTransaction(shop.database, (transaction) => packParcel(shop, transaction, { orderId: id, adminId, parcel })),
  );
  return listShipmentsOf(shop, id);
};

type Packed = {
  readonly orderId: string;
  readonly adminId: string;
  /** Without `cash`: the amount due that no other parcel collects. */
  readonly parcel: Omit<Parcel, 'cash'> & { readonly cash?: number };
  /** Refuses with SHIPMENT_EXISTS when a parcel of the order is already packed. */
  readonly isOnly?: boolean;
};

/** Packs a parcel in the caller's transaction, which holds no locks yet. */
export const packParcel = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, adminId, parcel, isOnly = false }: Packed,
): Promise<void> => {
  const { courierId, trackingNumber } = parcel;
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
  if (!isShippable(order)) throw new AppError(shipmentErrors, 'ORDER_NOT_SHIPPABLE');
  const courier = await getCourierInUse(transaction, courierId);
  const others = await findShipmentsOf(transaction, [orderId]);
  if (isOnly && others.some(({ state }) => isParcelOpen(state))) throw new AppError(shipmentErrors, 'SHIPMENT_EXISTS');
  const remaining = cashForParcel(toOrderCash(order), others.map(toParcelCash));
  const { cash = remaining } = parcel;
  if (cash > remaining) throw new AppError(shipmentErrors, 'CASH_TOO_MUCH', { left: remaining });
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
    details: { to: formatForAuditLog(courier.name_en, trackingNumber), amount: cash },
  });
};

/**
 * Updates a parcel: every field while packed, only the tracking number after hand-over; mails a new tracking number.
 * RESOURCE_NOT_FOUND, COURIER_NOT_IN_USE for another courier, SHIPMENT_CHANGED, CASH_TOO_MUCH `{ left }`, TRACKING_NUMBER_TAKEN.
 */
export const changeShipment = async (
  shop: ShopContext,
  adminId: string,
  { id, ...parcel }: Parcel & { readonly id: string },
): Promise<OrderShipments> => {
  const orderId = await orderOf(shop, id);
  await mapNumberConflict(
    inTransaction(shop.database, async (transaction) => {
      const locked = await lockShipment(transaction, orderId, id);
      await changeLockedShipment(shop, transaction, { ...locked, adminId, parcel });
    }),
  );
  return listShipmentsOf(shop, orderId);
};

/** Updates a parcel whose order the caller has locked. Refuses like `changeShipment`. */
export const changeLockedShipment = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, shipment, others, adminId, parcel }: LockedShipment & { readonly adminId: string; readonly parcel: Parcel },
): Promise<void> => {
  const isSame = parcel.courierId === shipment.courier_id && parcel.cash === shipment.cash_to_collect;
  if (!(shipment.state === 'packed' || (shipment.state === 'handed_over' && isSame))) {
    throw new AppError(shipmentErrors, 'SHIPMENT_CHANGED');
  }
  const isDifferent = parcel.courierId !== shipment.courier_id;
  const courier = await (isDifferent ? getCourierInUse : getCourier)(transaction, parcel.courierId);
  const remaining = cashForParcel(toOrderCash(order), others.map(toParcelCash));
  if (!isSame && parcel.cash > remaining) throw new AppError(shipmentErrors, 'CASH_TOO_MUCH', { left: remaining });
  await updateShipment(transaction, shipment.id, parcel);
  await recordAuditEntry(transaction, {
    adminId,
    action: 'shipment.updated',
    subject: parcelName(order, shipment.number),
    details: {
      from: formatForAuditLog(shipment.name_en, shipment.tracking_number),
      to: formatForAuditLog(courier.name_en, parcel.trackingNumber),
      amount: parcel.cash,
    },
  });
  const isNewNumber = shipment.state === 'handed_over' && parcel.trackingNumber !== shipment.tracking_number;
  if (isNewNumber && parcel.trackingNumber !== null) {
    await mailParcel(shop, transaction, { order, shipmentId: shipment.id });
  }
};

type StateChange = { readonly id: string; readonly from: ShipmentState; readonly to: ShipmentState };

/**
 * Updates the state of a parcel. The first one handed over makes its order shipped, the last one delivered makes it delivered.
 * RESOURCE_NOT_FOUND, SHIPMENT_CHANGED, ORDER_NOT_SHIPPABLE, CASH_TOO_MUCH `{ left }` for a lost parcel that was found.
 */
export const setShipmentState = async (
  shop: ShopContext,
  adminId: string,
  { id, from, to }: StateChange,
): Promise<OrderShipments> => {
  const orderId = await orderOf(shop, id);
  const address = await addressOfCustomer(shop, orderId);
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockShipment(transaction, orderId, id);
    await setLockedShipmentState(shop, transaction, { ...locked, adminId, address, from, to });
  });
  return listShipmentsOf(shop, orderId);
};

type LockedStateChange = LockedShipment &
  Omit<StateChange, 'id'> & {
    readonly adminId: string;
    /** Address of the account, read before the transaction; empty without one. */
    readonly address: string;
  };

/** Updates the state of a parcel whose order the caller has locked. Refuses like `setShipmentState`. */
export const setLockedShipmentState = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, shipment, others, adminId, address, from, to }: LockedStateChange,
): Promise<void> => {
  const { id } = shipment;
  if (shipment.state !== from) throw new AppError(shipmentErrors, 'SHIPMENT_CHANGED');
  const remaining = cashForParcel(toOrderCash(order), others.map(toParcelCash));
  // another parcel may have taken over its cash since it was lost
  if (to === 'delivered' && from === 'lost' && shipment.cash_to_collect - shipment.cash_received > remaining) {
    throw new AppError(shipmentErrors, 'CASH_TOO_MUCH', { left: remaining });
  }
  if (to === 'handed_over' && !isShippable(order)) throw new AppError(shipmentErrors, 'ORDER_NOT_SHIPPABLE');
  await recordAuditEntry(transaction, {
    adminId,
    action: 'shipment.state_changed',
    subject: parcelName(order, shipment.number),
    details: { from, to },
  });
  const move = { id: order.id, refund: false, order, address, adminId };
  if (to === 'handed_over' && order.status === 'processing') {
    await changeLockedOrderStatus(shop, transaction, { ...move, from: 'processing', to: 'shipped', shipmentId: id });
    return;
  }
  await updateShipmentStates(transaction, [id], { state: to, adminId, at: shop.clock() });
  if (to === 'handed_over') await mailParcel(shop, transaction, { order, shipmentId: id });
  const isLast = !others.some(({ state }) => isParcelOpen(state));
  if (to === 'delivered' && isLast && order.status === 'shipped') {
    await changeLockedOrderStatus(shop, transaction, { ...move, from: 'shipped', to: 'delivered' });
  }
};

/** Whether a parcel of the order may be packed or handed over. */
const isShippable = ({ status }: Pick<OrderForPayment, 'status'>): boolean =>
  status === 'processing' || status === 'shipped';

const orderOf = async ({ database }: ShopContext, id: string): Promise<string> => {
  const shipment = await findShipment(database.kysely, id);
  if (shipment === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return shipment.order_id;
};

type LockedShipment = {
  readonly order: OrderForPayment;
  readonly shipment: StoredShipment;
  /** Other parcels of the order. */
  readonly others: readonly StoredShipment[];
};

/** Locks an order, which also guards all its parcels, and reads them. */
const lockShipment = async (transaction: Transaction<Tables>, orderId: string, id: string): Promise<LockedShipment> => {
  const order = await lockOrder(transaction, orderId);
  const parcels = await findShipmentsOf(transaction, [orderId]);
  const shipment = parcels.find((each) => each.id === id);
  if (order === undefined || shipment === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return { order, shipment, others: parcels.filter((each) => each.id !== id) };
};

type Mailed = { readonly order: OrderForPayment; readonly shipmentId: string };

/** Mails the customer about a parcel after the first one, or about its tracking number. */
const mailParcel = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order: { id }, shipmentId }: Mailed,
): Promise<void> => {
  const shipment = await findShipment(transaction, shipmentId);
  const { order, customer: to } = await findOrderMail(shop, transaction, id);
  if (to === '' || shipment === undefined) return;
  await parcelMail.send(shop, transaction, { to, order, parcels: [toMailedParcel(shipment)] });
};

/** Maps a unique violation to TRACKING_NUMBER_TAKEN, because two parcels may get the same tracking number at once. */
export const mapNumberConflict = async <Result>(work: Promise<Result>): Promise<Result> => {
  const done = await unlessUniqueViolation(work.then((result) => ({ result })));
  if (done === undefined) throw new AppError(shipmentErrors, 'TRACKING_NUMBER_TAKEN');
  return done.result;
};

const formatForAuditLog = (courier: string, trackingNumber: string | null): string =>
  trackingNumber === null ? courier : `${courier} · ${trackingNumber}`;
