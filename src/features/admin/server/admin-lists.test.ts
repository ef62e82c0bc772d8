import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  await shop.close();
});

const days = `timestamptz '2026-03-14 10:00+02' - n * interval '1 day' from generate_series(1, 30) n`;

const lists = [
  {
    list: '/admin/contact-messages?',
    fill: `insert into contact_messages (name, email, subject, message, created_at)
      select 'سلمى', 'a@example.com', 'سؤال', 'متى يصل؟', ${days}`,
  },
  { list: '/admin/orders?language=ar&', fill: null },
  {
    list: '/admin/promo-codes?',
    fill: `insert into promo_codes (code, discount_type, discount_value, created_at) select 'NILE-' || n, 'fixed', 100, ${days}`,
  },
  {
    list: '/admin/stock-notifications?',
    fill: `insert into stock_notifications (email, product_id, language, created_at)
      select 'waits-' || n || '@example.com', 'cup-tea-01', 'ar', ${days}`,
  },
];

test.each(lists)('the admin list of $list is complete, newest first', async ({ list, fill }) => {
  if (fill === null) await insertManyOrders(shop.database, 30);
  else await shop.database.pool.query(fill);
  const moments: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after === '' ? '' : `after=${after}`;
    const { status, body } = await shop.request<{ items: { createdAt: string }[]; next: string | null }>(
      `${list}${query}`,
      {
        token: admin.token,
      },
    );
    expect(status).toBe(200);
    moments.push(...body.items.map(({ createdAt }) => createdAt));
    after = body.next;
  }
  expect(moments).toHaveLength(30);
  expect(moments).toEqual(moments.toSorted().toReversed());
});
