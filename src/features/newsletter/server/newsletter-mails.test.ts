import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { errorText } from '#tests/support/error-text.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer, type ReceivedMail } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { handleOneClickUnsubscribe } from './one-click-unsubscribe.ts';

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

/** Returns the newest mail to an address once more than `count` mails have arrived. */
const waitForMail = (email: string, count: number) =>
  soon(() => {
    expect(mailsTo(email).length).toBeGreaterThan(count);
    return mailsTo(email).at(-1) as ReceivedMail;
  });

/** Submits the form and returns the confirmation mail. */
const subscribe = async (email: string, body: object = {}, headers: Record<string, string> = {}) => {
  const before = mailsTo(email).length;
  const { status } = await shop.request('/newsletter-subscriptions', { body: { email, ...body }, headers });
  expect(status).toBe(201);
  return waitForMail(email, before);
};

const confirmLinkOf = ({ text }: ReceivedMail): string =>
  /https:\S+\/confirm-newsletter\?\S+/u.exec(text)?.[0] ?? 'there is no link';
const pressButton = (mail: ReceivedMail) =>
  shop.request('/newsletter-confirmations', {
    body: { token: new URL(confirmLinkOf(mail)).searchParams.get('token') },
  });

/** Submits the form, confirms, and returns the welcome mail. */
const subscribeAndConfirm = async (email: string, body: object = {}, headers: Record<string, string> = {}) => {
  const mail = await subscribe(email, body, headers);
  const before = mailsTo(email).length;
  expect((await pressButton(mail)).status).toBe(201);
  return waitForMail(email, before);
};

const isSubscribed = async (email: string): Promise<boolean> => {
  const { rows } = await shop.database.pool.query('select from newsletter_subscriptions where email = $1', [email]);
  return rows.length > 0;
};

const linkOf = ({ headers }: ReceivedMail): string => String(headers['list-unsubscribe']).slice(1, -1);
const tokenOf = (mail: ReceivedMail): string => String(new URL(linkOf(mail)).searchParams.get('token'));
const unsubscribe = (token: unknown) => shop.request('/unsubscriptions', { body: { token } });

