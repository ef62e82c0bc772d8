import { describe, expect, test } from 'vitest';
import { accountsToClaim, people } from '../../testing/accounts/accounts-to-claim.ts';
import { visit } from '../../testing/accounts/provider-visits.ts';
import { goodPassword, newAddress, type RunningAccounts } from '../../testing/accounts/start-accounts.ts';

const world = accountsToClaim();
const { open, isProven } = world;

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

  test('a proof in another browser removes the password and reports it in the response', async () => {
    await open({ email: { autoConfirm: false } });
    const email = newAddress();
    await world.accounts.device().signUp({ email, password: goodPassword, options: { data: { name: 'Eve' } } });
    const { data } = await confirm(email, world.accounts.device());
    expect(data.session).toMatchObject({ has_password: false });
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    expect((await world.accounts.device().signInWithPassword({ email, password: goodPassword })).error).not.toBeNull();
    expect(world.claims).toHaveLength(1);
  });

  test('the confirmation after a second sign-up with the address keeps neither password', async () => {
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

  test('a sign-up with a registered address sets the same cookie as with a new one', async () => {
    await open({ email: { autoConfirm: false } });
    const email = newAddress();
    const cookies: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const response = await world.accounts.send('/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: goodPassword }),
      });
      cookies.push(response.headers.get('set-cookie')?.replaceAll(/=[\w-]+\.[\w-]{43};/gu, '='));
      if (turn === 1) await world.accounts.pool.query('update auth.users set email_confirmed_at = now()');
    }
    expect(cookies[0]).toMatch(/^sign-up-device= .*HttpOnly/u);
    expect(new Set(cookies).size).toBe(1);
  });

  test('a confirmation on another device removes data of a provider that had not verified the address', async () => {
    await open({ email: { autoConfirm: false } });
    await visit(world.accounts, world.provider, 'unsure');
    await world.accounts.follow(world.accounts.mailTo(people.unsure.email).link);
    const { rows } = await world.accounts.pool.query('select provider from auth.identities');
    expect(rows).toEqual([{ provider: 'email' }]);
  });
});

test('the address of the first admin, created by the owner, counts as proven', async () => {
  await open();
  await world.accounts.ensureUser({ email: 'owner@example.com', password: goodPassword });
  expect(await isProven('owner@example.com')).toBe(true);
});
