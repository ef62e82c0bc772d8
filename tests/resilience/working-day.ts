import { randomUUID } from 'node:crypto';
import type { Database } from '#core/server/database/connect.ts';
import type { OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import type { OrderChangeQuote } from '#features/order-management/order-edits.admin.contract.ts';
import type { AdminReturn } from '#features/returns/returns.admin.contract.ts';
import type { Chance } from '../support/chance.ts';
import type { StaffClient } from './staff-client.ts';

/** An order as the staff sees it. */
export type DayOrder = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly payment: string;
  readonly method: string;
  readonly version: number;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
};

export type Desk = { readonly staff: StaffClient; readonly pool: Database['pool']; readonly chance: Chance };

const language = 'ar';

/** Orders by their numbers, in the sequence of their ids. */
export const ordersNamed = async ({ pool }: Pick<Desk, 'pool'>, numbers: readonly string[]): Promise<DayOrder[]> =>
  (
    await pool.query<DayOrder>(
      `select id, order_number as number, status, payment_status as payment, payment_method as method, version, items
       from orders where order_number = any($1) order by id`,
      [numbers],
    )
  ).rows;

/** Changes the quantity of one line of an order, to fewer pieces when it is paid by card; a refusal says why it was too late. */
export const changeOrder = async ({ staff, chance }: Desk, order: DayOrder): Promise<void> => {
  const [first, ...others] = order.items;
  if (first === undefined) return;
  const mayGrow = order.method === 'cash_on_delivery' && chance.isPercent(50);
  const quantity = mayGrow ? first.quantity + 1 : first.quantity - 1;
  if (quantity < 1) return;
  const lines = [{ ...first, quantity }, ...others].map(({ productId, quantity: count }) => ({
    productId,
    quantity: count,
  }));
  const change = { language, version: order.version, lines, pricedBy: 'order' };
  const path = `/admin/orders/${order.id}`;
  // a payment may arrive, an order may be cancelled unpaid, and pieces may be sold
  const ever = ['ORDER_CHANGED', 'OUT_OF_STOCK', 'TOTAL_CHANGED', 'REFUND_UNCLEAR'];
  const asking = { method: 'POST', path: `${path}/change-quotes`, body: change } as const;
  const quoted = await staff.done<OrderChangeQuote>(asking, { ever });
  if (quoted === null) return;
  const body = { ...change, expectedTotal: quoted.quote.total, expectedRetained: quoted.kept, refund: true };
  await staff.done({ method: 'PUT', path, body }, { ever, again: ['ORDER_EDITED'] });
};

/** Starts a bulk action, which continues after this call; the previous one may still be running. */
const startBulkRun = async (staff: StaffClient, orders: readonly DayOrder[], change: object): Promise<void> => {
  const body = { key: randomUUID(), ids: orders.map(({ id }) => id), change };
  await staff.done({ method: 'POST', path: '/admin/order-bulk-runs', body }, { ever: ['BULK_RUN_UNFINISHED'] });
};

/** Changes the status of orders, in bulk or one by one. */
export const moveOrders = async (
  { staff, chance }: Desk,
  orders: readonly DayOrder[],
  [from, to]:
    | readonly ['pending', 'processing']
    | readonly ['processing', 'shipped']
    | readonly ['shipped', 'delivered'],
): Promise<void> => {
  if (orders.length === 0) return;
  if (chance.isPercent(50)) {
    const action = ({ processing: 'process', shipped: 'ship', delivered: 'deliver' } as const)[to];
    await startBulkRun(staff, orders, { action: `orders.${action}` });
    return;
  }
  for (const { id } of orders) {
    const move = { method: 'PUT', path: `/admin/orders/${id}/status`, body: { language, from, to } } as const;
    await staff.done(move, { ever: ['ORDER_UNPAID', 'ORDER_CHANGED'] });
  }
};

/** Packs a parcel of each order: all at once and then their tracking numbers, or one by one. */
export const packParcels = async (desk: Desk, orders: readonly DayOrder[], courierId: string): Promise<void> => {
  const { staff, chance } = desk;
  if (orders.length === 0) return;
  const inBulk = chance.isPercent(50);
  if (inBulk) {
    await startBulkRun(staff, orders, { action: 'orders.pack', courierId });
  }
  for (const { id } of orders) {
    const current = await staff.done<OrderShipments>({ path: `/admin/orders/${id}/shipments` });
    const packed = current?.shipments.find(({ state }) => state === 'packed');
    const trackingNumber = `AWB-${id.slice(0, 13)}`;
    if (packed !== undefined) {
      const body = { courierId, trackingNumber, cash: packed.cashToCollect };
      await staff.done({ method: 'PUT', path: `/admin/shipments/${packed.id}`, body });
    } else if (!inBulk && current?.canAdd === true) {
      const body = { courierId, trackingNumber, cash: current.cashLeft };
      const pack = { method: 'POST', path: `/admin/orders/${id}/shipments`, body } as const;
      await staff.done(pack, { again: ['CASH_TOO_MUCH', 'TRACKING_NUMBER_TAKEN'] });
    }
  }
};

