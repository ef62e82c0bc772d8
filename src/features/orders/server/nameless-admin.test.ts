import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { orderInputFor } from '../testing/orders.ts';

let shop: OpenShop;
let owner: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signUpAdmin();
  customer = await shop.signUp();
  // simulates the account created from ADMIN_EMAIL
  await shop.database.pool.query(`update profiles set name = '' where id = $1`, [owner.userId]);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

test('the history names an admin without a name by e-mail address, and a deleted one not at all', async () => {
  await shop.request('/orders', { body: orderInputFor(), token: customer.token });
  const { rows } = await shop.database.pool.query<{ id: string }>('select id from orders');
  const { body } = await shop.request<AdminOrder>(`/admin/orders/${rows[0]?.id}/status`, {
    method: 'PUT',
    body: { from: 'pending', to: 'processing', language: 'ar' },
    token: owner.token,
  });
  expect(body.history.at(-1)).toMatchObject({ status: 'processing', by: owner.email });
  await shop.database.pool.query('update order_status_changes set changed_by = null where to_status = $1', [
    'processing',
  ]);
  const { body: list } = await shop.request<{ items: AdminOrder[] }>('/admin/orders?language=ar', {
    token: owner.token,
  });
  expect(list.items[0]?.history.at(-1)).toMatchObject({ status: 'processing', by: null });
});

test('a note on a customer names its author by the e-mail address', async () => {
  const { body } = await shop.request<{ notes: { by: string | null }[] }>(`/admin/customers/${customer.userId}/notes`, {
    body: { text: 'تفضّل التسليم مساءً' },
    token: owner.token,
  });
  expect(body.notes[0]?.by).toBe(owner.email);
});
