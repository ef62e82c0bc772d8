import { AuthClient } from '@supabase/auth-js';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

let database: FreshDatabase;
let shop: RunningShop;

beforeAll(async () => {
  database = await freshDatabase();
  shop = await runBuiltShop({ databaseUrl: database.url, settings: { LOG_LEVEL: 'trace' } });
});

afterAll(async () => {
  await shop.stop();
  await database.drop();
});

type Message = { readonly to: string; readonly text: string };

/** The latest link for an address, read from the dev mailbox at the URL that the shop has printed. */
const messageTo = async (address: string): Promise<string> => {
  const mailboxUrl = /https?:\S+\/dev\/mailbox\?key=\S+/.exec(shop.output())?.[0] ?? '';
  const readBody = async (): Promise<string> => {
    const response = await fetch(mailboxUrl.replace('/dev/mailbox?', '/dev/mailbox.json?'));
    const { messages } = (await response.json()) as { readonly messages: readonly Message[] };
    return messages.find(({ to, text }) => to === address && text.includes('token_hash'))?.text ?? '';
  };
  await expect.poll(readBody).not.toBe('');
  return readBody();
};

test('the log contains no secret of an account, even at the most verbose level', async () => {
  const email = 'hoda.of.the.nile@example.com';
  const [first, second, wrong] = ['First-Secret-1', 'Second-Secret-2', 'Wrong-Secret-3'] as const;
  const device = new AuthClient({ url: `${shop.url}/auth/v1`, storageKey: 'log', autoRefreshToken: false });
  const data = { name: 'Hoda', phone: '+201012345678', dob: '1990-05-17' };
  const { data: joined } = await device.signUp({ email, password: first, options: { data } });
  expect(joined.session).not.toBeNull();
  expect((await device.signInWithPassword({ email, password: wrong })).error).not.toBeNull();

  await device.resetPasswordForEmail(email);
  const mail = await messageTo(email);
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  const link = /token_hash=([0-9a-f]+)/.exec(mail)?.[1] ?? '';
  expect([code, link]).not.toContain('');
  const { data: recovered } = await device.verifyOtp({ type: 'recovery', email, token: code });
  expect((await device.updateUser({ password: second })).error).toBeNull();

  const { data: factor } = await device.mfa.enroll({ factorType: 'totp' });
  const secret = factor?.type === 'totp' ? factor.totp.secret : '';
  const totpCode = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate();
  expect((await device.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: totpCode })).error).toBeNull();
  const { data: refreshed } = await device.refreshSession();
  await fetch(`${shop.url}/auth/v1/verify?token=${link}&type=recovery`, { redirect: 'manual' });
  await fetch(`${shop.url}/auth/v1/user`, { headers: { authorization: 'Bearer no.such.token' } });

  const secrets = {
    email,
    first,
    second,
    wrong,
    code,
    link,
    secret,
    totpCode,
    phone: '01012345678',
    ...tokensOf('joined', joined.session),
    ...tokensOf('recovered', recovered.session),
    ...tokensOf('refreshed', refreshed.session),
  };
  const leaks = Object.entries(secrets).filter(([, value]) => value === '' || shop.output().includes(value));
  expect(leaks.map(([name]) => name)).toEqual([]);
});

type Tokens = { readonly access_token: string; readonly refresh_token: string } | null;

const tokensOf = (name: string, session: Tokens) => ({
  [`${name} access`]: session?.access_token ?? '',
  [`${name} refresh`]: session?.refresh_token ?? '',
});
