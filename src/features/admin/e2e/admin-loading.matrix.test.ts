import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { newCustomer, sessionKey, storedAdmin, storedSession } from '#features/auth/testing/users.ts';
import { openFilters } from '#tests/support/admin/open-filters.ts';
import { clickTogether, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  await shop.database.pool.query(
    `insert into contact_messages (name, email, subject, message)
     select 'سلمى حسن', 'salma@example.com', 'الوصول', 'متى يصل؟' from generate_series(1, 20)`,
  );
});

afterAll(() => shop.close());

/** Collects the paths of all requests to the admin API, with their query. */
const collectRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) requests.push(pathname.slice('/api/admin/'.length) + search);
  });
  return requests;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const texts = () => loadMessages('admin', visitor.language, testSettings);

  test('a list loads once per document and once per filter, and without a warning', async () => {
    const { page, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { contactMessages, layout } = await texts();
    const requests = collectRequests(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      // the worker is registered when the page is idle, and the browser of the tests refuses it
      if (!message.text().startsWith('Service Worker registration blocked')) warnings.push(message.text());
    });
    await page.goto('/admin/contact-messages');
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.toSorted()).toEqual(['contact-messages', 'dashboard/summary']);
    await openFilters(page, layout);
    await page.getByRole('link', { name: contactMessages.status.unread, exact: true }).click();
    await page.waitForURL(/status=unread$/u);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((request) => request.startsWith('contact-messages'))).toEqual([
      'contact-messages',
      'contact-messages?status=unread',
    ]);
    expect(warnings).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('a customer sends no request of an admin page', async () => {
    const { page, leave } = await shop.visit(visitor, { stored: { [sessionKey]: await storedSession(shop.url) } });
    const requests = collectRequests(page);
    await page.goto('/admin/contact-messages');
    await waitForPath(page, '/');
    expect(requests).toEqual(['dashboard/summary']);
    await leave();
  });

  testOnce('a role without the permission of a page sends no request of it', async () => {
    const { page, leave } = await shop.visit(visitor, {
      stored: await storedAdmin(shop, newCustomer(), 'catalogue'),
    });
    const { layout } = await texts();
    const requests = collectRequests(page);
    await page.goto('/admin/contact-messages');
    await page.getByText(layout.noRight, { exact: true }).waitFor();
    expect(requests).toEqual(['dashboard/summary']);
    await leave();
  });

  testOnce('after a failure the list keeps title and filters, and loads again on request', async () => {
    const { page, context, t, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { contactMessages, layout } = await texts();
    await page.goto('/admin/contact-messages');
    await page.getByRole('article').first().waitFor();
    await context.route(/\/api\/admin\/contact-messages/u, (route) => route.abort());
    await openFilters(page, layout);
    const filter = page.getByRole('link', { name: contactMessages.status.unread, exact: true });
    await filter.click();
    await page.getByRole('main').getByText(t.states.couldNotLoad, { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: contactMessages.title, exact: true }).waitFor();
    expect(await filter.getAttribute('aria-current')).toBe('true');
    await context.unroute(/\/api\/admin\/contact-messages/u);
    await page.getByRole('button', { name: t.fields.tryAgain, exact: true }).click();
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('unread');
    await leave();
  });

  test('the navigation stays open when the filter is applied that was chosen before it', async () => {
    const { page, leave } = await shop.visit({ ...visitor, width: 390 }, { stored: await storedAdmin(shop) });
    const { contactMessages, layout } = await texts();
    await page.goto('/admin/contact-messages');
    await page.getByRole('article').first().waitFor();
    await openFilters(page, layout);
    const filter = page.getByRole('link', { name: contactMessages.status.unread, exact: true });
    const opener = page.getByRole('navigation', { name: layout.parts, exact: true }).getByRole('button').first();
    const sheet = page.getByRole('dialog', { name: layout.parts, exact: true });
    // in one task, so that the sheet opens before the navigation begins
    await clickTogether(filter, opener);
    await sheet.waitFor();
    await page.waitForURL(/status=unread$/u);
    await page.locator('article:visible').first().waitFor();
    expect(await sheet.isVisible()).toBe(true);
    await leave();
  });

  testOnce('a user who loses the role while a list is open goes to the home page, with a notice', async () => {
    const user = newCustomer();
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop, user) });
    const { contactMessages, layout } = await texts();
    await page.goto('/admin/contact-messages');
    await page.getByRole('article').first().waitFor();
    await shop.database.pool.query(
      'delete from user_roles where user_id = (select id from auth.users where email = $1)',
      [user.email],
    );
    await openFilters(page, layout);
    await page.getByRole('link', { name: contactMessages.status.unread, exact: true }).click();
    await waitForPath(page, '/');
    expect(await toastText(page, layout.notices.denied.title)).toBe(layout.notices.denied.body);
    await leave();
  });

  testOnce('another user of the device never sees the rows of the first', async () => {
    const { page, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout } = await texts();
    await page.goto('/admin/contact-messages');
    await page.getByRole('article').first().waitFor();
    const other = await storedAdmin(shop, newCustomer(), 'catalogue');
    const requests = collectRequests(page);
    await page.evaluate(
      ([key, session]) => {
        localStorage.setItem(key, session);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [sessionKey, other[sessionKey] ?? ''] as const,
    );
    await page.getByText(layout.noRight, { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    expect(requests).toEqual(['dashboard/summary']);
    await leave();
  });

  testOnce('going back restores the filter, the rows and the scroll position', async () => {
    const { page, leave } = await shop.visit({ ...visitor, width: 390 }, { stored: await storedAdmin(shop) });
    const { contactMessages, layout } = await texts();
    await page.goto('/admin/contact-messages');
    await openFilters(page, layout);
    await page.getByRole('link', { name: contactMessages.status.unread, exact: true }).click();
    await page.waitForURL(/status=unread$/u);
    await page.getByRole('article').first().waitFor();
    const lastButton = page.getByRole('button', { name: contactMessages.reply, exact: true }).last();
    // the placeholder of the next page is shorter
    await page.route(/\/api\/admin\/reviews/u, async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
    // a link far down the page
    await lastButton.evaluate((button) => {
      const link = Object.assign(document.createElement('a'), { href: '/admin/reviews' });
      button.after(link);
      link.click();
    });
    await waitForPath(page, '/admin/reviews');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('article').last().waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('unread');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
    await leave();
  });
});
