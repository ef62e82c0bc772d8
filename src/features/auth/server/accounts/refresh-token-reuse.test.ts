import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningAccounts, signUpUser, startAccounts } from '../../testing/accounts/start-accounts.ts';
import { createRefreshToken } from './sessions/refresh-token.ts';

let accounts: RunningAccounts;
let strict: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
  strict = await startAccounts({ settings: { refreshReuseIntervalSeconds: 0 } });
});

afterAll(() => Promise.all([accounts.close(), strict.close()]));

const refresh = async (running: RunningAccounts, refreshToken: string) => {
  const response = await running.send('/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return { status: response.status, ...(await response.json()) };
};

test('an old refresh token counts as stolen and ends the session', async () => {
  const { session } = await signUpUser(strict);
  const second = await refresh(strict, session.refresh_token);
  const third = await refresh(strict, second.refresh_token);
  expect(await refresh(strict, session.refresh_token)).toEqual({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  expect(await refresh(strict, third.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  await expect(strict.identify(`Bearer ${third.access_token}`)).rejects.toMatchObject({
    code: 'SIGN_IN_REQUIRED',
    details: { reason: 'session_not_found' },
  });
  const { rows } = await strict.pool.query("select 1 from auth.audit_log where event = 'refresh_token_reused'");
  expect(rows).toHaveLength(1);
});

test('accepts the token just before the current one without a grace period', async () => {
  const { session } = await signUpUser(strict);
  const second = await refresh(strict, session.refresh_token);
  const again = await refresh(strict, session.refresh_token);
  expect(again).toMatchObject({ status: 200, refresh_token: second.refresh_token });
});

test('within the grace period an older token returns the current one, afterwards the session ends', async () => {
  const { session } = await signUpUser(accounts);
  const second = await refresh(accounts, session.refresh_token);
  const third = await refresh(accounts, second.refresh_token);
  const late = await refresh(accounts, session.refresh_token);
  expect(late).toMatchObject({ status: 200, refresh_token: third.refresh_token });
  await accounts.pool.query("update auth.sessions set refreshed_at = now() - interval '11 seconds'");
  expect(await refresh(accounts, session.refresh_token)).toMatchObject({ code: 'refresh_token_already_used' });
});

test('a token with another counter or another key is unknown and ends no session', async () => {
  const { session } = await signUpUser(accounts);
  const { rows } = await accounts.pool.query(
    'select s.id, s.refresh_secret from auth.sessions s where s.user_id = $1',
    [session.user.id],
  );
  const invented = createRefreshToken({ id: rows[0].id, refresh_secret: Buffer.alloc(32, 7) }, 0);
  expect(await refresh(accounts, invented)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  const shifted = Buffer.from(session.refresh_token, 'base64url');
  shifted.writeUInt32BE(5, 16);
  expect(await refresh(accounts, shifted.toString('base64url'))).toMatchObject({ code: 'refresh_token_not_found' });
  expect(await refresh(accounts, session.refresh_token)).toMatchObject({ status: 200 });
});

test('a refresh that cannot read its session is never a 4xx, which would sign the user out', async () => {
  const blocked = await startAccounts();
  // instead of five seconds
  blocked.pool.on('acquire', (client) => void client.query(`set lock_timeout = '500ms'`));
  const { session } = await signUpUser(blocked);
  const blocker = await blocked.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('select 1 from auth.sessions where user_id = $1 for update', [session.user.id]);
    expect(await refresh(blocked, session.refresh_token)).toMatchObject({ status: 503, code: 'unavailable' });
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  expect(await refresh(blocked, session.refresh_token)).toMatchObject({ status: 200 });
  await blocked.close();
});
