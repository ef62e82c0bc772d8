import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byLanguage } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { queriesOn } from '#core/server/database/connect.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { createDevMailbox } from '#core/server/mail/dev-mailbox.ts';
import type { AccountsTables } from '#features/auth/server/accounts/index.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { linkIn, someMail, soon } from '#tests/support/mail/job-capture.ts';
import { createAccountsMessenger } from '#tests/support/mail/test-mailer.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { Shop } from '../../src/server/app-options.ts';
import { createShop } from '../../src/server/create-app.ts';
import { readSettings } from '../../src/server/environment/environment.ts';

const publicUrl = 'https://lazaward.example';
const secretKey = randomBytes(32);
const arabic = someMail();
const english = someMail({ kind: 'recovery', language: 'en', to: '<b>new</b>@example.com' });
const text = {
  to: '201012345678',
  language: 'en',
  code: '493021',
  channel: 'sms',
  goodUntil: new Date(Date.now() + 600_000).toISOString(),
} as const;

const openWith = (databaseUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<Shop> =>
  createShop({
    accountsOptions: {},
    settings: readSettings({ PORT: '0', SECRET_KEY: secretKey.toString('base64'), ...settings }),
    databaseUrl,
    publicUrl,
    pages: {
      render: async () => new Response('nothing stands here', { status: 404 }),
      textsChunks: byLanguage(() => null),
      vendorChunk: null,
      sheets: new Map(),
      inlineScript: '',
    },
    log: pino({ level: 'silent' }),
  });

let database: FreshDatabase;
let shop: Shop;
let server: Server;
let shopUrl: string;
let path: string;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await openWith(database.url);
  server = createServer(shop.listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  path = String(shop.devMailboxUrl).replace(publicUrl, '');

  const accounts = createAccountsMessenger(createSecretBox(secretKey));
  const transactions = queriesOn<AccountsTables>(database.pool).transaction();
  await transactions.execute((transaction) => accounts.mail(transaction, arabic));
  await transactions.execute((transaction) => accounts.mail(transaction, english));
  await transactions.execute((transaction) => accounts.text(transaction, text));
  await soon(async () => expect((await messages()).messages).toHaveLength(3));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
  await database.drop();
});

const request = (pathname: string, init: RequestInit = {}) => fetch(shopUrl + pathname, init);
const messages = async () =>
  (await (await request(path.replace('mailbox', 'mailbox.json'))).json()) as {
    messages: readonly Record<string, unknown>[];
  };

describe('without SMTP and SMS adapter', () => {
  test('the shop exposes the mailbox URL with an unguessable key', () => {
    expect(shop.devMailboxUrl).toMatch(/^https:\/\/lazaward\.example\/dev\/mailbox\?key=[\w-]{24}$/);
  });

  test('messages are available as JSON', async () => {
    const mailbox = await messages();
    expect(mailbox.messages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'mail',
          to: arabic.to,
          code: arabic.code,
          links: [linkIn(arabic)],
          language: 'ar',
        }),
        expect.objectContaining({ kind: 'mail', to: english.to, code: english.code, links: [linkIn(english)] }),
        expect.objectContaining({ kind: 'text', to: '+201012345678', text: 'Your code is 493021', code: '493021' }),
      ]),
    );
  });

  test.each([
    { lang: 'ar', direction: 'rtl' },
    { lang: 'en', direction: 'ltr' },
  ] as const)(
    'the page in $lang shows links, codes, text messages and mails in sandboxed frames',
    async ({ lang, direction }) => {
      const response = await request(`${path}&lang=${lang}`);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain(`<html lang="${lang}" dir="${direction}">`);
      expect(page).toContain(serverTexts(lang, testSettings).devMailbox.text);
      expect(page).toContain(`href="${linkIn(arabic).replaceAll('&', '&amp;')}"`);
      expect(page).toContain(serverTexts('ar', testSettings).mail.accounts.signup.subject);
      expect(page).toContain('Your code is 493021');
      expect(page.match(/<iframe sandbox="" /g)).toHaveLength(2);
      expect(page).not.toContain('<b>new</b>');
      expect(page).not.toContain('<script');
    },
  );

  test('the page is not cached, not indexed, and runs no scripts', async () => {
    const { headers } = await request(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('script-src');
  });

  test.each([
    '/dev/mailbox',
    '/dev/mailbox?key=',
    '/dev/mailbox?key=AAAAAAAAAAAAAAAAAAAAAAAA',
    '/dev/mailbox.json?key=AAAAAAAAAAAAAAAAAAAAAAAA',
  ])('%s is handled like an unknown page', async (pathname) => {
    const [response, unknown] = await Promise.all([request(pathname), request('/dev/nothing')]);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await unknown.text());
    const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date');
    expect(names(response.headers)).toEqual(names(unknown.headers));
  });
});

test('there is no dev mailbox when all channels are configured', async () => {
  const other = await freshDatabase();
  const busy = await openWith(other.url, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1/send',
    SMS_TOKEN: 'a-token',
  });
  expect(busy.devMailboxUrl).toBeNull();
  await busy.close();
  await other.drop();
});

test('the mailbox keeps the last 200 messages, and a repeated message once', async () => {
  const { text: keep, messages: listMessages } = createDevMailbox();
  const numbers = Array.from({ length: 205 }, (_, number) => String(number));
  for (const key of [...numbers, '204', '100'])
    await keep({ key, to: '+201012345678', language: 'ar', text: key, channel: 'sms', code: null });
  expect(listMessages()).toHaveLength(200);
  expect(
    listMessages()
      .map(({ key }) => key)
      .slice(0, 3),
  ).toEqual(['100', '204', '203']);
  expect(listMessages().at(-1)?.key).toBe('5');
});
