import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesOf } from '../../locales/messages.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';
import { wishFor } from '../../tests/world/orders.ts';
import { codeOf } from '../auth/testing/second-factors.ts';
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
  shop: shop.room,
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

describe('an admin', () => {
  const admin = async () => {
    const mona = await shop.signUp();
    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [mona.userId]);
    return mona;
  };
  const work = (person: SignedIn) => refuseUnlessMay('admin', asking(person));
  const owed = { code: 'SECOND_FACTOR_REQUIRED' };
  const elsewhere = async ({ email, userId }: SignedIn): Promise<SignedIn> => {
    const { access_token: token } = await accountsAnswer('/token?grant_type=password', { email, password });
    return { email, userId, token };
  };

  test('works without a second factor, and with one that is only begun', async () => {
    const mona = await admin();
    await expect(work(mona)).resolves.toBeUndefined();
    await enrol(mona);
    await expect(work(mona)).resolves.toBeUndefined();
  });

  test('who has a second factor works in the session that has given it, and in no other', async () => {
    const mona = await admin();
    const raised = await prove(mona, await enrol(mona));
    await expect(work(raised)).resolves.toBeUndefined();
    await expect(work(mona)).rejects.toMatchObject(owed);
    const weak = await elsewhere(mona);
    await expect(work(weak)).rejects.toMatchObject(owed);
    await expect(refuseUnlessMay('customer', asking(weak))).resolves.toBeUndefined();
  });

  test('who takes a second factor on another device is out on this one at once', async () => {
    const here = await admin();
    const there = await elsewhere(here);
    await expect(work(here)).resolves.toBeUndefined();
    const raised = await prove(there, await enrol(there));
    await expect(work(here)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await expect(work(raised)).resolves.toBeUndefined();
  });

  test('who gives the second factor up works with the password again', async () => {
    const mona = await admin();
    const factor = await enrol(mona);
    const raised = await prove(mona, factor);
    await accountsAnswer(`/factors/${factor.id}`, undefined, raised.token, 'DELETE');
    await expect(work(raised)).resolves.toBeUndefined();
  });

  test('who owes the second factor is told so where others would be told that there is nothing', async () => {
    const { number } = await orderOf(await shop.signUp());
    const mona = await admin();
    const open = async ({ token }: SignedIn) => {
      const { status, body } = await shop.ask(`/orders/${number}?language=en`, { token });
      return [status, body.code, body.data?.sentence.ar];
    };
    const raised = await prove(mona, await enrol(mona));
    expect(await open(raised)).toEqual([200, undefined, undefined]);
    const sentence = messagesOf('ar').refusals.SECOND_FACTOR_REQUIRED({});
    expect(await open(mona)).toEqual([403, 'SECOND_FACTOR_REQUIRED', sentence]);
  });
});

const password = 'Lapis-1234';

type AccountsAnswer = {
  readonly access_token: string;
  readonly id: string;
  readonly totp: { readonly secret: string };
};

const accountsAnswer = async (
  path: string,
  body?: object,
  token?: string,
  method = 'POST',
): Promise<AccountsAnswer> => {
  const answer = await shop.accounts.handle.request(path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as AccountsAnswer;
};

/** An authenticator that counts for nothing yet. */
const enrol = ({ token }: SignedIn) => accountsAnswer('/factors', { factor_type: 'totp' }, token);

/** The same person in a session that has given the code of this authenticator. */
const prove = async (person: SignedIn, { id, totp }: AccountsAnswer): Promise<SignedIn> => {
  const challenge = await accountsAnswer(`/factors/${id}/challenge`, {}, person.token);
  const given = { challenge_id: challenge.id, code: codeOf(totp.secret) };
  const { access_token: token } = await accountsAnswer(`/factors/${id}/verify`, given, person.token);
  return { ...person, token };
};

const orderOf = async ({ token }: SignedIn) => {
  const { body } = await shop.ask<{ orderNumber: string }>('/orders', { body: wishFor(), token });
  return { number: body.orderNumber };
};
