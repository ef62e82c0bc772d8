import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { orderInputFor, totalOf } from '#features/orders/testing/orders.ts';
import type { Review } from '#features/products/product-review.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { type Refused, shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';
import type { ReviewPage } from '../reviews.contract.ts';
import { averageRating, latestPerPerson } from '../reviews.ts';

const world = shopWithCustomer();

const write = (productId: string, input: object = {}, { token }: { token?: string } = world.salma) =>
  world.shop.request<Review & Refused>('/reviews', {
    body: { productId, rating: 5, ...input },
    ...(token ? { token } : {}),
  });
const read = async (productId: string, query = '') =>
  (await world.shop.request<ReviewPage>(`/products/${productId}/reviews${query}`)).body;
const summary = async (productId: string) =>
  (await world.shop.request<ProductDetail>(`/products/${productId}?language=en`)).body.reviews;
const countReviews = async (): Promise<number> =>
  (await world.shop.database.pool.query('select count(*) from reviews')).rows[0].count;

describe('a review', () => {
  test('a review is public with only the first name of its author', async () => {
    const { status, body } = await write('cup-tea-01', { rating: 4, comment: '  أحببته \n كثيرًا ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      author: 'سلمى',
      rating: 4,
      comment: 'أحببته \n كثيرًا',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      isVerified: false,
      reply: null,
    });
    expect(await read('cup-tea-01')).toEqual({ reviews: [body], hasMore: false });
    expect(await summary('cup-tea-01')).toEqual({ count: 1, average: 4, latest: [body], hasMore: false });
  });

  test('a review needs no comment, and stores a comment of spaces as none', async () => {
    for (const comment of [undefined, null, '', ' \n ']) {
      expect((await write('cup-tea-02', { comment })).body.comment).toBeNull();
    }
    expect((await read('cup-tea-02')).reviews).toHaveLength(1);
  });

  test('a review is verified when an order of its author that is not cancelled contains the product', async () => {
    const nour = await world.shop.signUp();
    const { body: before } = await write('plate-lotus-01', {}, nour);
    expect(before.isVerified).toBe(false);
    const expectedTotal = await totalOf(world.shop, nour.token, {});
    await world.shop.request('/orders', { body: orderInputFor({ expectedTotal }), token: nour.token });
    expect((await read('plate-lotus-01')).reviews[0]?.isVerified).toBe(true);
    expect((await write('cup-tea-01', {}, nour)).body.isVerified).toBe(false);
    expect((await write('plate-lotus-01')).body.isVerified).toBe(false);
    await world.shop.database.pool.query(`update orders set status = 'cancelled' where user_id = $1`, [nour.userId]);
    expect((await read('plate-lotus-01')).reviews.map(({ isVerified }) => isVerified)).toEqual([false, false]);
  });

  test('a review is anonymous after its author deletes the account', async () => {
    const formerCustomer = await world.shop.signUp();
    await write('cup-tea-03', {}, formerCustomer);
    await world.shop.database.pool.query('delete from auth.users where id = $1', [formerCustomer.userId]);
    expect((await read('cup-tea-03')).reviews).toMatchObject([{ author: null, isVerified: false }]);
    expect((await summary('cup-tea-03')).count).toBe(1);
  });

  test('a hidden review is neither displayed nor counted', async () => {
    const { body } = await write('cup-tea-04', { rating: 1 });
    await world.shop.database.pool.query('update reviews set is_hidden = true where id = $1', [body.id]);
    expect(await read('cup-tea-04')).toEqual({ reviews: [], hasMore: false });
    expect(await summary('cup-tea-04')).toEqual({ count: 0, average: 0, latest: [], hasMore: false });
    await write('cup-tea-04', { rating: 1 });
    expect((await read('cup-tea-04')).reviews).toEqual([]);
  });
});

describe('a second review of a customer', () => {
  test('a second review of a customer is also displayed, and only the latest counts', async () => {
    await write('cup-mug-01', { rating: 1 });
    world.shop.wait(1);
    await write('cup-mug-01', { rating: 5, comment: 'On second thoughts' });
    const { count, average, latest } = await summary('cup-mug-01');
    expect([count, average]).toEqual([1, 5]);
    expect(latest.map(({ rating }) => rating)).toEqual([5, 1]);
  });

  test('a second review with equal content replaces the first', async () => {
    world.shop.wait(1);
    await write('cup-mug-01', { rating: 1 });
    const { count, average, latest } = await summary('cup-mug-01');
    expect([count, average, latest.map(({ rating }) => rating)]).toEqual([1, 1, [1, 5]]);
  });

  test('sent ten times at once is stored once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => write('cup-mug-02', { comment: 'ن'.repeat(1000) })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect((await read('cup-mug-02')).reviews).toHaveLength(1);
  });

  test('reviews are limited to thirty in ten minutes per account, from any address', async () => {
    const eager = await world.shop.signUp();
    const responses = [];
    for (let count = 0; count < 31; count += 1) responses.push(await write('cup-mug-02', { rating: 2 }, eager));
    expect(responses.slice(0, 30).every(({ status }) => status === 201)).toBe(true);
    expect([responses[30]?.status, responses[30]?.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await write('cup-mug-02')).status).toBe(201);
  });
});