/** Marks the parcel of each order as handed over or delivered. */
export const moveParcels = async (
  { staff }: Desk,
  orders: readonly DayOrder[],
  [from, to]: readonly ['packed', 'handed_over'] | readonly ['handed_over', 'delivered'],
): Promise<void> => {
  for (const { id } of orders) {
    const current = await staff.done<OrderShipments>({ path: `/admin/orders/${id}/shipments` });
    for (const shipment of current?.shipments.filter(({ state }) => state === from) ?? []) {
      const path = `/admin/shipments/${shipment.id}/state`;
      await staff.done({ method: 'PUT', path, body: { from, to } }, { again: ['SHIPMENT_CHANGED'] });
    }
  }
};

/** Receives a parcel that was refused at the door; one of its pieces may be broken. */
export const refuseDelivery = async ({ staff, chance }: Desk, { id, items }: DayOrder): Promise<void> => {
  const broken = chance.isPercent(40) ? items.slice(0, 1).map(({ productId }) => ({ productId, quantity: 1 })) : [];
  const body = { language, reason: 'refused', writtenOff: broken };
  await staff.done(
    { method: 'POST', path: `/admin/orders/${id}/refused-delivery`, body },
    { again: ['ORDER_CHANGED'] },
  );
};

/** Requests a return of items of a delivered order, as its customer does by phone; idempotent by its key. */
export const requestReturn = async ({ staff, chance }: Desk, { id, items }: DayOrder): Promise<string | null> => {
  const lines = items
    .slice(0, chance.between(1, items.length))
    .map(({ productId, quantity }) => ({ productId, quantity: chance.between(1, quantity), reason: 'damaged' }));
  const body = { language, key: randomUUID(), lines, comment: null };
  const returns = await staff.done<AdminReturn[]>({ method: 'POST', path: `/admin/orders/${id}/returns`, body });
  return returns?.[0]?.id ?? null;
};

/** Approves a return and receives its pieces, into stock or written off; refuses one of five. */
export const decideReturn = async ({ staff, chance, pool }: Desk, id: string): Promise<void> => {
  const overtaken = { again: ['RETURN_CHANGED'] };
  const path = `/admin/returns/${id}`;
  if (chance.isPercent(20)) {
    await staff.done({ method: 'PUT', path: `${path}/refusal`, body: { language, reply: 'استُعملت' } }, overtaken);
    return;
  }
  await staff.done({ method: 'PUT', path: `${path}/approval`, body: { language, reply: null } }, overtaken);
  const { rows } = await pool.query<{ productId: string; quantity: number }>(
    'select product_id as "productId", quantity from return_lines where return_id = $1 order by product_id',
    [id],
  );
  const lines = rows.map(({ productId, quantity }, index) => {
    const came = index === 0 ? chance.between(1, quantity) : chance.between(0, quantity);
    const restocked = chance.between(0, came);
    return { productId, restocked, writtenOff: came - restocked };
  });
  await staff.done({ method: 'PUT', path: `${path}/receipt`, body: { language, lines } }, overtaken);
};

/** Refunds a received return, in two parts if possible; closes a return without a refund. */
export const refundReturn = async ({ staff, chance }: Desk, orderId: string): Promise<void> => {
  for (let part = 1; part <= 2; part += 1) {
    const current = await staff.done<AdminReturn[]>({ path: `/admin/orders/${orderId}/returns?language=${language}` });
    const received = current?.find(({ state }) => state === 'received');
    if (received === undefined) return;
    const { id, refundable } = received;
    if (refundable === 0) {
      const body = { language, reply: 'لم يُدفع ثمنها' };
      await staff.done({ method: 'PUT', path: `/admin/returns/${id}/closing`, body }, { again: ['RETURN_CHANGED'] });
      return;
    }
    const amount = part === 1 && refundable > 1 && chance.isPercent(50) ? Math.floor(refundable / 2) : refundable;
    const body = { language, amount, expectedRefundable: refundable };
    await staff.done(
      { method: 'POST', path: `/admin/returns/${id}/refunds`, body },
      // while another refund is pending at the gateway
      { ever: ['REFUND_UNCLEAR'], again: ['RETURN_CHANGED', 'REFUND_TOO_MUCH'] },
    );
  }
};
