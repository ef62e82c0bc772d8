import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminReview } from '../reviews.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  await shop.close();
});

const write = async ({ token }: SignedIn, rating: number, comment: string | null) =>
  (await shop.request<{ id: string }>('/reviews', { body: { productId: 'cup-tea-01', rating, comment }, token })).body
    .id;
const list = async (query = '') =>
  (await shop.request<PageOf<AdminReview>>(`/admin/reviews${query}`, { token: admin.token })).body;
const hide = (id: string, reason: unknown) =>
  shop.request<AdminReview>(`/admin/reviews/${id}/hidden`, { method: 'PUT', body: { reason }, token: admin.token });
const unhide = (id: string) =>
  shop.request<AdminReview>(`/admin/reviews/${id}/hidden`, { method: 'DELETE', token: admin.token });
const readPublicReviews = async () => {
  const { body } = await shop.request<ProductDetail>('/products/cup-tea-01?language=ar');
  const { count, average, latest } = body.reviews;
  return { count, average, comments: latest.map(({ comment }) => comment) };
};

describe('admin reviews', () => {
  test('hide a review with a reason, remove it from the rating at once, and restore it', async () => {
    const [salma, hoda] = await Promise.all([shop.signUp(), shop.signUp()]);
    await write(salma, 5, 'أزرق كما في الصورة');
    const offensive = await write(hoda, 1, 'كلام لا يليق');
    expect(await readPublicReviews()).toEqual({
      count: 2,
      average: 3,
      comments: ['كلام لا يليق', 'أزرق كما في الصورة'],
    });

    const hidden = await hide(offensive, '  ألفاظ خارجة ');
    expect(hidden.body).toMatchObject({
      id: offensive,
      product: { id: 'cup-tea-01' },
      author: 'سلمى حسن',
      rating: 1,
      isHidden: true,
      hiddenReason: 'ألفاظ خارجة',
    });
    expect(await readPublicReviews()).toEqual({ count: 1, average: 5, comments: ['أزرق كما في الصورة'] });
    expect((await list('?visibility=hidden')).items).toEqual([hidden.body]);
    expect((await list('?visibility=shown')).items.map(({ id }) => id)).not.toContain(offensive);

    expect((await unhide(offensive)).body).toEqual({ ...hidden.body, isHidden: false, hiddenReason: null });
    expect((await readPublicReviews()).count).toBe(2);
    const { rows } = await shop.database.pool.query(
      'select action, subject, details from audit_log order by created_at',
    );
    expect(rows).toEqual([
      { action: 'review.hidden', subject: 'cup-tea-01', details: { reason: 'ألفاظ خارجة' } },
      { action: 'review.unhidden', subject: 'cup-tea-01', details: {} },
    ]);
  });

  test('hiding a review without a reason, or an unknown one, is refused', async () => {
    const [{ id } = { id: '' }] = (await list()).items;
    for (const reason of ['', 'لا', 'ا'.repeat(201), 3, undefined]) {
      const { status, body } = await hide(id, reason);
      expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
    }
    expect((await list('?visibility=hidden')).items).toEqual([]);
    const nowhere = '3f0a4c9e-0000-4000-8000-000000000000';
    for (const response of [await hide(nowhere, 'سبب وجيه'), await unhide(nowhere)]) {
      expect([response.status, response.body]).toMatchObject([404, { code: 'RESOURCE_NOT_FOUND' }]);
    }
  });
});
