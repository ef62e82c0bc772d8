import { describe, expect, test } from 'vitest';
import { accountsToClaim, people } from '../../testing/accounts/accounts-to-claim.ts';
import { fragmentParams, readArrival, returnToShop, visit } from '../../testing/accounts/provider-visits.ts';
import { request, signUpWithAuthenticator } from '../../testing/accounts/second-factors.ts';
import { goodPassword, newAddress, type RunningAccounts, signUpUser } from '../../testing/accounts/start-accounts.ts';

const world = accountsToClaim();
const { open, userOf, isProven, proveByMail } = world;

type Device = ReturnType<RunningAccounts['device']>;

/** Expects that all access of the previous user has ended and the account belongs to the prover. */
const expectOtherAccessEnded = async (anonymous: Awaited<ReturnType<typeof signUpWithAuthenticator>>) => {
  const { email, session, raised, device } = anonymous;
  for (const { access_token: token } of [session, raised]) {
    expect((await request(world.accounts, token, '/user', undefined, 'GET'))['code']).toBe('session_not_found');
  }
  for (const { refresh_token } of [session, raised]) {
    expect((await device.refreshSession({ refresh_token })).error?.code).toBe('refresh_token_not_found');
  }
  const again = await world.accounts.device().signInWithPassword({ email, password: goodPassword });
  expect(again.error?.code).toBe('invalid_credentials');
  const { rows } = await world.accounts.pool.query('select 1 from auth.factors where user_id = $1', [session.user.id]);
  expect(rows).toEqual([]);
  expect(await isProven(email)).toBe(true);
  expect(world.claims).toEqual([{ id: session.user.id, isOwnDevice: false }]);
};

