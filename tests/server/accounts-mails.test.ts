import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages, directionOf } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { AccountsMail, MailKind } from '#features/auth/server/accounts/index.ts';
import { linkIn, type MailCapture, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer, type ReceivedMail } from '#tests/support/servers/mail-server.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let server: MailServer;
let capture: MailCapture;
beforeAll(async () => {
  server = await openMailServer();
  capture = await startMailCapture({ smtpUrl: server.url });
  await capture.run();
});
afterAll(async () => {
  await capture.close();
  await server.close();
});

const arrived = (to: string): Promise<ReceivedMail> =>
  soon(() => {
    const mail = server.mails.find(({ recipients }) => recipients.includes(to));
    expect(mail).toBeDefined();
    return mail as ReceivedMail;
  });
const received = async (mail: AccountsMail): Promise<ReceivedMail> => {
  await capture.mail(mail);
  return arrived(mail.to);
};

const kinds = ['signup', 'invite', 'recovery'] as const satisfies readonly MailKind[];
const each = contentLanguages.flatMap((language) => kinds.map((kind) => ({ kind, language })));

test.each(each)('$kind mail in $language contains its link and code in both bodies', async ({ kind, language }) => {
  const mail = someMail({ kind, language });
  const { headers, html, text, from, recipients } = await received(mail);
  const texts = serverTexts(language, testSettings).mail.accounts[kind];

  expect(headers['subject']).toBe(texts.subject);
  expect(from).toBe('shop@shop.example');
  expect(recipients).toEqual([mail.to]);
  expect(headers).toMatchObject({
    from: expect.stringContaining('<shop@shop.example>'),
    to: mail.to,
    'auto-submitted': 'auto-generated',
    'content-language': language,
    'message-id': expect.stringMatching(/^<[\w-]{43}@shop\.example>$/),
    'content-type': expect.stringContaining('multipart/alternative'),
  });
  expect(headers['from']).toContain(testSettings.name[language]);

  expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  expect(html).toContain(`href="${linkIn(mail).replaceAll('&', '&amp;')}"`);
  for (const sentence of [texts.press, texts.button, texts.otherwise, mail.code])
    expect(html).toContain(sentence.replaceAll("'", '&#x27;'));

  const lines = text.split('\n');
  expect(lines).toContain(linkIn(mail));
  expect(lines).toContain(mail.code);
  expect(lines).toContain(texts.otherwise);
});

test.each(contentLanguages)('reauthentication mail in %s contains only a code and no button', async (language) => {
  const mail = someMail({ kind: 'reauthentication', language, link: null });
  const { html, text, headers } = await received(mail);
  expect(headers['subject']).toBe(serverTexts(language, testSettings).mail.accounts.reauthentication.subject);
  expect(html).not.toContain('<a ');
  expect(text).not.toContain('http');
  expect(text.split('\n')).toContain(mail.code);
});

describe('language of a mail', () => {
  test.each([
    { requested: null, language: 'ar' },
    { requested: 'fr', language: 'ar' },
    { requested: 'english', language: 'ar' },
    { requested: 'ar-EG', language: 'ar' },
    { requested: 'en-GB', language: 'en' },
    { requested: 'EN', language: 'en' },
  ])('a mail is in $language for the requested language $requested', async ({ requested, language }) => {
    const { headers } = await received(someMail({ language: requested }));
    expect(headers['content-language']).toBe(language);
  });
});

test('a mail loads no resources, and user input in it is escaped', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const to = 'hostile@example.com';
  await capture.send({ kind: 'welcome', to, language: 'en', name, code: { text: 'WELCOME-1', percent: 10 } });
  const { html, text } = await arrived(to);
  expect(html).not.toMatch(/<(link|script|iframe)\b|@import|url\(|src="(?!cid:)/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain(name);
});

test('a recipient field with two addresses is not sent to the second', async () => {
  const mail = someMail({ to: 'amina@example.com, other@example.com' });
  await capture.mail(mail);
  await soon(async () => expect((await capture.jobs()).some(({ attempts }) => attempts > 0)).toBe(true));
  expect(server.mails.filter(({ recipients }) => recipients.includes('other@example.com'))).toEqual([]);
});
