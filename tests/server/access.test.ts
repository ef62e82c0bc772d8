import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access } from '#core/api/access.ts';
import { requireAccess } from '#core/server/api/access.ts';
import type { ApiContext } from '#core/server/api/request-context.ts';
import { hasPermission, requirePermission } from '#features/auth/server/staff-access.ts';
import { callAccounts, enrolFactor, signInAgain, verifyFactor } from '#features/auth/testing/aal2-session.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { errorText } from '#tests/support/error-text.ts';
import { type OpenShop, openShop, type SignedIn } from '../support/shop/in-process-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.close();
});

/** Access of an endpoint that all roles may call. */
const access = (who: Access) => ({ who, permission: who === 'admin' ? 'area.enter' : null }) as const;

const asking = (person: SignedIn | null): ApiContext => ({
  shop: shop.context,
  accounts: shop.accounts,
  staffAccess: { requirePermission, hasPermission },
  limits: { spend: async () => undefined, allows: async () => true },
  language: 'ar',
  address: 'somewhere',
  caller: () => shop.accounts.identify(person && `Bearer ${person.token}`),
  brokenBody: null,
});

test('applies the contract’s access rules to guests, customers and admins, also right after a role changes', async () => {
  const salma = await shop.signUp();
  for (const [who, person, refusal] of [
    ['anyone', null, undefined],
    ['customer', null, 'SIGN_IN_REQUIRED'],
    ['admin', null, 'SIGN_IN_REQUIRED'],
    ['anyone', salma, undefined],
    ['customer', salma, undefined],
    ['admin', salma, 'ADMIN_REQUIRED'],
  ] as const) {
    const result = requireAccess(access(who), asking(person));
    if (refusal === undefined) await expect(result).resolves.toBeUndefined();
    else await expect(result).rejects.toMatchObject({ code: refusal });
  }
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [salma.userId]);
  await expect(requireAccess(access('admin'), asking(salma))).resolves.toBeUndefined();
  await shop.database.pool.query('delete from user_roles where user_id = $1', [salma.userId]);
  await expect(requireAccess(access('admin'), asking(salma))).rejects.toMatchObject({ code: 'ADMIN_REQUIRED' });
});

test('treats a customer as a guest immediately after sign-out', async () => {
  const nour = await shop.signUp();
  expect((await shop.request('/profile', { token: nour.token })).status).toBe(200);
  await shop.accounts.handle.request('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${nour.token}`, 'content-type': 'application/json' },
  });
  expect((await shop.request('/profile', { token: nour.token })).body.code).toBe('SIGN_IN_REQUIRED');
});

describe('second factor of an admin', () => {
  const admin = async () => {
    const mona = await shop.signUpAdmin();
    return mona;
  };
  const work = (person: SignedIn) => requireAccess(access('admin'), asking(person));
  const owed = { code: 'SECOND_FACTOR_REQUIRED' };
  const elsewhere = (person: SignedIn) => signInAgain(shop, person, password);

  test('an admin needs no second factor while none is verified', async () => {
    const mona = await admin();
    await expect(work(mona)).resolves.toBeUndefined();
    await enrol(mona);
    await expect(work(mona)).resolves.toBeUndefined();
  });

  test('a verified second factor is required in every session', async () => {
    const mona = await admin();
    const raised = await prove(mona, await enrol(mona));
    await expect(work(raised)).resolves.toBeUndefined();
    await expect(work(mona)).rejects.toMatchObject(owed);
    const weak = await elsewhere(mona);
    await expect(work(weak)).rejects.toMatchObject(owed);
    await expect(requireAccess(access('customer'), asking(weak))).resolves.toBeUndefined();
  });

  test('a new second factor is required at once in sessions on other devices', async () => {
    const here = await admin();
    const there = await elsewhere(here);
    await expect(work(here)).resolves.toBeUndefined();
    const raised = await prove(there, await enrol(there));
    await expect(work(here)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await expect(work(raised)).resolves.toBeUndefined();
  });

  test('a removed second factor is no longer required', async () => {
    const mona = await admin();
    const factor = await enrol(mona);
    const raised = await prove(mona, factor);
    await callAccounts(shop, `/factors/${factor.id}`, { token: raised.token, method: 'DELETE' });
    await expect(work(raised)).resolves.toBeUndefined();
  });

  test('the second factor is required before the endpoint looks up the order', async () => {
    const { number } = await orderOf(await shop.signUp());
    const mona = await admin();
    const open = async ({ token }: SignedIn) => {
      const { status, body } = await shop.request(`/orders/${number}?language=en`, { token });
      return [status, body.code, body.data?.localizedMessage.ar];
    };
    const raised = await prove(mona, await enrol(mona));
    expect(await open(raised)).toEqual([200, undefined, undefined]);
    const sentence = errorText('SECOND_FACTOR_REQUIRED', 'ar');
    expect(await open(mona)).toEqual([403, 'SECOND_FACTOR_REQUIRED', sentence]);
  });
});

const password = 'Lapis-1234';

const enrol = (person: SignedIn) => enrolFactor(shop, person);
const prove = (person: SignedIn, factor: Awaited<ReturnType<typeof enrol>>) => verifyFactor(shop, person, factor);

const orderOf = async ({ token }: SignedIn) => {
  const { body } = await shop.request<{ orderNumber: string }>('/orders', { body: orderInputFor(), token });
  return { number: body.orderNumber };
};
