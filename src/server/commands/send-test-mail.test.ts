import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { readSettings } from '../environment/environment.ts';
import { sendTestMail } from './send-test-mail.ts';

let database: FreshDatabase;
let server: MailServer;
const secretKey = randomBytes(32).toString('base64');

beforeAll(async () => {
  database = await freshDatabase();
  server = await openMailServer();
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

const settingsWith = (env: Readonly<Record<string, string>>) =>
  readSettings({ DATABASE_URL: database.url, SECRET_KEY: secretKey, MAIL_FROM: 'mails@shop.example', ...env });

test('sends one mail in both languages from the address of the shop', async () => {
  const message = await sendTestMail(settingsWith({ SMTP_URL: server.url }), 'owner@shop.example');
  expect(message).toContain('owner@shop.example');
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: 'mails@shop.example', recipients: ['owner@shop.example'] });
  expect(mail?.text).toContain('فبريد المتجر يعمل');
  expect(mail?.text).toContain('so the shop can send mails');
});

test("reports the reply code of the mail server's rejection", async () => {
  server.refuse({ number: 554, sentence: 'not from here', whom: 'sender' });
  await expect(sendTestMail(settingsWith({ SMTP_URL: server.url }), 'owner@shop.example')).rejects.toThrow(/554/);
});

test('refuses without a mail server', async () => {
  await expect(sendTestMail(settingsWith({}), 'owner@shop.example')).rejects.toThrow('SMTP_URL is not set');
});

test('explains an invalid SMTP_URL to the owner', async () => {
  const sent = (smtpUrl: string) => sendTestMail(settingsWith({ SMTP_URL: smtpUrl }), 'owner@shop.example');
  await expect(sent('smtp://127.0.0.1:1')).rejects.toThrow(
    /^No connection to the mail server .* Correct host and port of SMTP_URL/,
  );
  await expect(sent('smtp://no-such-host.invalid:587')).rejects.toThrow(/^There is no mail server of this name/);
});
