import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({ settings: { redirectAllowList: ['https://shop.example/**'] } });
});

afterAll(() => accounts.close());

const expired = { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' };

const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

describe('a forgotten password', () => {
  test('the recovery link signs in on any device, once, and allows a new password', async () => {
    const { email } = await signUpUser(accounts);
    const redirectTo = 'https://shop.example/auth?mode=new-password';
    expect((await accounts.device().resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const { link, kind } = accounts.mailTo(email);
    expect(kind).toBe('recovery');
    expect(link).toMatch(/^https:\/\/shop\.example\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=recovery&redirect_to=/);

    const { status, location } = await accounts.follow(link);
    expect(status).toBe(303);
    expect(location.origin + location.pathname + location.search).toBe(redirectTo);
    const handed = new URLSearchParams(location.hash.slice(1));
    expect([...handed.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(handed.get('type')).toBe('recovery');

    const device = accounts.device();
    const { error } = await device.setSession({
      access_token: handed.get('access_token') ?? '',
      refresh_token: handed.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect((await device.updateUser({ password: 'Another-2025' })).error).toBeNull();
    expect((await accounts.device().signInWithPassword({ email, password: 'Another-2025' })).error).toBeNull();
    expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();

    const again = await accounts.follow(link);
    expect(Object.fromEntries(new URLSearchParams(again.location.hash.slice(1)))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  test('a HEAD request does not consume the link', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const { link } = accounts.mailTo(email);
    const { search } = new URL(link ?? '');
    const looked = await accounts.send(`/verify${search}`, { method: 'HEAD', redirect: 'manual' });
    expect(looked.status).toBe(405);
    const { location } = await accounts.follow(link);
    expect(location.hash).toContain('access_token=');
  });

  test('the shop’s page verifies the link itself, so that a mail scanner does not consume it', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const token_hash = tokenIn(accounts.mailTo(email).link);
    const device = accounts.device();
    const { data, error } = await device.verifyOtp({ type: 'recovery', token_hash });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await accounts.device().verifyOtp({ type: 'recovery', token_hash })).error).toMatchObject(expired);
  });

  test('the code of a recovery mail works and consumes the link', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const { code, link } = accounts.mailTo(email);
    expect(code).toMatch(/^\d{6}$/);
    const { data } = await accounts.device().verifyOtp({ type: 'recovery', email: email.toUpperCase(), token: code });
    expect(data.session).not.toBeNull();
    expect((await accounts.follow(link)).location.hash).toContain('otp_expired');
  });

  test('response, mail count and time do not reveal whether an address is known', async () => {
    const { email } = await signUpUser(accounts);
    const request = async (address: string) => {
      const began = performance.now();
      const response = await accounts.send('/recover', { method: 'POST', body: JSON.stringify({ email: address }) });
      return { status: response.status, body: await response.json(), took: performance.now() - began };
    };
    const existing = await request(email);
    const unknown = await request(newAddress());
    expect(existing).toMatchObject({ status: 200, body: {} });
    expect(unknown).toMatchObject({ status: 200, body: {} });
  });

  test('a new recovery link replaces the old one', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const first = accounts.mailTo(email).link;
    await accounts.device().resetPasswordForEmail(email);
    const second = accounts.mailTo(email).link;
    expect((await accounts.follow(first)).location.hash).toContain('otp_expired');
    expect((await accounts.follow(second)).location.hash).toContain('access_token');
  });

  test('one of two concurrent requests with one link signs in', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const { link } = accounts.mailTo(email);
    const ends = await Promise.all([1, 2, 3].map(() => accounts.follow(link)));
    expect(ends.filter(({ location }) => location.hash.includes('access_token'))).toHaveLength(1);
  });

  test('a link that has expired or was sent to a former address of the user is refused', async () => {
    const late = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(late.email);
    await accounts.pool.query(
      "update auth.one_time_tokens set expires_at = now() - interval '1 second' where recipient = $1",
      [late.email],
    );
    expect((await accounts.follow(accounts.mailTo(late.email).link)).location.hash).toContain('otp_expired');

    const moved = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(moved.email);
    await accounts.pool.query('update auth.users set email = $2 where email = $1', [moved.email, newAddress()]);
    expect((await accounts.follow(accounts.mailTo(moved.email).link)).location.hash).toContain('otp_expired');
  });

  test('a banned user is refused and the link is kept', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    await accounts.pool.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      email,
    ]);
    const { link } = accounts.mailTo(email);
    expect((await accounts.follow(link)).location.hash).toContain('error_code=user_banned');
    await accounts.pool.query('update auth.users set banned_until = null where email = $1', [email]);
    expect((await accounts.follow(link)).location.hash).toContain('access_token');
  });

  test('after five wrong codes the correct one is refused', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const { code } = accounts.mailTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const type = (token: string) => accounts.device().verifyOtp({ type: 'recovery', email, token });
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await type(wrong)).error).toMatchObject({
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
    }
    expect((await type(code)).error).toMatchObject({ code: 'otp_expired' });
  });

  test('a link redirects only to allowed addresses, else to the site', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email, { redirectTo: 'https://evil.example/steal' });
    const { link } = accounts.mailTo(email);
    expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe('https://shop.example');
    const forged = new URL(link ?? '');
    forged.searchParams.set('redirect_to', 'https://evil.example/steal');
    expect((await accounts.follow(forged.href)).location.origin).toBe('https://shop.example');
  });

  test('a password change invalidates every pending link and code of a proven address', async () => {
    const { email } = await signUpUser(accounts);
    const device = accounts.device();
    await device.resetPasswordForEmail(email);
    await device.verifyOtp({ type: 'recovery', email, token: accounts.mailTo(email).code });
    await accounts.device().resetPasswordForEmail(email);
    expect((await device.updateUser({ password: 'Another-2025' })).error).toBeNull();
    expect((await accounts.follow(accounts.mailTo(email).link)).location.hash).toContain('otp_expired');
  });

  test('neither code nor link is stored in clear text', async () => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email);
    const { code, link } = accounts.mailTo(email);
    const { rows } = await accounts.pool.query(
      'select t::text as row from auth.one_time_tokens t where recipient = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(code);
    expect(rows[0].row).not.toContain(tokenIn(link));
  });
});