describe('an account created by another person', () => {
  test('a recovery by the mailbox owner ends the access of another person with an authenticator and a session', async () => {
    await open();
    const anonymous = await signUpWithAuthenticator(world.accounts);
    const device = world.accounts.device();
    const session = await proveByMail(anonymous.email, device);
    expect(session?.user).toMatchObject({ id: anonymous.session.user.id, email: anonymous.email });
    await expectOtherAccessEnded(anonymous);
    // the other person's authenticator would prevent setting the password
    expect((await device.updateUser({ password: 'Another-2025' })).error).toBeNull();
    expect(
      (await world.accounts.device().signInWithPassword({ email: anonymous.email, password: 'Another-2025' })).error,
    ).toBe(null);
    expect(session?.user.user_metadata).not.toHaveProperty('name');
  });

  test('a provider that has verified the address gives the account to the mailbox owner', async () => {
    await open();
    const anonymous = await signUpWithAuthenticator(world.accounts);
    await world.accounts.pool.query('update auth.users set email = $1', [people.mona.email]);
    const { user } = await readArrival(world.accounts, await visit(world.accounts, world.provider, 'mona'));
    expect(user.identities).toMatchObject([{ provider: 'google' }]);
    expect(user.user_metadata).toMatchObject({ name: 'Mona' });
    await expectOtherAccessEnded({ ...anonymous, email: people.mona.email });
  });

  test('a second proof of the address ends no session', async () => {
    await open();
    const { email } = await signUpUser(world.accounts);
    const first = world.accounts.device();
    await proveByMail(email, first);
    await first.updateUser({ password: 'Another-2025' });
    await proveByMail(email, world.accounts.device());
    expect((await first.getUser()).error).toBeNull();
    expect((await world.accounts.device().signInWithPassword({ email, password: 'Another-2025' })).error).toBeNull();
  });

  test('a proof of the address deletes other identities, linked or pending', async () => {
    await open();
    const { device, email } = await signUpUser(world.accounts);
    await readArrival(world.accounts, await visitTo(device, 'mona'));
    const { data } = await device.linkIdentity({ provider: 'keycloak' });
    const callback = await world.provider.signIn(data?.url ?? '', 'mona');
    await proveByMail(email, world.accounts.device());
    const { rows } = await world.accounts.pool.query('select provider from auth.identities');
    expect(rows).toEqual([{ provider: 'email' }]);
    expect((await returnToShop(world.accounts, callback, device)).to.searchParams.get('error_code')).toBe(
      'bad_oauth_state',
    );
    expect((await world.accounts.pool.query('select 1 from auth.flow_states')).rows).toEqual([]);
  });

  test('a proof of the address invalidates codes that were not exchanged yet', async () => {
    await open();
    const { email } = await signUpUser(world.accounts);
    const thief = world.accounts.device('pkce');
    await thief.resetPasswordForEmail(email);
    await world.accounts.pool.query(
      `update auth.flow_states set auth_code = gen_random_uuid(), code_issued_at = now() where user_id is not null`,
    );
    const { rows } = await world.accounts.pool.query('select auth_code from auth.flow_states');
    await proveByMail(email, world.accounts.device());
    expect((await thief.exchangeCodeForSession(rows[0].auth_code)).error?.code).toBe('flow_state_not_found');
  });

  test('repeated password changes of another person do not invalidate the recovery mail', async () => {
    await open();
    const { email, device } = await signUpUser(world.accounts);
    await world.accounts.device().resetPasswordForEmail(email);
    const { code } = world.accounts.mailTo(email);
    for (const password of ['Another-2025', 'Another-2026']) {
      expect((await device.updateUser({ password })).error).toBeNull();
    }
    const owner = world.accounts.device();
    expect((await owner.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull();
    expect((await owner.getUser()).error).toBeNull();
    expect((await device.getUser()).error).not.toBeNull();
  });

  test('concurrent actions of another person leave them no session', async () => {
    await open();
    for (let round = 0; round < 5; round += 1) {
      const { email, device, session } = await signUpUser(world.accounts);
      await world.accounts.device().resetPasswordForEmail(email);
      const { code } = world.accounts.mailTo(email);
      const owner = world.accounts.device();
      const { access_token: token } = session;
      await Promise.all([
        owner.verifyOtp({ type: 'recovery', email, token: code }),
        ...[1, 2, 3].map(() => world.accounts.device().signInWithPassword({ email, password: goodPassword })),
        device.refreshSession(),
        request(world.accounts, token, '/factors', { factor_type: 'totp', friendly_name: 'late' }),
        request(world.accounts, token, '/user', { password: 'Strangers-2026' }, 'PUT'),
      ]);
      expect((await owner.getUser()).error).toBeNull();
      const { rows } = await world.accounts.pool.query(
        `select (select count(*) from auth.sessions where user_id = account.id)::int as sessions, encrypted_password,
          (select count(*) from auth.factors where user_id = account.id)::int as factors from auth.users as account where email = $1`,
        [email],
      );
      expect(rows).toEqual([{ sessions: 1, encrypted_password: null, factors: 0 }]);
    }
  });
});

const visitTo = async (device: Device, who: string) => {
  const { data } = await device.linkIdentity({ provider: 'google' });
  return (await returnToShop(world.accounts, await world.provider.signIn(data?.url ?? '', who), device)).to;
};

describe('a proof of the address by the account’s own user', () => {
  test('a proof by a link or code with the session keeps the access', async () => {
    await open();
    const mine = await signUpWithAuthenticator(world.accounts);
    const other = await request(world.accounts, mine.raised.access_token, '/factors', {
      factor_type: 'totp',
      friendly_name: 'second',
    });
    expect(other.status).toBe(200);
    await proveByMail(mine.email, world.accounts.device(), mine.raised.access_token);
    expect(await isProven(mine.email)).toBe(true);
    expect((await mine.device.getUser()).data.user?.factors).toHaveLength(2);
    expect(
      (await world.accounts.device().signInWithPassword({ email: mine.email, password: goodPassword })).error,
    ).toBeNull();
    expect(world.claims).toEqual([]);
  });

  test('a session of another user, or an ended one, counts as another person', async () => {
    await open();
    for (const isEnded of [true, false]) {
      const mine = await signUpUser(world.accounts);
      const { session } = isEnded ? mine : await signUpUser(world.accounts);
      if (isEnded) await world.accounts.pool.query('delete from auth.sessions where user_id = $1', [session.user.id]);
      await proveByMail(mine.email, world.accounts.device(), session.access_token);
      expect((await userOf(mine.email)).encrypted_password).toBeNull();
    }
    expect(world.claims).toHaveLength(2);
  });

  test('a proof by a reauthentication code keeps the access', async () => {
    await open({ password: { requireReauthentication: true } });
    const { device, email } = await signUpUser(world.accounts);
    await world.accounts.pool.query("update auth.sessions set created_at = now() - interval '25 hours'");
    await device.reauthenticate();
    const { error } = await device.updateUser({ password: 'Another-2025', nonce: world.accounts.mailTo(email).code });
    expect(error).toBeNull();
    expect(await isProven(email)).toBe(true);
    expect(world.claims).toEqual([]);
  });

  test('a proof by linking a provider keeps the access in the same browser only', async () => {
    await open();
    for (const isSame of [true, false]) {
      const { device } = await signUpUser(world.accounts);
      await world.accounts.pool.query("update auth.users set email = 'mona@example.com'");
      const { data } = await device.linkIdentity({ provider: 'google' });
      const callback = await world.provider.signIn(data?.url ?? '', 'mona');
      const { to } = await returnToShop(world.accounts, callback, isSame ? device : undefined);
      expect(fragmentParams(to)['access_token']).toBeDefined();
      expect(await isProven('mona@example.com')).toBe(true);
      expect((await device.getUser()).error === null).toBe(isSame);
      expect((await userOf('mona@example.com')).encrypted_password === null).toBe(!isSame);
      await world.accounts.pool.query('delete from auth.users');
    }
  });

  test('a proof on a device that was signed in before ends all access, but keeps its records visible', async () => {
    await open();
    const { device, email, session } = await signUpUser(world.accounts);
    await device.signOut();
    await proveByMail(email, device);
    expect(world.claims).toEqual([{ id: session.user.id, isOwnDevice: true }]);
    expect(await userOf(email)).toMatchObject({ encrypted_password: null, user_metadata: { name: 'Amina' } });
  });

  test("a page of another site cannot mark a visitor's browser as a device of the account", async () => {
    await open();
    const { email } = await signUpUser(world.accounts);
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' } };
    for (const [path, body] of [
      ['/token?grant_type=password', { email, password: goodPassword }],
      ['/signup', { email: newAddress(), password: goodPassword }],
    ] as const) {
      const response = await world.accounts.send(path, { ...form, body: JSON.stringify(body) });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    }
  });
});
