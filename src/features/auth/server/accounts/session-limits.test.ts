import { afterEach, expect, test } from 'vitest';
import {
  goodPassword,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';
import type { SessionSettings } from './settings.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

const open = async (sessions: Partial<SessionSettings>) => {
  accounts = await startAccounts({ settings: { sessions } });
  return signUpUser(accounts);
};

const ago = (column: 'created_at' | 'refreshed_at', seconds: number) =>
  accounts.pool.query(`update auth.sessions set ${column} = now() - $1 * interval '1 second'`, [seconds]);

const expired = (why: string) => ({
  status: 400,
  code: 'session_expired',
  message: `Invalid Refresh Token: Session Expired${why}`,
});

test('a session ends at its maximum age, even when active', async () => {
  const { device } = await open({ timeboxSeconds: 100 });
  await ago('created_at', 90);
  expect((await device.refreshSession()).error).toBeNull();
  await ago('created_at', 101);
  expect((await device.refreshSession()).error).toMatchObject(expired(''));
});

test('an inactive session ends, an active one continues', async () => {
  const { device } = await open({ inactivitySeconds: 100 });
  await ago('created_at', 1000);
  await ago('refreshed_at', 90);
  expect((await device.refreshSession()).error).toBeNull();
  expect((await device.refreshSession()).error).toBeNull();
  await ago('refreshed_at', 101);
  expect((await device.refreshSession()).error).toMatchObject(expired(' (Inactivity)'));
});

test('with one session per user, a new sign-in ends the older session at its next refresh', async () => {
  const { device, email } = await open({ singlePerUser: true });
  const newer = accounts.device();
  await newer.signInWithPassword({ email, password: goodPassword });
  expect((await device.refreshSession()).error).toMatchObject(expired(' (Revoked by Newer Login)'));
  expect((await newer.refreshSession()).error).toBeNull();
  await signUpUser(accounts);
  expect((await newer.refreshSession()).error).toBeNull();
});

test('without limits an old session remains next to newer ones', async () => {
  const { device, email } = await open({});
  await accounts.device().signInWithPassword({ email, password: goodPassword });
  await ago('created_at', 10_000_000);
  await ago('refreshed_at', 9_000_000);
  expect((await device.refreshSession()).error).toBeNull();
});

test('the daily clean-up deletes sessions unused for 400 days, and events of that age', async () => {
  const { device, session } = await open({});
  const other = accounts.device();
  await other.signInWithPassword({ email: session.user.email ?? '', password: goodPassword });
  await accounts.pool.query(
    `update auth.sessions set refreshed_at = now() - interval '401 days'
     where created_at = (select min(created_at) from auth.sessions)`,
  );
  await accounts.pool.query(
    `update auth.audit_log set created_at = now() - interval '401 days' where id = (select min(id) from auth.audit_log)`,
  );
  const events = async () => (await accounts.pool.query('select from auth.audit_log')).rowCount ?? 0;
  const before = await events();
  await accounts.deleteOldSignIns();
  expect(await events()).toBe(before - 1);
  expect((await device.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
  expect((await other.refreshSession()).error).toBeNull();
});
