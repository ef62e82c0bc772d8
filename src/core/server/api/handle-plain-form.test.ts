import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { handlePlainForm } from './handle-plain-form.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = async (path: string, values: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
  const response = await handlePlainForm(
    { handle: shop.api.handle, settings: testSettings },
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.test', ...headers },
      body: new URLSearchParams(values).toString(),
    }),
    'a browser without scripts',
  );
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const message = {
  name: 'نادية حسين',
  email: 'nadia@example.com',
  subject: 'سؤال عن طقم',
  message: 'هل يعود قريبًا؟ & <b>شكرًا</b>',
};

describe.each(contentLanguages)('forms without JavaScript in %s', (language) => {
  const cookie = `language=${language}`;
  const { notices, validation } = messagesOf(language, testSettings);

  test('a contact message is stored, and the response has the text of the notice', async () => {
    const email = `${language}@example.com`;
    const { status, html } = await send('/contact', { ...message, email }, { cookie });
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${notices.contact.sent.title}</h1>`);
    expect(html).toContain(notices.contact.sent.body.replaceAll("'", '&apos;'));
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toContain('<form');
    const { rows } = await shop.database.pool.query('select message from contact_messages where email = $1', [email]);
    expect(rows).toEqual([{ message: message.message }]);
  });

  test('an invalid message is returned unchanged with its errors', async () => {
    const { status, html } = await send('/contact', { ...message, email: 'nadia@', subject: '"' }, { cookie });
    expect(status).toBe(422);
    expect(html).toContain(`<h1>${notices.contact.failed.title}</h1>`);
    expect(html).toContain(`id="email-error">${validation['email.invalid']}`);
    expect(html).toContain('value="nadia@"');
    expect(html).toContain('value="&quot;"');
    expect(html).toContain('هل يعود قريبًا؟ &amp; &lt;b&gt;شكرًا&lt;/b&gt;</textarea>');
    expect(html).toContain('action="/contact"');
  });

  test('a form that is returned with errors states its consent above the button', async () => {
    const { layout } = messagesOf(language, testSettings);
    const consents = {
      '/contact': serverTexts(language, testSettings).contact.form.agreement,
      '/newsletter': layout.footer.newsletterText,
    };
    for (const [path, consent] of Object.entries(consents)) {
      const { html } = await send(path, { email: 'nadia@' }, { cookie });
      expect(html).toContain(`<p>${consent.replaceAll("'", '&apos;')}</p>\n<button>`);
    }
  });

  test('subscribe to the newsletter, and reject an invalid address', async () => {
    const response = await send('/newsletter', { email: `${language}-news@example.com` }, { cookie });
    expect([
      response.status,
      response.html.includes(`<h1>${notices.newsletter.confirmationRequired.title}</h1>`),
    ]).toEqual([200, true]);
    const wrong = await send('/newsletter', { email: 'x' }, { cookie });
    expect([wrong.status, wrong.html.includes(validation['email.invalid'])]).toEqual([422, true]);
  });
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another origin', { origin: 'https://evil.example' }],
])('a form post %s is refused and stores nothing', async (_, headers) => {
  const email = 'victim@example.com';
  expect((await send('/contact', { ...message, email }, headers)).status).toBe(403);
  const { rows } = await shop.database.pool.query('select 1 from contact_messages where email = $1', [email]);
  expect(rows).toEqual([]);
});

test('accepts a same-origin form from browsers that send only the Origin header', async () => {
  expect((await send('/contact', message, { origin: 'http://shop.test' })).status).toBe(200);
});

test('rejects a body above the limit', async () => {
  expect((await send('/contact', { ...message, message: 'ن'.repeat(40_000) })).status).toBe(413);
});

test('a response may not be cached, framed or run scripts', async () => {
  const { headers } = await send('/contact', { ...message, email: '' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
});
