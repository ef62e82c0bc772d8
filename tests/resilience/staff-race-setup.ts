import { randomUUID } from 'node:crypto';
import type { OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import { type Field, oneItemOf, order, setStock } from './race-setup.ts';
import { must } from './scenario.ts';
import type { Answer, Call, StaffClient } from './staff-client.ts';
import { type Desk, ordersNamed } from './working-day.ts';

/** A race of staff: the field of customers, three admins at desks of two processes, and a courier. */
export type StaffField = Field & {
  readonly admins: readonly [StaffClient, StaffClient, StaffClient];
  readonly courierId: string;
};

export const language = 'ar';
export const PRODUCT = 'plate-lotus-01';
export const OTHER = 'cup-tea-01';
const STOCK = 1000;

/** Sends concurrent requests: each admin to another process where there are several. */
export const sendTogether = (
  { admins, urls }: StaffField,
  calls: readonly Call[],
): Promise<Answer<{ readonly code?: string; readonly data?: unknown }>[]> =>
  Promise.all(
    calls.map((call, index) => {
      const admin = admins[index % admins.length] ?? admins[0];
      return admin.request<{ code?: string; data?: { localizedMessage?: { ar: string; en: string } } }>(
        call,
        urls[index % urls.length],
      );
    }),
  );

/** Checks that from `min` to `max` requests succeed, and the others are refused with one of these codes in both languages. */
export const refusedBut = (
  responses: readonly Answer<unknown>[],
  done: number | readonly [number, number],
  codes: readonly string[],
): void => {
  const [min, max] = typeof done === 'number' ? [done, done] : done;
  const outcomes = responses.map(({ status, code }) => ({ status, code }));
  const count = responses.filter(({ status }) => status < 300).length;
  must(count >= min && count <= max, `from ${min} to ${max} requests succeed`, outcomes);
  for (const { status, code, body } of responses) {
    if (status < 300) continue;
    const { localizedMessage } =
      (body as { readonly data?: { readonly localizedMessage?: { ar?: string; en?: string } } }).data ?? {};
    must(codes.includes(code ?? '') && status < 500, `the others are refused with ${codes.join(' or ')}`, outcomes);
    must(Boolean(localizedMessage?.ar && localizedMessage.en), 'a refusal has a message in both languages', body);
  }
};

const desk = ({ admins, stage, chance }: StaffField): Desk => ({
  staff: admins[0],
  pool: stage.database.pool,
  chance,
});

/** Places an order of two items and requiredState it to this state by the calls of the staff. */
export const orderIn = async (field: StaffField, status: 'pending' | 'processing' | 'shipped' | 'delivered') => {
  const input = oneItemOf(PRODUCT);
  const { orderNumber } = await order(field, field.chance.between(0, field.buyers.length - 1), input);
  const [first] = await ordersNamed(desk(field), [orderNumber ?? '']);
  if (first === undefined) throw new Error('an order was refused');
  const states = ['pending', 'processing', 'shipped', 'delivered'] as const;
  for (const [index, to] of states.slice(1, states.indexOf(status) + 1).entries()) {
    const body = { language, from: states[index], to };
    await field.admins[0].done({ method: 'PUT', path: `/admin/orders/${first.id}/status`, body });
  }
  return first;
};

export const rowsOf = async <Row>({ stage }: StaffField, sql: string, ...values: readonly unknown[]): Promise<Row[]> =>
  (await stage.database.pool.query(sql, [...values])).rows;

/** Packs the parcel of an order; returns its id. */
export const pack = async ({ admins: [admin], courierId }: StaffField, orderId: string): Promise<string> => {
  const path = `/admin/orders/${orderId}/shipments`;
  const cash = (await admin.done<OrderShipments>({ path }))?.cashLeft ?? 0;
  const body = { courierId, trackingNumber: `AWB-${randomUUID().slice(0, 13)}`, cash };
  return (await admin.done<OrderShipments>({ method: 'POST', path, body }))?.shipments[0]?.id ?? '';
};

/** Sets the stock of the products of the races. */
export const restock = async (field: Field): Promise<void> => {
  for (const id of [PRODUCT, OTHER]) await setStock(field, id, STOCK);
};
