import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({
    afterSignUp: async (transaction, user) => {
      await transaction
        .insertInto('auth.audit_log')
        .values({ event: 'shop_joined', user_id: user.id, session_id: null, ip: null, user_agent: null })
        .execute();
      if (user.userMetadata['name'] === 'X')
        throw new AppError(apiErrors, 'VALIDATION_FAILED', { issues: ['name.min'] });
      if (user.userMetadata['name'] === 'Y') throw new Error(`an accident with ${user.email}`);
    },
  });
});

afterAll(() => accounts.close());

const signUpAs = (name: string, email: string) =>
  accounts.device().signUp({ email, password: goodPassword, options: { data: { name } } });

const traces = async (email: string) => {
  const { rows } = await accounts.pool.query(
    `select (select count(*) from auth.users where email = $1) + (select count(*) from auth.identities where email = $1)
      as count`,
    [email],
  );
  return rows[0].count;
};

test('commits the writes of the shop’s callback together with the sign-up', async () => {
  const { session } = await signUpUser(accounts);
  const { rows } = await accounts.pool.query(
    "select 1 from auth.audit_log where event = 'shop_joined' and user_id = $1",
    [session.user.id],
  );
  expect(rows).toHaveLength(1);
});

test('an error of the shop’s callback rolls back the sign-up and names the violated rule', async () => {
  const email = newAddress();
  const before = await accounts.pool.query('select count(*) from auth.audit_log');
  const { error } = await signUpAs('X', email);
  expect(error).toMatchObject({ status: 400, code: 'validation_failed', message: 'name.min' });
  expect(await traces(email)).toBe(0);
  expect((await accounts.pool.query('select count(*) from auth.audit_log')).rows).toEqual(before.rows);
  expect((await signUpAs('Amina', email)).error).toBeNull();
});

test('an unexpected error in the shop’s callback is a 500, rolls back, and logs no address', async () => {
  const email = newAddress();
  const { error } = await signUpAs('Y', email);
  expect(error?.status).toBe(500);
  expect(await traces(email)).toBe(0);
  expect(accounts.logged).toHaveLength(1);
  expect(JSON.stringify(accounts.logged)).not.toContain(email);
});

test('the first admin is created once, can sign in, and keeps the first password', async () => {
  const email = newAddress();
  const made = await Promise.all([1, 2].map(() => accounts.ensureUser({ email, password: goodPassword })));
  expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(made[0]?.userId).toBe(made[1]?.userId);
  await accounts.ensureUser({ email: email.toUpperCase(), password: 'Another-2025' });
  const { data } = await accounts.device().signInWithPassword({ email, password: goodPassword });
  expect(data.user?.id).toBe(made[0]?.userId);
});

test('a first admin with a weak password or without an address is refused', async () => {
  await expect(accounts.ensureUser({ email: newAddress(), password: 'short' })).rejects.toThrow(/at least 8/);
  await expect(accounts.ensureUser({ email: 'nobody', password: goodPassword })).rejects.toThrow(/invalid format/);
});
