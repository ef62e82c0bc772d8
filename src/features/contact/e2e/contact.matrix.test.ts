import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ValidationCode } from '#core/forms/validation.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { listCoveredByNotices, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatOpeningState } from '../format-opening-state.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const message = {
  name: 'نادية حسين',
  email: 'nadia@example.com',
  subject: 'سؤال عن طقم الشاي',
  message: 'هل يعود طقم الشاي باللوتس قريبًا؟',
};

const long = (length: number) => 'ن'.repeat(length);

const wrong: readonly (readonly [field: keyof typeof message, typed: string, code: ValidationCode])[] = [
  ['name', 'ن', 'name.min'],
  ['name', long(101), 'name.max'],
  ['email', 'nadia@', 'email.invalid'],
  ['email', `${'n'.repeat(250)}@example.com`, 'email.max'],
  ['subject', 'سؤال', 'subject.min'],
  ['subject', long(201), 'subject.max'],
  ['message', 'متى يعود', 'message.min'],
  ['message', long(2001), 'message.max'],
];

const errorUnder = async (field: Locator): Promise<string> => {
  const id = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').find((each) => each.endsWith('-error'));
  return id ? field.page().locator(`[id="${id}"]`).innerText() : '';
};

const messagesFrom = async (email: string) =>
  (
    await shop.database.pool.query('select name, subject, message, status from contact_messages where email = $1', [
      email,
    ])
  ).rows;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const { contact } = serverTexts(language, testSettings);

  testOnce(
    'a message with an invalid field shows its first error; once valid, it is sent once and confirmed',
    async () => {
      const { page, t, open, leave } = await shop.visit(visitor);
      await open('/contact');
      await waitForHeading(page, contact.hero.title);
      const { form } = contact;
      const labels = {
        name: t.fields.name,
        email: t.fields.email,
        subject: form.subject,
        message: form.message,
      };
      const field = (name: keyof typeof message) =>
        page.getByRole('main').getByRole('textbox', { name: labels[name], exact: true });
      const send = page.getByRole('button', { name: form.send, exact: true });
      const email = `nadia-${language}@example.com`;
      const right = { ...message, email };

      await send.click();
      const { failed, sent } = t.notices.contact;
      expect(await toastText(page, failed.title)).toBe(t.validation['name.min']);
      await expect.poll(() => listCoveredByNotices(page)).toEqual([]);
      for (const name of ['name', 'email', 'subject', 'message'] as const) {
        expect(await errorUnder(field(name))).not.toBe('');
        await field(name).fill(right[name]);
        await expect.poll(() => errorUnder(field(name))).toBe('');
      }
      for (const [name, input, code] of wrong) {
        await field(name).fill(input);
        await send.click();
        await expect.poll(() => errorUnder(field(name)), { message: `${name}: ${input}` }).toBe(t.validation[code]);
        expect(await toastText(page, failed.title)).toBe(t.validation[code]);
        expect(await field(name).evaluate((element) => element === document.activeElement)).toBe(true);
        await expect.poll(() => listCoveredByNotices(page), { message: `under the notice: ${name}` }).toEqual([]);
        await field(name).fill(right[name]);
      }
      expect(await messagesFrom(email)).toEqual([]);

      // a network failure keeps all input
      await page.route('**/api/contact-messages', (route) => route.abort());
      await send.click();
      await page.getByRole('alert').getByText(failed.title, { exact: true }).last().waitFor();
      expect(await field('message').inputValue()).toBe(right.message);
      await page.unroute('**/api/contact-messages');

      await send.click();
      expect(await toastText(page, sent.title)).toBe(sent.body);
      expect(await field('message').inputValue()).toBe('');
      const { name, subject, message: text } = right;
      expect(await messagesFrom(email)).toEqual([{ name, subject, message: text, status: 'unread' }]);
      await leave();
    },
  );

  test.each([
    ['on a Monday morning', '2026-01-12T08:00:00Z', { isOpen: true, closes: '18:00' }],
    ['on a Friday in summer, before ten', '2026-07-17T06:30:00Z', { isOpen: false, opens: '10:00', day: 5, inDays: 0 }],
    ['on a Thursday night', '2026-10-29T20:00:00Z', { isOpen: false, opens: '10:00', day: 5, inDays: 1 }],
  ] as const)('%s the page says whether the shop is open, without a layout shift', async (_, instant, openingState) => {
    const { page, open, faults, leave } = await shop.visit(visitor);
    await page.clock.setFixedTime(instant);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/open-now.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await open('/contact');
    const hours = page.locator('section', {
      has: page.getByRole('heading', { name: contact.cards.hours, exact: true }),
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await hours.boundingBox();
    release();
    const messages = formatOpeningState(
      openingState,
      await loadMessages('openingHours', language, testSettings),
      language,
    );
    await hours.getByText(messages, { exact: true }).waitFor();
    expect(await hours.boundingBox()).toEqual(before);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('the cached page shows its cards without the opening state, and its four questions expand', async () => {
    const html = await (await fetch(`${shop.url}/contact`, { headers: { cookie: `language=${language}` } })).text();
    const { open: isOpen, opensToday } = await loadMessages('openingHours', language, testSettings);
    for (const messages of [isOpen({ time: '' }), opensToday({ time: '' })]) {
      expect(html).not.toContain(messages.split(/[،,]/u)[0]);
    }
    const { page, open, leave } = await shop.visit(visitor);
    await open('/contact#gift');
    for (const title of Object.values(contact.cards)) {
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    }
    const { items } = contact.faq;
    expect(items).toHaveLength(4);
    await page.getByText(items.find(({ key }) => key === 'gift')?.answer ?? '', { exact: true }).waitFor();
    for (const { key, question, answer } of items.filter((item) => item.key !== 'gift')) {
      await page.getByRole('heading', { level: 3, name: question, exact: true }).click();
      expect(await page.getByText(answer, { exact: true }).isVisible(), key).toBe(true);
    }
    await leave();
  });
});
