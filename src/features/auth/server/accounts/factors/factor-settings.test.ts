import { afterEach, expect, test } from 'vitest';
import { codeOf, enrollFactor, request, withPhones } from '../../../testing/accounts/second-factors.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

const off = { enrollEnabled: false, verifyEnabled: false };
const plenty = { max: 1000, windowSeconds: 60 };

test('refuses disabled types by name; phones are disabled by default', async () => {
  accounts = await startAccounts({ settings: { factors: { totp: off } } });
  const { session } = await signUpUser(accounts);
  const names = { totp: 'TOTP', phone: 'Phone' };
  for (const [kind, name] of Object.entries(names)) {
    expect(
      await request(accounts, session.access_token, '/factors', { factor_type: kind, phone: '+201012345678' }),
    ).toEqual({ status: 422, code: `mfa_${kind}_enroll_not_enabled`, message: `MFA enroll is disabled for ${name}` });
  }
});

test('challenges and codes of a type that can be enrolled but not verified are refused', async () => {
  accounts = await startAccounts({
    settings: {
      factors: {
        totp: { enrollEnabled: true, verifyEnabled: false },
        phone: { enrollEnabled: true, verifyEnabled: false },
      },
    },
  });
  const { session } = await signUpUser(accounts);
  for (const [kind, name] of [
    ['totp', 'TOTP'],
    ['phone', 'Phone'],
  ]) {
    const input = { factor_type: kind, phone: '+201012345678', friendly_name: kind };
    const { id } = await request(accounts, session.access_token, '/factors', input);
    const refused = {
      status: 422,
      code: `mfa_${kind}_verify_not_enabled`,
      message: `MFA verification is disabled for ${name}`,
    };
    expect(await request(accounts, session.access_token, `/factors/${id}/challenge`, {})).toEqual(refused);
    const body = { challenge_id: crypto.randomUUID(), code: '123456' };
    expect(await request(accounts, session.access_token, `/factors/${id}/verify`, body)).toEqual(refused);
  }
});

test.for([
  [true, 'mfa_ip_address_mismatch'],
  [false, undefined],
] as const)('bound to an address: %s', async ([bindToIp, refusal]) => {
  accounts = await startAccounts({ settings: { trustedProxies: 1, factors: { bindToIp: bindToIp } } });
  const { device, session } = await signUpUser(accounts);
  const { factorId, secret } = await enrollFactor(device);
  const from = async (address: string, path: string, body: unknown) => {
    const response = await accounts.send(`/factors/${factorId}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access_token}`, 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { id } = await from('2001:db8:0:0::1', 'challenge', {});
  const input = { challenge_id: id, code: codeOf(secret) };
  expect((await from('2001:db8::2', 'verify', input)).error_code).toBe(refusal);
  if (bindToIp) expect(await from('2001:db8::1', 'verify', input)).toHaveProperty('access_token');
});

test('counts challenges and codes per address, separately', async () => {
  const three = { max: 3, windowSeconds: 60 };
  const limits = { signUpPerIp: plenty, factorPerIp: three };
  accounts = await startAccounts({ settings: { limits } });
  const { device, session } = await signUpUser(accounts);
  const { factorId } = await enrollFactor(device);
  const path = `/factors/${factorId}`;
  const codes = async (step: string, body: unknown) => {
    const responses = [];
    for (let turn = 0; turn < 4; turn += 1)
      responses.push(await request(accounts, session.access_token, path + step, body));
    return responses.map(({ status, code }) => [status, code]);
  };
  const over = [429, 'over_request_rate_limit'];
  expect(await codes('/challenge', {})).toEqual([...[1, 2, 3].map(() => [200, undefined]), over]);
  expect(await codes('/verify', {})).toEqual([...[1, 2, 3].map(() => [400, 'validation_failed']), over]);
});

test('limits text messages per network; requests within the interval do not count', async () => {
  accounts = await startAccounts({
    settings: { ...withPhones, limits: { factorPerIp: plenty, textsPerNetwork: { max: 2, windowSeconds: 3600 } } },
  });
  const phoneOf = async (phone: string) => {
    const { device, session } = await signUpUser(accounts);
    const { data } = await device.mfa.enroll({ factorType: 'phone', phone });
    return () => request(accounts, session.access_token, `/factors/${data?.id}/challenge`, {});
  };
  const [first, second, third] = [
    await phoneOf('201000000001'),
    await phoneOf('201000000002'),
    await phoneOf('201000000003'),
  ];
  expect((await first()).status).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) expect((await first()).message).toMatch(/^For security purposes/);
  expect((await second()).status).toBe(200);
  expect(await third()).toEqual({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: 'SMS rate limit exceeded',
  });
  expect(accounts.texts).toHaveLength(2);
});
