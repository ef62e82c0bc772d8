import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { newCustomer, storedAdmin } from '#features/auth/testing/users.ts';
import {
  normalizeText,
  openAccountMenu,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  waitForHydration,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Ids of the admin area's routes that the document knows. */
const adminRoutes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest: { routes: object } };
    return Object.keys(manifest.routes).filter((id) => id.startsWith('admin'));
  });

/** Collects the addresses that were answered with an error. */
const failedRequests = (page: Page): string[] => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('links lead from the shop into the admin area and back, each to a document with its own routes', async () => {
    const { page, t, open, faults, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { layout, orders, dashboard } = await loadMessages('admin', visitor.language, testSettings);
    const failed = failedRequests(page);
    await open('/about');
    expect(await adminRoutes(page)).toEqual([]);
    const link = (await openAccountMenu(page, t)).getByRole('link', { name: t.layout.nav.admin, exact: true });
    // links are prefetched on hover, but not into the other area
    await link.hover();
    await page.waitForTimeout(200);
    await link.click();
    await waitForPath(page, '/admin');
    await waitForHeading(page, dashboard.title);
    expect(await adminRoutes(page)).toContain('admin:orders');

    // inside the area nothing is loaded as a document
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    if (visitor.width < 1280) await page.getByRole('navigation', { name: layout.parts }).getByRole('button').click();
    await page.getByRole('link', { name: orders.title }).first().click();
    await waitForHeading(page, orders.title);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

    await page.getByRole('link', { name: layout.viewShop, exact: true }).click();
    await waitForPath(page, '/');
    await waitForHydration(page);
    expect(await adminRoutes(page)).toEqual([]);
    await page.goBack();
    await waitForPath(page, '/admin/orders');
    await waitForHeading(page, orders.title);
    expect(failed).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('signing in for an admin page opens it with the notice, and logging out there leads to the shop', async () => {
    const admin = newCustomer();
    await storedAdmin(shop, admin);
    const { page, t, faults, leave } = await shop.visit(visitor);
    const { orders } = await loadMessages('admin', visitor.language, testSettings);
    const failed = failedRequests(page);
    await page.goto('/admin/orders?status=pending');
    await waitForPath(page, '/auth');
    await waitForHydration(page);
    const language = page.locator('a[href^="/lang/"]').first();
    await expect
      .poll(() => language.getAttribute('href'))
      .toContain(encodeURIComponent(encodeURIComponent('/admin/orders')));
    const form = page.getByRole('tabpanel', { name: t.auth.login });
    await form.getByLabel(t.fields.email, { exact: true }).fill(admin.email);
    await form.getByLabel(t.fields.password, { exact: true }).fill(admin.password);
    await form.getByRole('button', { name: t.auth.login, exact: true }).click();
    await waitForPath(page, '/admin/orders');
    expect(new URL(page.url()).search).toBe('?status=pending');
    const { signedIn, loggedOut } = t.notices.auth;
    expect(await toastText(page, signedIn.title)).toBe(normalizeText(signedIn.body));
    await waitForHeading(page, orders.title);

    await page.getByRole('banner').getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await waitForPath(page, '/');
    expect(await toastText(page, loggedOut.title)).toBe(normalizeText(loggedOut.body));
    expect(await adminRoutes(page)).toEqual([]);
    // the admin area stays inaccessible
    await page.goBack();
    await waitForPath(page, '/auth');
    expect(failed).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('an unknown path below the admin area is not found', async () => {
    const { page, t, leave } = await shop.visit(visitor);
    const answer = await page.goto('/admin/nowhere');
    expect(answer?.status()).toBe(404);
    await waitForHeading(page, t.states.notFound.headline);
    await page.getByRole('main').getByRole('link', { name: t.states.backHome, exact: true }).click();
    await waitForPath(page, '/');
    await leave();
  });
});
