import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import {
  type Device,
  identitiesOf,
  link,
  readArrival,
  returnToShop,
  startAccountsWith,
  startShopProvider,
  visit,
} from '../../../testing/accounts/provider-visits.ts';
import { enrollFactor, signInOnOtherDevice, verifyFactor } from '../../../testing/accounts/second-factors.ts';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
} from '../../../testing/accounts/start-accounts.ts';

const verified = (name: string) => ({ email: `${name}@example.com`, email_verified: true, name });
const people = {
  amal: verified('amal'),
  dalia: verified('dalia'),
  eman: verified('eman'),
  farida: verified('farida'),
  ines: verified('ines'),
  ines2: verified('ines2'),
  jana: verified('jana'),
  unsure: { email: 'unsure@example.com', email_verified: false },
};

let provider: OpenidProvider;
let accounts: RunningAccounts;

beforeAll(async () => {
  provider = await startShopProvider(people);
  accounts = await startAccountsWith(provider, { manualLinkingEnabled: true });
});

afterAll(() => Promise.all([accounts.close(), provider.close()]));

const unlink = async (device: Device, name: string) => {
  const identity = (await identitiesOf(device)).find((each) => each.provider === name);
  if (identity === undefined) throw new Error(`${name} has no identity`);
  return device.unlinkIdentity(identity);
};

const userOf = async (device: Device) => (await device.getUser()).data.user;
const eventsOf = async (userId: string) => {
  const text = 'select event from auth.audit_log where user_id = $1 order by id';
  return (await accounts.pool.query(text, [userId])).rows.map(({ event }) => event);
};