/** Sends the one-click unsubscribe request of a mail client (List-Unsubscribe headers). */
const sendOneClick = (link: string) =>
  handleOneClickUnsubscribe(
    { handle: shop.api.handle, settings: testSettings },
    new Request(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
    'a mailbox',
  );

describe.each(contentLanguages)('newsletter mails in %s', (language) => {
  test('the confirmation link subscribes only after the button is pressed', async () => {
    const email = `asked-${language}@example.com`;
    const mail = await subscribe(email, { language });
    const t = serverTexts(language, testSettings).mail.newsletterConfirmation;
    expect(mail.headers).toMatchObject({ subject: t.subject, 'content-language': language });
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    for (const expectedText of [t.about, t.otherwise]) expect(mail.text).toContain(expectedText);
    const link = confirmLinkOf(mail);
    expect(mail.html).toContain(t.press);
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(new URL(link).searchParams.get('lang')).toBe(language === 'en' ? 'en' : null);
    expect(Buffer.from(new URL(link).searchParams.get('token') ?? '', 'base64url').toString('latin1')).not.toContain(
      'asked',
    );
    expect(await isSubscribed(email)).toBe(false);
    expect((await pressButton(mail)).status).toBe(201);
    expect(await isSubscribed(email)).toBe(true);
    const again = await pressButton(mail);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
  });

  test('the confirmation page works before its script has loaded', async () => {
    const email = `early-${language}@example.com`;
    const link = confirmLinkOf(await subscribe(email, { language }));
    const response = await sendOneClick(link);
    expect([response.status, await response.text()]).toEqual([
      201,
      `${serverTexts(language, testSettings).newsletterConfirmation.done.title}\n`,
    ]);
    expect(await isSubscribed(email)).toBe(true);
  });

  test('a new subscriber gets one welcome mail with unsubscribe links in both bodies and in the headers', async () => {
    const email = `reader-${language}@example.com`;
    const mail = await subscribeAndConfirm(email, { language });
    const t = serverTexts(language, testSettings).mail;
    expect(mail.headers).toMatchObject({
      subject: t.newsletterWelcome.subject,
      'content-language': language,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const link = linkOf(mail);
    expect(link.startsWith('https://shop.example/unsubscribe?token=')).toBe(true);
    expect(new URL(link).searchParams.get('lang')).toBe(language === 'en' ? 'en' : null);
    expect(Buffer.from(tokenOf(mail), 'base64url').toString('latin1')).not.toContain('reader');
    expect(mail.text.split('\n')).toEqual(
      expect.arrayContaining([...t.newsletterWelcome.body, `${t.unsubscribe}:`, link]),
    );
    expect(mail.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}"`);
    expect(mail.html).toContain(`>${t.unsubscribe}</a>`);

    await soon(async () => {
      const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
      expect(rows).toEqual([]);
    });
    expect(mailsTo(email)).toHaveLength(2);
  });

  test('one-click unsubscribe works repeatedly and for the address in any case', async () => {
    const email = `Leaver-${language}@example.com`;
    const link = linkOf(await subscribeAndConfirm(email, { language }));
    for (let count = 0; count < 2; count += 1) {
      const response = await sendOneClick(link);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await response.text()).toBe(`${serverTexts(language, testSettings).unsubscribe.done.title}\n`);
      expect(await isSubscribed(email)).toBe(false);
    }
  });

  test('a forged link is refused', async () => {
    const email = `stays-${language}@example.com`;
    const mail = await subscribeAndConfirm(email, { language });
    const token = tokenOf(mail);
    const sentence = errorText('UNSUBSCRIBE_LINK_INVALID', language);
    const other = token[20] === 'A' ? 'B' : 'A';
    for (const wrong of ['', 'x', token.slice(0, -6), `${token.slice(0, 20)}${other}${token.slice(21)}`, '\u0000é']) {
      const { status, body } = await unsubscribe(wrong);
      expect([status, body.code, body.data.localizedMessage[language]]).toEqual([
        422,
        'UNSUBSCRIBE_LINK_INVALID',
        sentence,
      ]);
      const url = new URL(linkOf(mail));
      url.searchParams.set('token', wrong);
      const response = await sendOneClick(url.href);
      expect([response.status, await response.text()]).toEqual([422, `${sentence}\n`]);
    }
    expect((await unsubscribe(7)).body.code).toBe('VALIDATION_FAILED');
    expect(await isSubscribed(email)).toBe(true);
  });
});

test('a returning subscriber is welcomed again, and the unsubscribe link of the first mail still works', async () => {
  const first = await subscribeAndConfirm('back@example.com');
  expect((await unsubscribe(tokenOf(first))).body).toEqual({ accepted: true });
  await subscribeAndConfirm('back@example.com');
  await soon(() => expect(mailsTo('back@example.com')).toHaveLength(4));
  expect((await unsubscribe(tokenOf(first))).status).toBe(200);
  expect(await isSubscribed('back@example.com')).toBe(false);
});

test('the mail for a form without a language is in the language of the device', async () => {
  const english = await subscribeAndConfirm('device@example.com', {}, { 'accept-language': 'en-GB' });
  expect(english.headers['content-language']).toBe('en');
  const arabic = await subscribeAndConfirm('nobody-knows@example.com');
  expect(arabic.headers['content-language']).toBe('ar');
  expect(
    (await shop.request('/newsletter-subscriptions', { body: { email: 'a@example.com', language: 'fr' } })).status,
  ).toBe(400);
});

test('a confirmation link from before an unsubscription is refused, a new one is accepted', async () => {
  const email = 'gone@example.com';
  const [used, unused] = [await subscribe(email), await subscribe(email)];
  expect((await pressButton(used)).status).toBe(201);
  const welcome = await waitForMail(email, 2);
  const later = await subscribe(email);
  expect((await unsubscribe(tokenOf(welcome))).status).toBe(200);
  for (const mail of [used, unused, later]) {
    expect((await pressButton(mail)).body.code).toBe('NEWSLETTER_LINK_INVALID');
    expect(await isSubscribed(email)).toBe(false);
  }
  await shop.database.pool.query('delete from request_limits');
  await subscribeAndConfirm(email);
  expect(await isSubscribed(email)).toBe(true);
});
