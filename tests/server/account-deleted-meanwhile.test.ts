import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../support/mail/job-capture.ts';
import { type OpenShop, openShop } from '../support/shop/in-process-shop.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

type Request = { readonly path: string; readonly body: object; readonly token: string };

/** Deletes an account while its request waits for a lock, right before the request inserts a row. */
const callWhileDeleted = async (userId: string, { path, body, token }: Request, held: string) => {
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('delete from auth.users where id = $1', [userId]);
    const asking = shop.request(path, { body, token });
    await soon(async () => {
      const { rows } = await shop.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [`%${held}%`],
      );
      expect(rows).not.toEqual([]);
    });
    await other.query('commit');
    return await asking;
  } finally {
    other.release();
  }
};

test('a request of an account that is deleted meanwhile gets SIGN_IN_REQUIRED', async () => {
  const review = { productId: 'cup-tea-01', rating: 5, comment: 'جميل' };
  const salma = await shop.signUp();
  const reviewing = { path: '/reviews', body: review, token: salma.token };
  const reviewed = await callWhileDeleted(salma.userId, reviewing, 'insert into reviews');
  expect([reviewed.status, reviewed.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);

  const address = {
    label: 'البيت',
    fullName: 'سلمى حسن',
    phone: '01001234567',
    address: '١٢ شارع المعز',
    city: 'القاهرة',
    postalCode: '11511',
    isDefault: false,
  };
  const mona = await shop.signUp();
  const keeping = { path: '/saved-addresses', body: address, token: mona.token };
  const response = await callWhileDeleted(mona.userId, keeping, 'saved_addresses');
  expect([response.status, response.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
});

test('granting a role to an account deleted meanwhile invites its address', async () => {
  const admin = await shop.signUpAdmin();
  const { email, userId } = await shop.signUp({ isProven: true });
  const granting = { path: '/admin/user-roles', body: { email, role: 'orders', language: 'ar' }, token: admin.token };
  const granted = await callWhileDeleted(userId, granting, 'for no key update');
  expect(granted.status).toBe(200);
  const { rows } = await shop.database.pool.query('select email from staff_invitations');
  expect(rows).toEqual([{ email }]);
  expect((await shop.database.pool.query('select from user_roles')).rowCount).toBe(1);
});