describe('an aal1 session of a user with a second factor', () => {
  test('an aal1 session can neither link nor unlink an identity when the user has a second factor', async () => {
    const { device, email } = await signUpUser(accounts);
    await link(accounts, provider, device, 'ines2');
    const factor = await enrollFactor(device);
    await verifyFactor(device, factor);
    const { device: weak } = await signInOnOtherDevice(accounts, email);
    expect((await unlink(weak, 'google')).error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const result = await weak.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
    expect(result.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await unlink(device, 'google')).toEqual({ data: {}, error: null });
  });
});

describe('unlinking an identity', () => {
  test('unlinking removes one of several identities and leaves the account unchanged', async () => {
    const { device, email, session } = await signUpUser(accounts);
    await link(accounts, provider, device, 'eman');
    expect(await unlink(device, 'google')).toEqual({ data: {}, error: null });
    expect(await userOf(device)).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } });
    expect(await eventsOf(session.user.id)).toContain('identity_unlinked');
    expect((await readArrival(accounts, await visit(accounts, provider, 'eman'))).user.id).not.toBe(session.user.id);
  });

  test('unlinking replaces the account’s address by a remaining one and invalidates tokens sent to the old one', async () => {
    const { device, session } = await signUpUser(accounts);
    await link(accounts, provider, device, 'farida');
    await accounts.pool.query(
      `insert into auth.one_time_tokens (user_id, kind, recipient, code_hash, link_hash, expires_at)
        values ($1, 'recovery', 'x', decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), now() + interval '1 hour')`,
      [session.user.id],
    );
    expect(await unlink(device, 'email')).toEqual({ data: {}, error: null });
    expect(await userOf(device)).toMatchObject({
      email: people.farida.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    expect((await eventsOf(session.user.id)).slice(-2)).toEqual(['email_changed', 'identity_unlinked']);
    const text = 'select 1 from auth.one_time_tokens where user_id = $1';
    expect((await accounts.pool.query(text, [session.user.id])).rows).toEqual([]);
  });

  test('unlinking never sets an address of another user', async () => {
    const { device, email } = await signUpUser(accounts);
    await link(accounts, provider, device, 'jana');
    await signUpUser(accounts, people.jana.email);
    expect((await unlink(device, 'email')).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
      message: 'Unable to unlink identity due to email conflict',
    });
    expect(await userOf(device)).toMatchObject({ email });
    expect(await identitiesOf(device)).toHaveLength(2);
  });

  test('unlinking leaves a user without an address when the other identity has none', async () => {
    const { device, session } = await signUpUser(accounts);
    await accounts.pool.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'google', $2, '{}')`,
      [session.user.id, crypto.randomUUID()],
    );
    await unlink(device, 'email');
    const user = await userOf(device);
    expect(user).toMatchObject({ email: '', app_metadata: { provider: 'google', providers: ['google'] } });
    expect(user).not.toHaveProperty('email_confirmed_at');
  });

  test('one of two concurrent requests that unlink the last two identities is refused', async () => {
    const { device } = await signUpUser(accounts);
    await link(accounts, provider, device, 'ines');
    const identities = await identitiesOf(device);
    const responses = await Promise.all(identities.map((identity) => device.unlinkIdentity(identity)));
    expect(responses.map(({ error }) => error?.code ?? 'done').sort()).toEqual([
      'done',
      'single_identity_not_deletable',
    ]);
  });
});

test('unlinking requires confirmation of an unverified new address of the account', async () => {
  const strict = await startAccountsWith(provider, { manualLinkingEnabled: true, email: { autoConfirm: false } });
  try {
    const email = newAddress();
    await strict.ensureUser({ email, password: goodPassword });
    const device = strict.device();
    await device.signInWithPassword({ email, password: goodPassword });
    const { data } = await device.linkIdentity({ provider: 'google' });
    await returnToShop(strict, await provider.signIn(data?.url ?? '', 'unsure'));
    await unlink(device, 'email');
    const user = await userOf(device);
    expect(user?.email).toBe(people.unsure.email);
    expect(user).not.toHaveProperty('email_confirmed_at');
  } finally {
    await strict.close();
  }
});

describe('refused requests', () => {
  const unknownUser = '00000000-0000-4000-8000-000000000000';
  const request = async (at: RunningAccounts, method: string, path: string, token: string | null) => {
    const response = await at.send(`/user/identities/${path}`, {
      method,
      headers: {
        'X-Supabase-Api-Version': '2024-01-01',
        'content-type': 'application/json;charset=UTF-8',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    return [response.status, await response.json()];
  };

  test('linking and unlinking are refused when users may not link identities', async () => {
    const closed = await startAccountsWith(provider);
    try {
      const { session } = await signUpUser(closed);
      const refusal = [404, { code: 'manual_linking_disabled', message: 'Manual linking is disabled' }];
      expect(await request(closed, 'GET', 'authorize?provider=lazuli', session.access_token)).toEqual(refusal);
      expect(await request(closed, 'DELETE', 'x', session.access_token)).toEqual(refusal);
    } finally {
      await closed.close();
    }
  });

  test('linking and unlinking are refused without a session', async () => {
    const message = 'This endpoint requires a valid Bearer token';
    for (const [method, path] of [
      ['GET', 'authorize?provider=google'],
      ['DELETE', unknownUser],
    ] as const) {
      expect(await request(accounts, method, path, null)).toEqual([401, { code: 'no_authorization', message }]);
    }
  });

  test('unlinking is refused with the first of several reasons in a fixed order', async () => {
    const { device, session } = await signUpUser(accounts);
    const remove = (id: string) => request(accounts, 'DELETE', id, session.access_token);
    expect(await remove('mine')).toEqual([404, { code: 'validation_failed', message: 'identity_id must be an UUID' }]);
    const lastOne = 'User must have at least 1 identity after unlinking';
    expect(await remove(unknownUser)).toEqual([422, { code: 'single_identity_not_deletable', message: lastOne }]);
    await link(accounts, provider, device, 'amal');
    const { user } = await readArrival(accounts, await visit(accounts, provider, 'dalia'));
    const [otherIdentity] = user.identities ?? [];
    const unknown = [422, { code: 'identity_not_found', message: "Identity doesn't exist" }];
    expect(await remove(unknownUser)).toEqual(unknown);
    expect(await remove(otherIdentity?.identity_id ?? '')).toEqual(unknown);
  });

  test('linking an unknown provider is refused', async () => {
    const { session } = await signUpUser(accounts);
    expect(await request(accounts, 'GET', 'authorize?provider=lazuli', session.access_token)).toEqual([
      400,
      { code: 'validation_failed', message: 'Unsupported provider: Provider lazuli could not be found' },
    ]);
  });
});