describe('a long list of reviews', () => {
  test('a long list of reviews is paged by ten, each once, even with equal timestamps', async () => {
    await world.shop.database.pool.query(`
      insert into reviews (product_id, rating, created_at)
      select 'cup-coffee-01', 1 + n % 5, timestamptz '2026-01-01' + (n / 7) * interval '1 minute'
      from generate_series(1, 25) n`);
    const pages = [await read('cup-coffee-01')];
    while (pages.at(-1)?.hasMore) {
      pages.push(await read('cup-coffee-01', `?before=${pages.at(-1)?.reviews.at(-1)?.id}`));
    }
    expect(pages.map(({ reviews }) => reviews.length)).toEqual([10, 10, 5]);
    const all = pages.flatMap(({ reviews }) => reviews);
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
    const days = all.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted().toReversed());
    const { latest, hasMore } = await summary('cup-coffee-01');
    expect({ reviews: latest, hasMore }).toEqual(pages[0]);
  });

  test('a long list of reviews has the same count and average as the domain rules', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => world.shop.signUp()));
    const { rows } = await world.shop.database.pool.query<{ user_id: string | null; rating: number; created_at: Date }>(
      `insert into reviews (user_id, product_id, rating, comment, created_at)
       select case when n % 5 = 0 then null else ($1::uuid[])[n % 5] end, 'cup-coffee-02', 1 + n * n % 5,
         n::text, timestamptz '2026-01-01' + (n * 37 % 50) * interval '1 hour'
       from generate_series(1, 33) n returning user_id, rating, created_at`,
      [people.map(({ userId }) => userId)],
    );
    const counted = latestPerPerson(rows.map((row) => ({ ...row, userId: row.user_id, createdAt: row.created_at })));
    expect(counted.length).toBeLessThan(rows.length);
    expect(await summary('cup-coffee-02')).toMatchObject({
      count: counted.length,
      average: averageRating(counted.map(({ rating }) => rating)),
    });
  });

  test('a page of reviews after an unknown one is empty', async () => {
    expect(await read('cup-coffee-01', `?before=${randomUUID()}`)).toEqual({ reviews: [], hasMore: false });
  });
});

describe('the reviews endpoint refuses', () => {
  test('an anonymous review before it is validated', async () => {
    const before = await countReviews();
    for (const body of [{ productId: 'cup-tea-01', rating: 5 }, {}, '{ broken']) {
      expect((await world.shop.request('/reviews', { method: 'POST', body })).body.code).toBe('SIGN_IN_REQUIRED');
    }
    expect(await countReviews()).toBe(before);
  });

  test.each([
    ['no rating', { rating: undefined }, 'rating', 'required'],
    ['zero stars', { rating: 0 }, 'rating', 'review.rating'],
    ['six stars', { rating: 6 }, 'rating', 'review.rating'],
    ['half a star', { rating: 4.5 }, 'rating', 'review.rating'],
    ['stars as text', { rating: '5' }, 'rating', 'review.rating'],
    ['a comment of 1001 characters', { comment: 'x'.repeat(1001) }, 'comment', 'review.commentMax'],
    ['a list instead of a comment', { comment: ['x'] }, 'comment', 'generic'],
    ['an invalid product id', { productId: "'; drop table reviews" }, 'productId', 'cart.id'],
    ['no product', { productId: undefined }, 'productId', 'required'],
    ['a user id', { userId: randomUUID() }, 'userId', 'generic'],
    ['a visibility', { isHidden: false }, 'isHidden', 'generic'],
  ])('a review with %s', async (_what, input, path, code) => {
    const before = await countReviews();
    const { status, body } = await write('cup-tea-01', input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.data.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
    expect(await countReviews()).toBe(before);
  });

  test('an unknown or archived product', async () => {
    await world.shop.database.pool.query(`update products set is_archived = true where id = 'set-family-01'`);
    for (const id of ['plate-of-gold', 'set-family-01']) {
      for (const { status, body } of [await write(id), await world.shop.request(`/products/${id}/reviews`)]) {
        expect([status, body.code, body.data['productId']]).toEqual([404, 'PRODUCT_NOT_FOUND', id]);
      }
    }
  });

  test('an invalid cursor', async () => {
    for (const query of ['?before=yesterday', '?before=', '?page=2', '?language=fr']) {
      const { body } = await world.shop.request(`/products/cup-tea-01/reviews${query}`);
      expect([query, body.code]).toEqual([query, 'VALIDATION_FAILED']);
    }
  });
});
