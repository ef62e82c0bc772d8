import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let server: MailServer;
let shop: OpenShop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

test.each(contentLanguages)('a mail in %s confirms the deletion to the account owner', async (language) => {
  const { subject, body } = serverTexts(language, testSettings).mail.accountDeleted;
  const { token, email } = await shop.signUp();
  const erased = await shop.request('/account-deletions', { body: { language, password: 'Lapis-1234' }, token });
  expect(erased.status).toBe(200);
  const mail = await soon(() => {
    const match = server.mails.find(
      ({ recipients, headers }) => recipients.includes(email) && headers['subject'] === subject,
    );
    expect(match).toBeDefined();
    return match;
  });
  expect(mail?.headers).toMatchObject({ 'content-language': language });
  for (const paragraph of body) {
    expect(mail?.text.replaceAll(/\s+/gu, ' ')).toContain(paragraph);
  }
  expect(mail?.text).toContain('سلمى حسن');
});

test('a refused deletion sends no mail', async () => {
  const { token, email } = await shop.signUp();
  await shop.request('/account-deletions', { body: { language: 'ar', password: 'wrong' }, token });
  await shop.confirmNewsletter(email);
  await soon(() => expect(server.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(2));
  const subjects = server.mails.flatMap(({ recipients, headers }) =>
    recipients.includes(email) ? [headers['subject']] : [],
  );
  expect(subjects).not.toContain(serverTexts('ar', testSettings).mail.accountDeleted.subject);
});
