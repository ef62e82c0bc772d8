import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import {
  fragmentParams,
  identitiesOf,
  link,
  queryParams,
  readArrival,
  returnToShop,
  startAccountsWith,
  startShopProvider,
  visit,
} from '../../../testing/accounts/provider-visits.ts';
import { type RunningAccounts, signUpUser } from '../../../testing/accounts/start-accounts.ts';

const verified = (name: string) => ({ email: `${name}@example.com`, email_verified: true, name });
const people = {
  amal: verified('amal'),
  basma: verified('basma'),
  dalia: verified('dalia'),
  guest: verified('guest'),
  heba: verified('heba'),
};

let provider: OpenidProvider;
let accounts: RunningAccounts;

beforeAll(async () => {
  provider = await startShopProvider(people);
  accounts = await startAccountsWith(provider, { manualLinkingEnabled: true });
});

afterAll(() => Promise.all([accounts.close(), provider.close()]));

const eventsOf = async (userId: string) => {
  const text = 'select event from auth.audit_log where user_id = $1 order by id';
  return (await accounts.pool.query(text, [userId])).rows.map(({ event }) => event);
};

describe('linking an identity', () => {
  test('a signed-in user can link an identity with any address and stays signed in', async () => {
    const { device, email, session } = await signUpUser(accounts);
    const { user } = await readArrival(accounts, await link(accounts, provider, device, 'amal'));
    expect(user).toMatchObject({
      id: session.user.id,
      email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      user_metadata: { name: 'Amina' },
    });
    expect(await eventsOf(user.id)).toEqual(['signed_up', 'signed_in', 'identity_linked', 'signed_in']);
    const again = await readArrival(accounts, await visit(accounts, provider, 'amal'));
    expect(again.user.id).toBe(user.id);
  });

  test('linking an identity that is already linked is refused', async () => {
    const { device } = await signUpUser(accounts);
    await link(accounts, provider, device, 'basma');
    expect(queryParams(await link(accounts, provider, device, 'basma'))).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    expect(await identitiesOf(device)).toHaveLength(2);
  });

  test('linking an identity of another user is refused', async () => {
    const { user } = await readArrival(accounts, await visit(accounts, provider, 'dalia'));
    const { device } = await signUpUser(accounts);
    const refused = await link(accounts, provider, device, 'dalia');
    const expected = {
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked to another user',
    };
    expect([queryParams(refused), fragmentParams(refused)]).toEqual([expected, { ...expected, sb: '' }]);
    expect(await identitiesOf(device)).toHaveLength(1);
    expect((await readArrival(accounts, await visit(accounts, provider, 'dalia'))).user.id).toBe(user.id);
  });

  test('linking sets the address of a user without one, unless another user has it', async () => {
    const nameless = async () => {
      const { device, session } = await signUpUser(accounts);
      const text = 'update auth.users set email = null, email_confirmed_at = null where id = $1';
      await accounts.pool.query(text, [session.user.id]);
      await accounts.pool.query('delete from auth.identities where user_id = $1', [session.user.id]);
      return device;
    };
    const { user } = await readArrival(accounts, await link(accounts, provider, await nameless(), 'guest'));
    expect(user).toMatchObject({
      email: people.guest.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      email_confirmed_at: expect.any(String),
    });
    expect(queryParams(await link(accounts, provider, await nameless(), 'guest', 'keycloak'))).toEqual({
      error: 'invalid_request',
      error_code: 'email_exists',
      error_description: 'A user with this email address has already been registered',
    });
  });

  test('linking is refused to a user who was banned during the flow', async () => {
    const { device, session } = await signUpUser(accounts);
    const { data } = await device.linkIdentity({ provider: 'google' });
    await accounts.pool.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      session.user.id,
    ]);
    const { to } = await returnToShop(accounts, await provider.signIn(data?.url ?? '', 'heba'));
    expect(queryParams(to)).toMatchObject({ error: 'access_denied', error_code: 'user_banned' });
  });

  test('linking redirects clients that do not request the URL', async () => {
    const { session } = await signUpUser(accounts);
    const response = await accounts.send('/user/identities/authorize?provider=google', {
      redirect: 'manual',
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain(`${provider.settings.issuer}/auth?`);
  });
});