describe('with a PKCE challenge', () => {
  test('a link with a PKCE challenge returns a code that only the requesting browser can exchange, once', async () => {
    const { email } = await signUpUser(accounts);
    const device = accounts.device('pkce');
    await device.resetPasswordForEmail(email, { redirectTo: 'https://shop.example/auth?mode=new-password' });
    const { link } = accounts.mailTo(email);
    expect(tokenIn(link)).toMatch(/^pkce_[0-9a-f]{56}$/);
    const { location } = await accounts.follow(link);
    expect(location.hash).toBe('');
    expect(location.searchParams.get('mode')).toBe('new-password');
    const code = location.searchParams.get('code') ?? '';

    const anonymous = await accounts.send('/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(64) }),
    });
    expect(anonymous.status).toBe(400);
    expect(await anonymous.json()).toMatchObject({ error_code: 'bad_code_verifier' });
    const { data, error } = await device.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const again = await accounts.send('/token?grant_type=pkce', {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: 'x'.repeat(64) }),
    });
    expect(again.status).toBe(404);
  });

  test('the code of a link with a PKCE challenge expires five minutes after its issue, regardless of the mail’s age', async () => {
    const { email } = await signUpUser(accounts);
    const device = accounts.device('pkce');
    await device.resetPasswordForEmail(email);
    await accounts.pool.query("update auth.flow_states set created_at = now() - interval '50 minutes'");
    const code = (await accounts.follow(accounts.mailTo(email).link)).location.searchParams.get('code') ?? '';
    await accounts.pool.query(
      "update auth.flow_states set code_issued_at = now() - interval '301 seconds' where auth_code = $1",
      [code],
    );
    expect((await device.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
  });

  test('a failed link with a PKCE challenge has the error in query and fragment', async () => {
    const { email } = await signUpUser(accounts);
    const device = accounts.device('pkce');
    await device.resetPasswordForEmail(email);
    const { link } = accounts.mailTo(email);
    await accounts.follow(link);
    const { location } = await accounts.follow(link);
    expect(location.searchParams.get('error_code')).toBe('otp_expired');
    expect(location.hash).toContain('error_code=otp_expired');
  });
});
