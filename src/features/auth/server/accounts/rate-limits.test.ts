import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { createTryLimits, type MailRequest, type RequestedMailKind, type TryLimits } from './rate-limits.ts';
import { type AccountsSettingsInput, accountsSettings } from './settings.ts';

let database: FreshDatabase;
const box = createSecretBox(randomBytes(32));

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

const once = { max: 1, windowSeconds: 60 };
const often = { max: 100, windowSeconds: 60 };

/** Rate limits that allow each request once, or as often as configured. */
const limitsWith = (bodies: Partial<AccountsSettingsInput> = {}): TryLimits => {
  const limits = {
    mailRequestsPerIp: once,
    verifyPerIp: once,
    mailsPerNetwork: often,
    mailsToAddress: often,
    textsPerNetwork: often,
    textsToNumber: often,
  };
  const addresses = { externalUrl: 'https://shop.example/auth/v1', siteUrl: 'https://shop.example' };
  const settings = accountsSettings({ ...addresses, ...bodies, limits: { ...limits, ...bodies.limits } });
  return createTryLimits(database.pool, box, settings);
};

/** Requests of a mail and a text message, each from a new network. */
let networks = 0;
const network = () => `198.51.100.${(networks += 1)}`;
const mail = (kind: RequestedMailKind, to: string): MailRequest => ({ kind, to, addressBucket: network() });
const repeatedMail = (kind: RequestedMailKind, to: string): MailRequest => ({ ...mail(kind, to), hasInterval: false });
const text = (to: string) => ({ to, addressBucket: network() });

const requestLimit = ['over_request_rate_limit', 'Request rate limit reached'] as const;
const wait = /^For security purposes, you can only request this after (5\d|60) seconds\.$/;

type Row = {
  readonly what: string;
  readonly spend: (limits: TryLimits) => Promise<void>;
  readonly code: string;
  readonly message: string | RegExp;
};

const row = (what: string, spend: Row['spend'], [code, message]: readonly [string, string | RegExp]): Row => ({
  what,
  spend,
  code,
  message,
});

const rows = [
  row('recovery request', (limits) => limits.spendMailRequest('recover', '192.0.2.1'), requestLimit),
  row('resend request', (limits) => limits.spendMailRequest('resend', '192.0.2.1'), requestLimit),
  row('verification request', (limits) => limits.spendVerify('192.0.2.1'), requestLimit),
  row('mail of a kind to one address', (limits) => limits.spendMail(mail('recovery', 'amina@example.com')), [
    'over_email_send_rate_limit',
    wait,
  ]),
];

test.for(rows)('refuses a second $what within the interval', async ({ spend, code, message }) => {
  const limits = limitsWith();
  await spend(limits);
  await expect(spend(limits)).rejects.toMatchObject({
    status: 429,
    code,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

test('counts another kind of mail, another address and another number separately', async () => {
  const limits = limitsWith();
  const all = Promise.all([
    limits.spendMail(mail('signup', 'hoda@example.com')),
    limits.spendMail(mail('recovery', 'hoda@example.com')),
    limits.spendMail(mail('signup', 'salma@example.com')),
    limits.spendText(text('201000000001')),
    limits.spendText(text('201000000002')),
  ]);
  await expect(all).resolves.toHaveLength(5);
});

const overMails = { status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' };
const overTexts = { status: 429, code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' };

test('limits messages per network, to any address, and does not delay other networks', async () => {
  const limits = limitsWith({ limits: { mailsPerNetwork: once, textsPerNetwork: once } });
  const addressBucket = network();
  await limits.spendMail({ kind: 'signup', to: 'nour@example.com', addressBucket });
  await expect(limits.spendMail({ kind: 'signup', to: 'omar@example.com', addressBucket })).rejects.toMatchObject(
    overMails,
  );
  await limits.spendMail(mail('signup', 'omar@example.com'));
  await limits.spendText({ to: '201000000004', addressBucket });
  await expect(limits.spendText({ to: '201000000005', addressBucket })).rejects.toMatchObject(overTexts);
});

test('limits messages of a kind per address, from any network', async () => {
  const limits = limitsWith({ limits: { mailsToAddress: once, textsToNumber: once } });
  await limits.spendMail(repeatedMail('signup', 'dina@example.com'));
  await expect(limits.spendMail(repeatedMail('signup', 'dina@example.com'))).rejects.toMatchObject(overMails);
  await limits.spendText(text('201000000006'));
  await expect(limits.spendText(text('201000000006'))).rejects.toMatchObject(overTexts);
});

test.for(['signup', 'reauthentication'] as const)(
  'mails of the kind %s do not count against recovery mails, neither by address nor by network',
  async (kind) => {
    const limits = limitsWith({ limits: { mailsPerNetwork: once, mailsToAddress: once } });
    const addressBucket = network();
    const to = `${kind}@example.com`;
    await limits.spendMail({ kind, to, addressBucket });
    await expect(limits.spendMail({ kind, to, addressBucket, hasInterval: false })).rejects.toMatchObject(overMails);
    await expect(limits.spendMail({ kind: 'recovery', to, addressBucket })).resolves.toBeUndefined();
  },
);

test('a refusal has the remaining seconds to wait', async () => {
  const limits = limitsWith({ email: { minIntervalSeconds: 2 } });
  await limits.spendMail(mail('recovery', 'laila@example.com'));
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await expect(limits.spendMail(mail('recovery', 'laila@example.com'))).rejects.toMatchObject({
    message: 'For security purposes, you can only request this after 1 seconds.',
    details: { retryAfterSeconds: 1 },
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await limits.spendMail(mail('recovery', 'laila@example.com'));
});

test('an interval of 0 has no wait', async () => {
  const limits = limitsWith({ email: { minIntervalSeconds: 0 } });
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(limits.spendMail(mail('signup', 'mona@example.com'))).resolves.toBeUndefined();
  }
});

test('the counters contain no address and no number', async () => {
  const limits = limitsWith();
  await limits.spendMail(mail('signup', 'nobody-reads-me@example.com'));
  await limits.spendText(text('201099999999'));
  const { rows: counters } = await database.pool.query('select key from auth.rate_limits');
  const all = JSON.stringify(counters);
  expect(all).toContain('mail-pause');
  expect(all).not.toMatch(/nobody-reads-me|201099999999/);
});
