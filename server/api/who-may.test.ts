import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';
import type { ApiContext } from './context.ts';
import { refuseUnlessMay } from './who-may.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

const asking = (person: SignedIn | null): ApiContext => ({
  shop: {
    database: shop.database,
    settings: { sellerPhone: '+201000000000' },
    clock: () => new Date(),
    randomBytes: (count) => new Uint8Array(count),
    log: { error: () => undefined },
  },
  limits: { spend: async () => undefined },
  language: 'ar',
  address: 'somewhere',
  caller: () => shop.accounts.identify(person && `Bearer ${person.token}`),
  brokenBody: null,
});

test('strangers, customers and admins may each do what the contract says, from one request to the next', async () => {
  const salma = await shop.signUp();
  for (const [who, person, refusal] of [
    ['anyone', null, undefined],
    ['customer', null, 'SIGN_IN_REQUIRED'],
    ['admin', null, 'SIGN_IN_REQUIRED'],
    ['anyone', salma, undefined],
    ['customer', salma, undefined],
    ['admin', salma, 'ADMIN_REQUIRED'],
  ] as const) {
    const asked = refuseUnlessMay(who, asking(person));
    if (refusal === undefined) await expect(asked).resolves.toBeUndefined();
    else await expect(asked).rejects.toMatchObject({ code: refusal });
  }
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [salma.userId]);
  await expect(refuseUnlessMay('admin', asking(salma))).resolves.toBeUndefined();
  await shop.database.pool.query('delete from user_roles where user_id = $1', [salma.userId]);
  await expect(refuseUnlessMay('admin', asking(salma))).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
});

test('a customer who has signed out is a stranger at once', async () => {
  const nour = await shop.signUp();
  expect((await shop.ask('/profile', { token: nour.token })).status).toBe(200);
  await shop.accounts.handle.request('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${nour.token}`, 'content-type': 'application/json' },
  });
  expect((await shop.ask('/profile', { token: nour.token })).body.code).toBe('SIGN_IN_REQUIRED');
});
