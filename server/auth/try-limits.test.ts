import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/world/fresh-database.ts';
import { createSecretBox } from '../sealing/secret-box.ts';
import { type AccountsWishes, accountsSettings } from './accounts-settings.ts';
import { createTryLimits, type TryLimits } from './try-limits.ts';

let database: FreshDatabase;
const box = createSecretBox(randomBytes(32));

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

/** The counters of a service that grants everything once or, to itself, as often as it is told. */
const limitsWith = (wishes: Partial<AccountsWishes> = {}): TryLimits => {
  const once = { tries: 1, seconds: 60 };
  const limits = {
    anonymousPerAddress: once,
    askPerAddress: once,
    verifyPerAddress: once,
    mails: once,
    texts: once,
  };
  const addresses = { externalUrl: 'https://shop.example/auth/v1', siteUrl: 'https://shop.example' };
  return createTryLimits(database.pool, box, accountsSettings({ ...addresses, limits, ...wishes }));
};

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
  row('guests from one address', (limits) => limits.spendAnonymous('192.0.2.1'), requestLimit),
  row('asking for a recovery', (limits) => limits.spendAsk('recover', '192.0.2.1'), requestLimit),
  row('asking for a code', (limits) => limits.spendAsk('otp', '192.0.2.1'), requestLimit),
  row('asking for a link', (limits) => limits.spendAsk('magiclink', '192.0.2.1'), requestLimit),
  row('asking once more', (limits) => limits.spendAsk('resend', '192.0.2.1'), requestLimit),
  row('proving by code or link', (limits) => limits.spendVerify('192.0.2.1'), requestLimit),
  row('mails', (limits) => limits.spendMail(), ['over_email_send_rate_limit', 'email rate limit exceeded']),
  row('texts', (limits) => limits.spendText(), ['over_sms_send_rate_limit', 'SMS rate limit exceeded']),
  row('mails of a kind to one address', (limits) => limits.spendMailTo('recovery', 'amina@example.com'), [
    'over_email_send_rate_limit',
    wait,
  ]),
  row('texts to one number', (limits) => limits.spendTextTo('201012345678'), ['over_sms_send_rate_limit', wait]),
];

test.for(rows)('$what: the second within the time is refused', async ({ spend, code, message }) => {
  const limits = limitsWith();
  await spend(limits);
  await expect(spend(limits)).rejects.toMatchObject({
    status: 429,
    code,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

test('another kind of mail, another address and another number are counted apart', async () => {
  const limits = limitsWith();
  const all = Promise.all([
    limits.spendMailTo('signup', 'hoda@example.com'),
    limits.spendMailTo('magiclink', 'hoda@example.com'),
    limits.spendMailTo('signup', 'salma@example.com'),
    limits.spendTextTo('201000000001'),
    limits.spendTextTo('201000000002'),
  ]);
  await expect(all).resolves.toHaveLength(5);
});

test('the seconds to wait are the seconds that are left', async () => {
  const limits = limitsWith({ email: { secondsBetween: 2 } });
  await limits.spendMailTo('invite', 'laila@example.com');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await expect(limits.spendMailTo('invite', 'laila@example.com')).rejects.toMatchObject({
    message: 'For security purposes, you can only request this after 1 seconds.',
    details: { retryAfterSeconds: 1 },
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await limits.spendMailTo('invite', 'laila@example.com');
});

test('no time between means no waiting', async () => {
  const limits = limitsWith({ email: { secondsBetween: 0 }, phone: { secondsBetween: 0 } });
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(limits.spendMailTo('signup', 'mona@example.com')).resolves.toBeUndefined();
    await expect(limits.spendTextTo('201000000003')).resolves.toBeUndefined();
  }
});

test('no address and no number lies in the counters', async () => {
  const limits = limitsWith();
  await limits.spendMailTo('signup', 'nobody-reads-me@example.com');
  await limits.spendTextTo('201099999999');
  const { rows: counters } = await database.pool.query('select key from auth.rate_limits');
  const text = JSON.stringify(counters);
  expect(text).toContain('mail-to');
  expect(text).not.toMatch(/nobody-reads-me|201099999999/);
});
