import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  startAccounts,
} from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({ settings: { email: { autoConfirm: false } } });
});

afterAll(async () => {
  expect(accounts.logged).toEqual([]);
  await accounts.close();
});

const post = async (path: string, body: object): Promise<number> => {
  const response = await accounts.send(path, { method: 'POST', body: JSON.stringify(body) });
  return response.status;
};

const newUser = async (): Promise<string> => {
  const email = newAddress();
  expect(await post('/signup', { email, password: goodPassword })).toBe(200);
  return email;
};

/** Submits the links or codes of all mails to an address, as a page does. */
const answersOf = (email: string, by: 'link' | 'code') =>
  accounts.mails
    .filter(({ to }) => to === email)
    .map(({ link, code }) => {
      const { searchParams } = new URL(link ?? '');
      const type = searchParams.get('type');
      return by === 'link' ? { type, token_hash: searchParams.get('token') } : { type, email, token: code };
    });

const statuses = async (asking: readonly Promise<number>[]): Promise<readonly number[]> =>
  (await Promise.all(asking)).toSorted((one, other) => one - other);

test.each(['link', 'code'] as const)(
  'the %s of one of several mails works once, also with concurrent requests',

  async (by) => {
    for (let round = 0; round < 3; round += 1) {
      const email = await newUser();
      await post('/recover', { email });
      const bodies = answersOf(email, by);
      expect(bodies).toHaveLength(2);

      const twice = [...bodies, ...bodies].map((body) => post('/verify', body));
      const mails = ['/recover', '/resend', '/recover', '/resend'].map((path) => post(path, { email, type: 'signup' }));
      const wrong = ['email', 'recovery'].map((type) => post('/verify', { type, email, token: 'wrong' }));
      const used = await statuses(twice);
      expect(await statuses(mails)).toEqual([200, 200, 200, 200]);
      expect(await statuses(wrong)).toEqual([403, 403]);
      expect(used.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      expect(new Set(used)).toEqual(used.includes(200) ? new Set([200, 403]) : new Set([403]));
    }
  },
);

test('more concurrent mail requests than database connections are accepted', async () => {
  const people = Array.from({ length: 40 }, newAddress);
  const requestAll = (path: string) =>
    Promise.all(people.map((email) => post(path, { email, password: goodPassword, type: 'signup' })));
  for (const path of ['/signup', '/recover', '/resend'])
    expect(new Set(await requestAll(path))).toEqual(new Set([200]));
  expect(accounts.mails.filter(({ to }) => people.includes(to))).toHaveLength(120);
});
