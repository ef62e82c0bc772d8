import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { newCustomer, sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const receive = (subject: string) =>
  shop.database.pool.query(
    `insert into contact_messages (name, email, subject, message) values ('سلمى حسن', 'salma@example.com', $1, 'متى يصل؟')`,
    [subject],
  );

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('the admin area redirects a guest to sign-in, with a notice', async () => {
    const { page, leave } = await shop.visit(visitor);
    const { notices } = (await loadMessages('admin', visitor.language, testSettings)).layout;
    await page.goto('/admin');
    await waitForPath(page, '/auth');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/admin');
    await toastText(page, notices.unauthorized.title);
    await leave();
  });

  testOnce('the admin area redirects a customer to the home page, with a notice', async () => {
    const { page, leave } = await shop.visit(visitor, { stored: { [sessionKey]: await storedSession(shop.url) } });
    const { notices } = (await loadMessages('admin', visitor.language, testSettings)).layout;
    await page.goto('/admin');
    await waitForPath(page, '/');
    expect(await toastText(page, notices.denied.title)).toBe(notices.denied.body);
    await leave();
  });

  testOnce('an admin finds contact messages, orders, promo codes and stock notifications in tabs', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const messages = await loadMessages('admin', visitor.language, testSettings);
    await page.goto('/admin');
    const tabs = page.getByRole('navigation', { name: messages.layout.parts, exact: true });
    // on a narrow screen the sections are in a sheet
    const openSheet = async () => visitor.width < 1280 && tabs.getByRole('button').first().click();
    for (const name of ['contactMessages', 'orders', 'promoCodes', 'stockNotifications'] as const) {
      const tab = tabs.getByRole('link', { name: messages[name].title });
      await openSheet();
      await tab.click();
      await page.getByRole('heading', { level: 1, name: messages[name].title, exact: true }).waitFor();
      await openSheet();
      expect(await tab.getAttribute('aria-current')).toBe('page');
      if (visitor.width < 1280) await page.keyboard.press('Escape');
      await expect.poll(() => page.title()).toContain(messages[name].title);
    }
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('an admin reads a message and marks it as read, and it stays read', async () => {
    const subject = `طلب خاص ${visitor.language}`;
    await receive(subject);
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout, contactMessages } = await loadMessages('admin', visitor.language, testSettings);
    await page.goto('/admin/contact-messages');
    const card = page.getByRole('article').filter({ hasText: subject });
    await card.getByRole('button', { name: contactMessages.markRead, exact: true }).click();
    await toastText(page, contactMessages.markedRead.title);
    await card.getByRole('button', { name: contactMessages.markUnread, exact: true }).waitFor();
    await page.getByRole('link', { name: contactMessages.status.read, exact: true }).click();
    await page.waitForURL(/status=read$/u);
    await page.reload();
    await card.waitFor();
    await card.getByRole('button', { name: contactMessages.reply, exact: true }).click();
    await card.getByLabel(contactMessages.form.text, { exact: true }).fill('خلال يومين');
    await card.getByRole('button', { name: contactMessages.form.send, exact: true }).click();
    await toastText(page, contactMessages.replied.title);
    await card.getByRole('list', { name: contactMessages.replies }).getByText('خلال يومين').waitFor();
    await page.getByRole('link', { name: contactMessages.status.unread, exact: true }).click();
    await page.getByText(layout.list.noMatches, { exact: true }).waitFor();
    await leave();
  });

  testOnce('a failure to load shows a message and a retry button', async () => {
    const { page, context, t, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout } = await loadMessages('admin', visitor.language, testSettings);
    await context.route('**/api/admin/dashboard/summary', (route) => route.abort());
    await page.goto('/admin');
    await page.getByRole('main').getByText(t.states.couldNotLoad, { exact: true }).waitFor();
    await page.getByText(layout.notices.loadFailed.body, { exact: true }).waitFor();
    await context.unroute('**/api/admin/dashboard/summary');
    await page.getByRole('button', { name: t.fields.tryAgain, exact: true }).click();
    await page.getByRole('navigation', { name: layout.parts, exact: true }).waitFor();
    expect(await page.getByRole('main').getByText(t.states.couldNotLoad, { exact: true }).count()).toBe(0);
    await leave();
  });

  testOnce('a page that fails shows an error, and the navigation still opens other pages', async () => {
    const { page, context, t, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout, contactMessages } = await loadMessages('admin', visitor.language, testSettings);
    const broken = { items: [null], next: null, count: 1, isExactCount: true };
    await context.route(/\/api\/admin\/reviews/u, (route) => route.fulfill({ json: broken }));
    await page.goto('/admin/reviews');
    await page.getByRole('heading', { level: 1, name: t.states.error.title, exact: true }).waitFor();
    const sections = page.getByRole('navigation', { name: layout.parts, exact: true });
    if (visitor.width < 1280) await sections.getByRole('button').first().click();
    await sections.getByRole('link', { name: contactMessages.title }).click();
    await page.getByRole('heading', { level: 1, name: contactMessages.title, exact: true }).waitFor();
    await leave();
  });

  testOnce('an admin without a second factor sees a notice to add one', async () => {
    const { page, leave } = await shop.visit(visitor, {
      stored: await storedAdmin(shop, newCustomer({ name: visitor.language === 'ar' ? 'نادية' : 'Nadia' })),
    });
    const { advice } = (await loadMessages('admin', visitor.language, testSettings)).layout;
    await page.goto('/admin');
    await page.getByRole('complementary', { name: advice.title }).getByRole('link').click();
    await waitForPath(page, '/account');
    expect(new URL(page.url()).searchParams.get('tab')).toBe('profile');
    await leave();
  });
});
