import { randomUUID } from 'node:crypto';
import type { OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import type { OrderChangeQuote } from '#features/order-management/order-edits.admin.contract.ts';
import { stockOf } from './race-setup.ts';
import { must } from './scenario.ts';
import type { Call } from './staff-client.ts';
import {
  language,
  orderIn,
  PRODUCT,
  pack,
  refusedBut,
  rowsOf,
  type StaffField,
  sendTogether,
} from './staff-race-setup.ts';

/** All admins pack the parcel of one order. */
const racePacking = async (field: StaffField): Promise<void> => {
  const { id } = await orderIn(field, 'processing');
  const { courierId } = field;
  const shipments = await field.admins[0].done<OrderShipments>({ path: `/admin/orders/${id}/shipments` });
  const one = (cash: number): Call => ({
    method: 'POST',
    path: `/admin/orders/${id}/shipments`,
    body: { courierId, trackingNumber: `AWB-${randomUUID().slice(0, 13)}`, cash },
  });
  const cash = shipments?.cashLeft ?? 0;
  const responses = await sendTogether(field, [one(cash), one(cash), one(cash)]);
  refusedBut(responses, 1, ['CASH_TOO_MUCH']);
  const rows = await rowsOf(field, 'select from shipments where order_id = $1', id);
  must(rows.length === 1, 'an order has only the parcel that was packed first', rows.length);
};

/** Two orders get the same tracking number. */
const raceTrackingNumber = async (field: StaffField): Promise<void> => {
  const orders = await Promise.all([orderIn(field, 'processing'), orderIn(field, 'processing')]);
  const trackingNumber = `AWB-${randomUUID().slice(0, 13)}`;
  const responses = await sendTogether(
    field,
    orders.map(({ id }) => ({
      method: 'POST',
      path: `/admin/orders/${id}/shipments`,
      body: { courierId: field.courierId, trackingNumber, cash: 0 },
    })),
  );
  refusedBut(responses, 1, ['TRACKING_NUMBER_TAKEN']);
};

/** Two admins hand a parcel over while a third cancels its order. */
const handOverAgainstCancel = async (field: StaffField): Promise<void> => {
  const { id, number } = await orderIn(field, 'processing');
  const shipment = await pack(field, id);
  const handOver: Call = {
    method: 'PUT',
    path: `/admin/shipments/${shipment}/state`,
    body: { from: 'packed', to: 'handed_over' },
  };
  const cancel: Call = {
    method: 'PUT',
    path: `/admin/orders/${id}/status`,
    body: { language, from: 'processing', to: 'cancelled' },
  };
  const before = await stockOf(field, PRODUCT);
  const responses = await sendTogether(
    field,
    field.chance.oneOf([
      [handOver, cancel, handOver],
      [cancel, handOver, handOver],
    ]),
  );
  refusedBut(responses, 1, ['SHIPMENT_CHANGED', 'ORDER_CHANGED', 'ORDER_NOT_SHIPPABLE']);
  const [row] = await rowsOf<{ status: string; state: string; steps: string }>(
    field,
    `select orders.status, shipments.state, (select count(*) from audit_log where subject like order_number || '%'
       and action in ('order.status_changed', 'shipment.state_changed')) as steps
     from orders join shipments on order_id = orders.id where order_number = $1`,
    number,
  );
  const back = (await stockOf(field, PRODUCT)) - before;
  const isShipped = row?.status === 'shipped' && row.state === 'handed_over' && back === 0;
  const isCancelled = row?.status === 'cancelled' && row.state === 'withdrawn' && back === 1;
  must(isShipped || isCancelled, 'an order is shipped with its parcel, or cancelled with its stock', row, back);
};

/** Two admins change an order while a third ships it. */
const changeAgainstShipping = async (field: StaffField): Promise<void> => {
  const { id, number, items } = await orderIn(field, 'processing');
  await pack(field, id);
  const change = { language, version: 1, lines: [{ productId: PRODUCT, quantity: 3 }], pricedBy: 'order' };
  const quoted = await field.admins[0].done<OrderChangeQuote>({
    method: 'POST',
    path: `/admin/orders/${id}/change-quotes`,
    body: change,
  });
  const save: Call = {
    method: 'PUT',
    path: `/admin/orders/${id}`,
    body: { ...change, expectedTotal: quoted?.quote.total, expectedRetained: quoted?.kept, refund: true },
  };
  const ship: Call = {
    method: 'PUT',
    path: `/admin/orders/${id}/status`,
    body: { language, from: 'processing', to: 'shipped' },
  };
  const before = await stockOf(field, PRODUCT);
  const responses = await sendTogether(
    field,
    field.chance.oneOf([
      [save, ship, save],
      [ship, save, save],
      [save, save, ship],
    ]),
  );
  // an order can be changed only before it is shipped
  refusedBut(responses, [1, 2], ['ORDER_CHANGED', 'ORDER_EDITED']);
  const [row] = await rowsOf<{ status: string; quantity: number; cash: number; total: number }>(
    field,
    `select orders.status, (items -> 0 ->> 'quantity')::integer as quantity, cash_to_collect::integer as cash, total::integer as total
     from orders join shipments on order_id = orders.id where order_number = $1`,
    number,
  );
  const taken = before - (await stockOf(field, PRODUCT));
  must(row?.status === 'shipped', 'a changed order is still shipped', row);
  must(row?.cash === row?.total, 'a parcel collects what its order costs', row);
  must(taken === (row?.quantity ?? 0) - (items[0]?.quantity ?? 0), 'a change takes its items once', row, taken);
};

/** A parcel is concurrently refused at the door twice and marked as delivered. */
const refusalAgainstDelivery = async (field: StaffField): Promise<void> => {
  const { id } = await orderIn(field, 'processing');
  await pack(field, id);
  await field.admins[0].done({
    method: 'PUT',
    path: `/admin/orders/${id}/status`,
    body: { language, from: 'processing', to: 'shipped' },
  });
  const refuse: Call = {
    method: 'POST',
    path: `/admin/orders/${id}/refused-delivery`,
    body: { language, reason: 'refused', writtenOff: [] },
  };
  const deliver: Call = {
    method: 'PUT',
    path: `/admin/orders/${id}/status`,
    body: { language, from: 'shipped', to: 'delivered' },
  };
  const before = await stockOf(field, PRODUCT);
  const calls = field.chance.oneOf([
    [refuse, deliver, refuse],
    [deliver, refuse, refuse],
  ]);
  refusedBut(await sendTogether(field, calls), 1, ['ORDER_CHANGED']);
  const [row] = await rowsOf<{ status: string }>(field, 'select status from orders where id = $1', id);
  const back = (await stockOf(field, PRODUCT)) - before;
  must(back === (row?.status === 'cancelled' ? 1 : 0), 'a parcel is returned once or delivered', row, back);
};

/** Races about parcels and their orders. */
export const parcelRaces = [
  racePacking,
  raceTrackingNumber,
  handOverAgainstCancel,
  changeAgainstShipping,
  refusalAgainstDelivery,
] as const;
