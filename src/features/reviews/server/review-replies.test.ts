import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminReview } from '../reviews.admin.contract.ts';
import type { ReviewPage } from '../reviews.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin('catalogue');
  const customer = await shop.signUp();
  const written = await shop.request<{ id: string }>('/reviews', {
    body: { productId: 'cup-tea-01', rating: 3, comment: 'وصل متأخرًا' },
    token: customer.token,
  });
  ({ id } = written.body);
});
afterAll(async () => {
  await shop.close();
});

const change = (method: string, body?: object, of = id) =>
  shop.request<AdminReview & { code?: string }>(`/admin/reviews/${of}/reply`, { method, body, token: admin.token });
const getFirstReview = async () => (await shop.request<ReviewPage>('/products/cup-tea-01/reviews')).body.reviews[0];

describe('the public reply to a review', () => {
  test('the public reply to a review is published unchanged with the review, can be updated and deleted, and is recorded in the audit log', async () => {
    expect((await getFirstReview())?.reply).toBeNull();
    const { body } = await change('PUT', { text: ' نعتذر.\n<b>وصلك</b> كوب هدية؟ ' });
    expect(body).toMatchObject({ reply: 'نعتذر.\n<b>وصلك</b> كوب هدية؟', repliedAt: expect.any(String) });
    expect((await getFirstReview())?.reply).toBe('نعتذر.\n<b>وصلك</b> كوب هدية؟');
    await change('PUT', { text: 'We are sorry.' });
    expect((await getFirstReview())?.reply).toBe('We are sorry.');
    expect((await change('DELETE')).body).toMatchObject({ reply: null, repliedAt: null });
    expect((await getFirstReview())?.reply).toBeNull();
    const { rows } = await shop.database.pool.query(
      `select action from audit_log where subject = 'cup-tea-01' order by created_at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['review.answered', 'review.answered', 'review.answer_deleted']);
  });

  test('evicts the cached pages of the product', async () => {
    const count = async () => (await shop.database.pool.query('select from product_changes')).rowCount;
    const before = await count();
    await change('PUT', { text: 'We are sorry.' });
    expect(await count()).toBeGreaterThan(before ?? 0);
  });

  test('a reply has a maximum length, and is refused for an unknown review', async () => {
    for (const text of ['', 'x', 'x'.repeat(1001)]) expect((await change('PUT', { text })).status).toBe(400);
    expect((await change('PUT', { text: 'Sorry' }, '3f0a4c9e-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
