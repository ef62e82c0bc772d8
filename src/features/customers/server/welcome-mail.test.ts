import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPercent } from '#core/i18n/format.ts';
import { contentLanguages, localisedAddress } from '#core/i18n/language.ts';
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

const mailsTo = (email: string) => server.mails.filter(({ recipients }) => recipients.includes(email));

const signUp = (email: string, language: string, name = 'Amina') =>
  shop.accounts.handle.request('/signup', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'accept-language': language,
    },
    body: JSON.stringify({
      email,
      password: 'Lapis-1234',
      data: { name, phone: '01001234567', dob: '1990-05-17' },
    }),
  });

test.each(contentLanguages)(
  'a sign-up on a device in %s sends the personal code in that language',
  async (language) => {
    const email = `new-${language}@example.com`;
    expect((await signUp(email, `${language}-EG,en;q=0.5`)).status).toBe(200);
    const { rows } = await shop.database.pool.query(
      'select code from promo_codes join profiles on profiles.id = user_id where email = $1',
      [email],
    );
    const mail = await soon(() => {
      expect(mailsTo(email)).toHaveLength(1);
      return mailsTo(email)[0];
    });
    const texts = serverTexts(language, testSettings).mail;
    expect(mail?.headers).toMatchObject({ subject: texts.welcome.subject, 'content-language': language });
    const lines = mail?.text.split('\n');
    expect(lines?.[0]).toBe(texts.hello({ name: 'Amina' }));
    const rate = formatPercent(0.1, language);
    expect(lines).toEqual(expect.arrayContaining([texts.welcome.above({ rate }), rows[0].code, texts.welcome.below]));
    expect(lines).toContain(localisedAddress('/products', 'https://shop.example', language));
    expect(mail?.html).toContain(`>${rows[0].code}</p>`);
    expect(mail?.html).toContain(texts.welcome.button);
  },
);

test('a refused sign-up sends no mail', async () => {
  expect((await signUp('refused@example.com', 'en', 'X')).status).toBe(400);
  expect((await signUp('after@example.com', 'en')).status).toBe(200);
  await soon(() => expect(mailsTo('after@example.com')).toHaveLength(1));
  expect(mailsTo('refused@example.com')).toEqual([]);
});
