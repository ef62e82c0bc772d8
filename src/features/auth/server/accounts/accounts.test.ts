import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

const refresh = (refreshToken: string) =>
  accounts.send('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  });

const statusOfUser = async (accessToken: string) =>
  (await accounts.send('/user', { headers: { authorization: `Bearer ${accessToken}` } })).status;

describe('sign-up', () => {
  test('sign-up returns a session and the user in the client’s format', async () => {
    const email = newAddress();
    const { data, error } = await accounts.device().signUp({
      email: email.toUpperCase(),
      password: goodPassword,
      options: { data: { name: 'Amina', phone: '+201012345678' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    expect(data.user).toEqual({
      id: expect.any(String),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {
        name: 'Amina',
        phone: '+201012345678',
        sub: data.user?.id,
        email,
        email_verified: true,
        phone_verified: false,
      },
      identities: [
        {
          identity_id: expect.any(String),
          id: data.user?.id,
          user_id: data.user?.id,
          identity_data: expect.objectContaining({ sub: data.user?.id, email, name: 'Amina' }),
          provider: 'email',
          email,
          created_at: time,
          updated_at: time,
          last_sign_in_at: time,
        },
      ],
      created_at: time,
      updated_at: time,
      email_confirmed_at: time,
      confirmed_at: time,
      last_sign_in_at: time,
      is_anonymous: false,
    });
  });

  test('one of two concurrent sign-ups with one address succeeds', async () => {
    const email = newAddress();
    const credentials = { email, password: goodPassword };
    const responses = await Promise.all([1, 2, 3].map(() => accounts.device().signUp(credentials)));
    expect(responses.map(({ error }) => error?.code ?? 'welcome').sort()).toEqual([
      'user_already_exists',
      'user_already_exists',
      'welcome',
    ]);
  });

  test('sign-up stores the password only as an argon2id hash', async () => {
    const { email } = await signUpUser(accounts);
    const { rows } = await accounts.pool.query('select * from auth.users where email = $1', [email]);
    expect(rows[0].encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(goodPassword);
  });
});

describe('sign-in', () => {
  test('sign-in creates a session for the correct password and the address in any case', async () => {
    const { email, session } = await signUpUser(accounts);
    const { data } = await accounts.device().signInWithPassword({ email: email.toUpperCase(), password: goodPassword });
    expect(data.user?.id).toBe(session.user.id);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  });

  test('sign-in responds to a wrong password and an unknown address identically', async () => {
    const { email } = await signUpUser(accounts);
    const device = accounts.device();
    const wrong = await device.signInWithPassword({ email, password: 'Wrong-2024' });
    const unknown = await device.signInWithPassword({ email: newAddress(), password: 'Wrong-2024' });
    for (const { error } of [wrong, unknown]) {
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    }
  });

  test('an access token is signed with the published key and has user, session and method', async () => {
    const { device, session, email } = await signUpUser(accounts);
    const { data, error } = await device.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.header).toEqual({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(data?.claims).toEqual({
      iss: 'https://shop.example/auth/v1',
      sub: session.user.id,
      aud: 'authenticated',
      exp: session.expires_at,
      iat: (session.expires_at ?? 0) - 3600,
      email,
      phone: '',
      app_metadata: session.user.app_metadata,
      user_metadata: session.user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
  });

  test('client and service refuse a token with changed claims', async () => {
    const { device, session } = await signUpUser(accounts);
    const [header, payload = '', signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url');
    const token = `${header}.${forged}.${signature}`;
    expect((await device.getClaims(token)).error?.message).toBe('Invalid JWT signature');
    expect(await statusOfUser(token)).toBe(403);
  });

  test('the published keys have exactly the members that browsers can import', async () => {
    const response = await accounts.send('/.well-known/jwks.json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    expect(await response.json()).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ],
    });
  });
});

describe('refresh', () => {
  test('each refresh returns another token of the same session', async () => {
    const { device, session } = await signUpUser(accounts);
    const before = await device.getClaims(session.access_token);
    const { data, error } = await device.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const after = await device.getClaims(data.session?.access_token);
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
    expect(after.data?.claims['amr']).toEqual(before.data?.claims['amr']);
  });

  test('two tabs that refresh concurrently get the same token and stay signed in', async () => {
    const { session } = await signUpUser(accounts);
    const responses = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh_token)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tokens = await Promise.all(responses.map(async (response) => (await response.json()).refresh_token));
    expect(new Set(tokens).size).toBe(1);
    expect((await refresh(tokens[0])).status).toBe(200);
  });

  test('a refresh with a lost response can be repeated', async () => {
    const { session } = await signUpUser(accounts);
    const lost = await (await refresh(session.refresh_token)).json();
    const again = await (await refresh(session.refresh_token)).json();
    expect(again.refresh_token).toBe(lost.refresh_token);
  });
});

describe('sign-out', () => {
  const signInThreeDevices = async () => {
    const first = await signUpUser(accounts);
    const others = await Promise.all(
      [1, 2].map(async () => {
        const device = accounts.device();
        const { data } = await device.signInWithPassword({ email: first.email, password: goodPassword });
        return { device, token: data.session?.access_token ?? '' };
      }),
    );
    return [{ device: first.device, token: first.session.access_token }, ...others] as const;
  };
  const alive = (devices: readonly { token: string }[]) =>
    Promise.all(devices.map(async ({ token }) => (await statusOfUser(token)) === 200));

  test.for([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('ends the sessions of scope %s at once', async ([scope, expected]) => {
    const devices = await signInThreeDevices();
    expect(await alive(devices)).toEqual([true, true, true]);
    expect((await devices[0].device.signOut({ scope })).error).toBeNull();
    expect(await alive(devices)).toEqual(expected);
  });

  test('refuses a refresh token of an ended session', async () => {
    const { device, session } = await signUpUser(accounts);
    await device.signOut();
    const response = await refresh(session.refresh_token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
  });
});

describe('changes by the user', () => {
  const isWaitingForLock = async () => {
    const { rows } = await accounts.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };

  test('an update merges metadata by key and deletes keys set to null', async () => {
    const { device } = await signUpUser(accounts);
    await device.updateUser({ data: { city: 'القاهرة', floor: 3 } });
    const { data } = await device.updateUser({ data: { floor: null, name: 'Amina Nour' } });
    expect(data.user?.user_metadata).toMatchObject({ city: 'القاهرة', name: 'Amina Nour' });
    expect(data.user?.user_metadata).not.toHaveProperty('floor');
    expect((await device.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata);
  });

  test('a new password ends the other sessions, keeps this one, and replaces the old password', async () => {
    const { device, email } = await signUpUser(accounts);
    const other = accounts.device();
    await other.signInWithPassword({ email, password: goodPassword });
    expect((await device.updateUser({ password: 'Another-2025' })).error).toBeNull();
    expect((await device.getUser()).error).toBeNull();
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    const again = (password: string) => accounts.device().signInWithPassword({ email, password });
    expect((await again(goodPassword)).error?.code).toBe('invalid_credentials');
    expect((await again('Another-2025')).error).toBeNull();
  });

  test('a sign-in with the old password that began before its change is refused', async () => {
    const { email } = await signUpUser(accounts);
    const changing = await accounts.pool.connect();
    await changing.query('begin');
    await changing.query("update auth.users set encrypted_password = encrypted_password || 'x' where email = $1", [
      email,
    ]);
    const signingIn = accounts.device().signInWithPassword({ email, password: goodPassword });
    await expect.poll(isWaitingForLock).toBe(true);
    await changing.query('commit');
    changing.release();
    expect((await signingIn).error?.code).toBe('invalid_credentials');
  });

  test('one of two concurrent password changes succeeds', async () => {
    const { device, email } = await signUpUser(accounts);
    const other = accounts.device();
    await other.signInWithPassword({ email, password: goodPassword });
    const responses = await Promise.all([
      device.updateUser({ password: 'From-Here-1' }),
      other.updateUser({ password: 'From-There-2' }),
    ]);
    expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
    expect(responses.find(({ error }) => error !== null)?.error?.name).toBe('AuthSessionMissingError');
  });
});

test('the audit log records events without addresses, passwords and tokens', async () => {
  const { device, session, email } = await signUpUser(accounts);
  await device.updateUser({ password: 'Another-2025' });
  await device.signOut();
  const { rows } = await accounts.pool.query('select * from auth.audit_log where user_id = $1 order by id', [
    session.user.id,
  ]);
  expect(rows.map(({ event }) => event)).toEqual(['signed_up', 'signed_in', 'password_changed', 'signed_out']);
  expect(rows.every(({ ip }) => ip === '127.0.0.1')).toBe(true);
  const text = JSON.stringify(rows);
  for (const secret of [email, goodPassword, session.access_token, session.refresh_token]) {
    expect(text).not.toContain(secret);
  }
});
