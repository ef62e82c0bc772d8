import { createHash } from 'node:crypto';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { Database } from '#core/server/database/connect.ts';
import { apiRequest, tokenOf } from '../api-request.ts';
import { type Customer, createDemoCustomer, type OrderExample, placeDemoOrder } from '../demo-customer.ts';
import { insertRow } from './insert-row.ts';
import { moveStock } from './move-stock.ts';
import type { AdminApi } from './seed-parcels.ts';
import { transferPicture } from './transfer-picture.ts';

type Placed = { readonly id: string; readonly number: string; readonly total: number; readonly at: Date };

/** A customer with an order in each state of payment and delivery that the order page shows. */
export const createOrderedCustomer = async (
  pool: Database['pool'],
  api: AdminApi,
  language: ContentLanguage,
): Promise<Customer> => {
  await enableCards(api);
  const quantities = { 'plate-lotus-01': 10, 'cup-tea-02': 40, 'set-tea-01': 10 };
  await moveStock(pool, { at: new Date(), reason: 'import', quantities });
  const customer = await createDemoCustomer(api.url, language);
  const createOrder = async (method: Parameters<typeof placeDemoOrder>[2]): Promise<Placed> => {
    const number = await placeDemoOrder(api.url, customer, method);
    const { rows } = await pool.query<Placed>(
      'select id, order_number as number, total::integer, created_at as at from orders where order_number = $1',
      [number],
    );
    if (!rows[0]) throw new Error(`${number} is not in the database`);
    return rows[0];
  };
  const parcel = await createOrder('cash_on_delivery');
  await send(pool, api, parcel, { isDelivered: false, language });
  const delivered = await createOrder('cash_on_delivery');
  await send(pool, api, delivered, { isDelivered: true, language });
  const returning = await createOrder('cash_on_delivery');
  await send(pool, api, returning, { isDelivered: true, language });
  await requestReturn(api, customer, returning);
  const transfer = await createOrder('bank_transfer');
  const proof = await createOrder('bank_transfer');
  await sendProof(pool, proof);
  const unpaid = await createOrder('card');
  const failed = await createOrder('card');
  await failToPay(pool, failed);
  const placed = { parcel, delivered, returning, transfer, proof, unpaid, failed } satisfies Record<
    OrderExample,
    Placed
  >;
  const numbers = Object.entries(placed).map(([name, { number }]) => [name, number]);
  return { ...customer, orders: Object.fromEntries(numbers) };
};

/** Turns card payments on; the keys look like real ones, and nothing is paid. */
const enableCards = async ({ url, token }: AdminApi): Promise<void> => {
  const address = `${url}/api/admin/payment-settings`;
  const { version } = JSON.parse(await apiRequest(address, null, { token, method: 'GET' })) as { version: number };
  if (version > 0) return;
  const key = (kind: string) => ['egy', kind, 'live', 'screenshots'].join('_');
  const paymob = {
    isEnabled: true,
    values: { publicKey: key('pk'), cardIntegration: '4521', walletIntegration: '4522' },
    secrets: { secretKey: key('sk'), hmacSecret: 'screenshots', apiKey: 'screenshots' },
  };
  const settings = { version, holdMinutes: 60, transferHoldHours: 48, providers: { paymob } };
  await apiRequest(address, settings, { token, method: 'PUT' });
};

type Sent = { readonly isDelivered: boolean; readonly language: ContentLanguage };

/** Packs a parcel of an order and hands it over, as an admin does; the order is then two or six days old. */
const send = async (
  pool: Database['pool'],
  { url, token }: AdminApi,
  { id, number, total }: Placed,
  { isDelivered, language }: Sent,
): Promise<void> => {
  const put = (path: string, body: object) => apiRequest(`${url}/api/admin/${path}`, body, { token, method: 'PUT' });
  await put(`orders/${id}/status`, { language, from: 'pending', to: 'processing' });
  const couriers = await pool.query<{ id: string }>(`select id from couriers where name_en = 'Bosta'`);
  const parcel = {
    courierId: couriers.rows[0]?.id,
    trackingNumber: `70${number.slice(8, 16)}`,
    cash: total,
  };
  const packed = await apiRequest(`${url}/api/admin/orders/${id}/shipments`, parcel, { token });
  const { shipments } = JSON.parse(packed) as { shipments: { id: string }[] };
  const move = (from: string, to: string) => put(`shipments/${shipments[0]?.id}/state`, { from, to });
  await move('packed', 'handed_over');
  if (isDelivered) await move('handed_over', 'delivered');
  const days = isDelivered ? 6 : 2;
  await pool.query(`update orders set created_at = created_at - $2 * interval '1 day' where id = $1`, [id, days]);
};

const requestReturn = async ({ url }: AdminApi, customer: Customer, { number }: Placed): Promise<void> => {
  const { language, session } = customer;
  const comment = { ar: 'وصل أحد الفناجين وفي حافته كسر.', en: 'One of the cups arrived with a chipped rim.' };
  const returnBody = {
    language,
    key: crypto.randomUUID(),
    lines: [{ productId: 'cup-tea-02', quantity: 1, reason: 'damaged' }],
    comment: comment[language],
  };
  await apiRequest(`${url}/api/orders/${number}/returns`, returnBody, { token: tokenOf(session) });
};

const sendProof = async (pool: Database['pool'], { id, total, at }: Placed): Promise<void> => {
  const picture = await transferPicture({ amount: total, at, reference: null });
  const hash = createHash('sha256').update(id).digest();
  const proof = { order_id: id, picture, upload_hash: hash, picture_hash: hash, state: 'sent', created_at: new Date() };
  await insertRow(pool, 'transfer_proofs', proof);
};

const failToPay = async (pool: Database['pool'], { id, number, total, at }: Placed): Promise<void> => {
  await insertRow(pool, 'payment_attempts', {
    order_id: id,
    number: 1,
    provider: 'paymob',
    method: 'card',
    amount: total,
    is_live: true,
    reference: `${number}-1`,
    state: 'failed',
    reason: 'insufficient_funds',
    created_at: at,
    changed_at: at,
  });
};
