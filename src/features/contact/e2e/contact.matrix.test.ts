import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatOpeningState } from '../format-opening-state.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const { contact } = serverTexts(language, testSettings);

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
    await page.route('**/assets/opening-status-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await open('/contact');
    const hours = page.locator('section', {
      has: page.getByRole('heading', { name: contact.cards.hours, exact: true }),
    });
    await page.evaluate(() => document.fonts.ready);
    const before = await hours.boundingBox();
    const messages = formatOpeningState(
      openingState,
      await loadMessages('openingHours', language, testSettings),
      language,
    );
    const status = hours.getByText(messages, { exact: true });
    expect(await status.count()).toBe(0);
    release();
    await status.waitFor();
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
