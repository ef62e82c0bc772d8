import { randomUUID } from 'node:crypto';
import type { Database } from '#core/server/database/connect.ts';
import { apiRequest } from '../api-request.ts';
import type { DemoOrder } from './place-orders.ts';
import type { AdminApi } from './seed-parcels.ts';

type ReturnRequest = {
  /** Place of the order. */
  readonly index: number;
  readonly reason: 'damaged' | 'wrong_item' | 'not_as_described' | 'changed_mind';
  readonly comment: string | null;
  /** Age of the request, in hours. */
  readonly hours: number;
  /** Final state. */
  readonly steps: readonly Step[];
};
type Step = 'approve' | 'refuse' | 'restock' | 'write-off' | 'refund' | 'close';

const requests: readonly ReturnRequest[] = [
  { index: 21, reason: 'changed_mind', comment: null, hours: 190, steps: ['refuse'] },
  {
    index: 20,
    reason: 'not_as_described',
    comment: 'The blue is lighter than I expected.',
    hours: 160,
    steps: ['approve', 'close'],
  },
  {
    index: 18,
    reason: 'damaged',
    comment: 'وصلت وفي حافتها كسر.',
    hours: 140,
    steps: ['approve', 'write-off', 'refund'],
  },
  { index: 15, reason: 'wrong_item', comment: 'طلبت فنجانًا غير هذا.', hours: 72, steps: ['approve', 'restock'] },
  { index: 12, reason: 'changed_mind', comment: null, hours: 44, steps: ['approve'] },
  { index: 11, reason: 'damaged', comment: 'One saucer arrived in two pieces.', hours: 9, steps: [] },
];

const decisions = {
  approve: null,
  refuse: 'القطعة استُعملت، ولا يمكن بيعها بعد ذلك.',
  close: 'لم تصلنا القطعة خلال أسبوعين، فأغلقنا الطلب.',
} as const;

type Answered = { readonly id: string; readonly refundable: number };

/** Returns in each state, and a parcel that was refused at the door, by the API; then they get their times. */
export const seedReturns = async (
  pool: Database['pool'],
  { orders, api }: { readonly orders: readonly DemoOrder[]; readonly api: AdminApi },
): Promise<void> => {
  for (const { index, reason, comment, hours, steps } of requests) {
    const order = orders[index];
    if (!order) continue;
    const [productId = ''] = Object.keys(order.quantities);
    const lines = [{ productId, quantity: 1, reason }];
    const returnBody = { ...inArabic, key: randomUUID(), lines, comment };
    let [created] = await call<Answered[]>(api, `orders/${order.id}/returns`, returnBody);
    for (const step of steps) if (created) created = await take(api, created, step, productId);
    if (created) await setTimes(pool, created.id, hours);
  }
  const [refused, withdrawn] = [orders[8], orders[16]];
  if (refused) {
    const delivery = { ...inArabic, reason: 'refused', writtenOff: [] };
    const { id } = await call<Answered>(api, `orders/${refused.id}/refused-delivery`, delivery);
    await setTimes(pool, id, 30);
  }
  if (withdrawn) await withdraw(pool, api, withdrawn);
};

const inArabic = { language: 'ar' };

const take = (api: AdminApi, { id, refundable }: Answered, step: Step, productId: string): Promise<Answered> => {
  if (step === 'approve') return call(api, `returns/${id}/approval`, { ...inArabic, reply: decisions.approve }, 'PUT');
  if (step === 'refuse') return call(api, `returns/${id}/refusal`, { ...inArabic, reply: decisions.refuse }, 'PUT');
  if (step === 'close') return call(api, `returns/${id}/closing`, { ...inArabic, reply: decisions.close }, 'PUT');
  if (step === 'refund') {
    return call(api, `returns/${id}/refunds`, { ...inArabic, amount: refundable, expectedRefundable: refundable });
  }
  const isRestocked = step === 'restock';
  const line = { productId, restocked: isRestocked ? 1 : 0, writtenOff: isRestocked ? 0 : 1 };
  return call(api, `returns/${id}/receipt`, { ...inArabic, lines: [line] }, 'PUT');
};

/** A return that its customer has withdrawn; only the customer can, so it is written into the table. */
const withdraw = async (pool: Database['pool'], api: AdminApi, order: DemoOrder): Promise<void> => {
  const [productId = ''] = Object.keys(order.quantities);
  const lines = [{ productId, quantity: 1, reason: 'other' }];
  const returnBody = { ...inArabic, key: randomUUID(), lines, comment: null };
  const [created] = await call<Answered[]>(api, `orders/${order.id}/returns`, returnBody);
  if (!created) return;
  await pool.query(`update returns set state = 'withdrawn' where id = $1`, [created.id]);
  await pool.query(
    `insert into return_changes (return_id, to_state, changed_by, changed_at)
     select $1, 'withdrawn', user_id, now() from orders where id = $2`,
    [created.id, order.id],
  );
  await setTimes(pool, created.id, 100);
};

const call = async <Answer>(api: AdminApi, path: string, body: object, method?: 'PUT'): Promise<Answer> =>
  JSON.parse(
    await apiRequest(`${api.url}/api/admin/${path}`, body, { token: api.token, ...(method ? { method } : {}) }),
  ) as Answer;

/** Moves a return into the past; its changes follow every six hours. */
const setTimes = async (pool: Database['pool'], id: string, hours: number): Promise<void> => {
  await pool.query(`update returns set created_at = now() - $2 * interval '1 hour' where id = $1`, [id, hours]);
  await pool.query(
    `update return_changes set changed_at = now() - ($2 - 6 * step) * interval '1 hour'
     from (select id, row_number() over (order by id) - 1 as step from return_changes where return_id = $1) as placed
     where placed.id = return_changes.id`,
    [id, hours],
  );
};
