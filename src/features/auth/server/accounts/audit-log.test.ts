import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queriesOn } from '#core/server/database/connect.ts';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { auditedActions, expectSuccess, people, sessionIn } from '../../testing/accounts/audited-actions.ts';
import { startAccountsWith, startShopProvider } from '../../testing/accounts/provider-visits.ts';
import { goodPassword, type RunningAccounts, signUpUser } from '../../testing/accounts/start-accounts.ts';
import type { AccountsTables } from './tables.ts';

let accounts: RunningAccounts;
let provider: OpenidProvider;

beforeAll(async () => {
  const claims = people.map((name) => [name, { email: `${name}@example.com`, email_verified: true, name }]);
  provider = await startShopProvider(Object.fromEntries(claims));
  accounts = await startAccountsWith(provider, {
    refreshReuseIntervalSeconds: 0,
    manualLinkingEnabled: true,
  });
});

afterAll(() => Promise.all([accounts.close(), provider.close()]));

type Row = {
  readonly event: string;
  readonly session_id: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly created_at: Date;
};

/** All audit log rows of a user. */
const rowsOf = async (userId: string): Promise<readonly Row[]> =>
  (await accounts.pool.query('select * from auth.audit_log where user_id = $1 order by id', [userId])).rows;

const seconds = (time: Date) => Math.abs(Date.now() - time.getTime()) / 1000;

describe('each event is logged once with user, device, address and time, and without secrets', () => {
  test.each(auditedActions)('%s', async (_, events, arrange) => {
    const action = await arrange({ accounts, provider });
    const before = await rowsOf(action.userId);
    await action.act();
    const rows = (await rowsOf(action.userId)).slice(before.length);
    expect(rows.map(({ event }) => event)).toEqual(events);
    if (action.sessionId !== undefined) expect(rows[0]?.session_id).toBe(action.sessionId);
    for (const { ip, user_agent, created_at } of rows) {
      expect([ip, user_agent]).toEqual(['127.0.0.1', 'node']);
      expect(seconds(created_at)).toBeLessThan(30);
    }
    const written = JSON.stringify(rows);
    const secrets = action.secrets?.() ?? [];
    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
    for (const secret of secrets) expect(written).not.toContain(secret);
  });

  test('sign-up', async () => {
    const { session, email } = await signUpUser(accounts);
    const rows = await rowsOf(session.user.id);
    expect(rows.map(({ event, session_id }) => [event, session_id])).toEqual([
      ['signed_up', null],
      ['signed_in', sessionIn(session.access_token)],
    ]);
    for (const { ip, created_at } of rows) {
      expect(ip).toBe('127.0.0.1');
      expect(seconds(created_at)).toBeLessThan(30);
    }
    const written = JSON.stringify(rows);
    for (const secret of [email, goodPassword, session.access_token, session.refresh_token]) {
      expect(written).not.toContain(secret);
    }
  });
});

test('the deletion of an account is logged under its id', async () => {
  const { session } = await signUpUser(accounts);
  const { id } = session.user;
  await queriesOn<AccountsTables>(accounts.pool)
    .transaction()
    .execute((transaction) => accounts.eraseAccount(transaction, id, async () => undefined));
  const rows = await rowsOf(id);
  expect(rows.map(({ event, ip }) => [event, ip])).toEqual([
    ['signed_up', null],
    ['signed_in', null],
    ['user_deleted', null],
  ]);
});

test('failed attempts and token refreshes are not logged', async () => {
  const { device, email, session } = await signUpUser(accounts);
  const before = await rowsOf(session.user.id);
  await expectSuccess(device.refreshSession());
  await accounts.device().signInWithPassword({ email, password: 'Wrong-2024' });
  await device.updateUser({ password: goodPassword });
  await device.getUser();
  expect(await rowsOf(session.user.id)).toEqual(before);
});
