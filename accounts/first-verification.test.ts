import { describe, expect, test } from 'vitest';
import { accountsToClaim, people } from './test/accounts-to-claim.ts';
import { visit } from './test/provider-visits.ts';
import { ask } from './test/second-factors.ts';
import { goodPassword, newAddress, type RunningAccounts, signedUp } from './test/start-accounts.ts';

const world = accountsToClaim();
const { open, isProven, proveByMail } = world;

type Device = ReturnType<RunningAccounts['device']>;

describe('with confirmation required', () => {
  const confirm = async (email: string, device: Device) => {
    const { code } = world.accounts.mailTo(email);
    return device.verifyOtp({ type: 'signup', email, token: code });
  };

  test('a proof in the browser of the sign-up keeps the password', async () => {
    await open({ email: { autoConfirm: false } });
    const [device, email] = [world.accounts.device(), newAddress()];
    await device.signUp({ email, password: goodPassword, options: { data: { name: 'Amina' } } });
    const { data } = await confirm(email, device);
    expect(data.session).not.toHaveProperty('has_password');
    expect(data.user?.user_metadata).toMatchObject({ name: 'Amina' });
    expect((await world.accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    expect([world.claims, await isProven(email)]).toEqual([[], true]);
  });

  test('elsewhere the password is removed, and the answer says so', async () => {
    await open({ email: { autoConfirm: false } });
    const email = newAddress();
    await world.accounts.device().signUp({ email, password: goodPassword, options: { data: { name: 'Eve' } } });
    const { data } = await confirm(email, world.accounts.device());
    expect(data.session).toMatchObject({ has_password: false });
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    expect((await world.accounts.device().signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
    expect(world.claims).toHaveLength(1);
  });

  test('a second sign-up of the address is not taken for the first', async () => {
    await open({ email: { autoConfirm: false } });
    const [device, email] = [world.accounts.device(), newAddress()];
    await world.accounts.device().signUp({ email, password: 'Strangers-2024' });
    await device.signUp({ email, password: goodPassword });
    await confirm(email, device);
    for (const password of ['Strangers-2024', goodPassword]) {
      expect((await world.accounts.device().signInWithPassword({ email, password })).error?.code).toBe(
        'invalid_credentials',
      );
    }
  });

  test('a taken address sets the same cookie as a free one', async () => {
    await open({ email: { autoConfirm: false } });
    const email = newAddress();
    const cookies: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await world.accounts.send('/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: goodPassword }),
      });
      cookies.push(answer.headers.get('set-cookie')?.replaceAll(/=[\w-]+\.[\w-]{43};/gu, '='));
      if (turn === 1) await world.accounts.pool.query('update auth.users set email_confirmed_at = now()');
    }
    expect(cookies[0]).toMatch(/^sign-up-device= .*HttpOnly/u);
    expect(new Set(cookies).size).toBe(1);
  });

  test('a confirmation elsewhere removes data from a provider that had not verified the address', async () => {
    await open({ email: { autoConfirm: false } });
    await visit(world.accounts, world.provider, 'unsure');
    await world.accounts.follow(world.accounts.mailTo(people.unsure.email).link);
    const { rows } = await world.accounts.pool.query('select provider from auth.identities');
    expect(rows).toEqual([{ provider: 'email' }]);
  });
});

describe('a new address', () => {
  const moving = async (confirmChangeOnBoth: boolean) => {
    await open({ email: { confirmChangeOnBoth: confirmChangeOnBoth } });
    const person = await signedUp(world.accounts);
    await world.accounts.pool.query('update auth.users set email_verified_at = now()');
    const next = newAddress();
    await person.device.updateUser({ email: next });
    return { ...person, next };
  };

  test('is proven by a link followed in the account’s own session', async () => {
    const { session, next } = await moving(false);
    const { code } = world.accounts.mailTo(next);
    const answer = await ask(world.accounts, session.access_token, '/verify', {
      type: 'email_change',
      email: next,
      token: code,
    });
    expect([answer['user'], await isProven(next)]).toEqual([expect.objectContaining({ email: next }), true]);
  });

  test('is not proven when its owner confirms another person’s request, without a sign-in', async () => {
    const { device, next } = await moving(false);
    const { code } = world.accounts.mailTo(next);
    const { data } = await world.accounts.device().verifyOtp({ type: 'email_change', email: next, token: code });
    expect([data.session, await isProven(next)]).toEqual([null, false]);
    // its owner proves it themselves
    await proveByMail('recovery', next, world.accounts.device());
    expect((await device.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('is not proven by the old address confirming after it', async () => {
    const { email, next, session } = await moving(true);
    await world.accounts.follow(world.accounts.mailTo(next).link);
    const { code } = world.accounts.mailTo(email);
    await ask(world.accounts, session.access_token, '/verify', { type: 'email_change', email, token: code });
    expect(await isProven(next)).toBe(false);
  });
});

test('proves the address of the first admin, for whom the owner creates the account', async () => {
  await open();
  await world.accounts.ensureUser({ email: 'owner@example.com', password: goodPassword });
  expect(await isProven('owner@example.com')).toBe(true);
});

describe('a number', () => {
  const phone = '201001234567';
  const textCode = () => world.accounts.texts.findLast(({ to }) => to === phone)?.code ?? '';
  const comeByText = async () => {
    await world.accounts.device().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    return world.accounts.device().verifyOtp({ type: 'sms', phone, token: textCode() });
  };

  test('of another person’s sign-up goes to its owner', async () => {
    await open({ phone: { enabled: true, autoConfirm: true } });
    const anonymous = world.accounts.device();
    await anonymous.signUp({ phone, password: goodPassword });
    expect((await comeByText()).error).toBeNull();
    expect((await anonymous.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await world.accounts.device().signInWithPassword({ phone, password: goodPassword })).error).not.toBeNull();
  });

  test('that is unproven does not sign in to an account with a proven mailbox', async () => {
    await open({ phone: { enabled: true, autoConfirm: true } });
    const { device, email } = await signedUp(world.accounts);
    await world.accounts.pool.query('update auth.users set email_verified_at = now()');
    await device.updateUser({ phone });
    expect((await comeByText()).error?.code).toBe('otp_expired');
    expect((await device.getUser()).data.user?.email).toBe(email);
  });
});
