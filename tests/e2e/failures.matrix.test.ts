import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { sessionKey, storedSession } from '#features/auth/testing/users.ts';
import { errorText } from '#tests/support/error-text.ts';
import { waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openBrowser,
  type ShopInBrowser,
  startVisit,
  twoVisitors,
} from '../support/browser.ts';
import { freshDatabase } from '../support/database.ts';
import { placeAnOrder } from '../support/pages.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const get = (url: string, language: string) => fetch(url, { headers: { cookie: `language=${language}` } });

/** Internals that no page may reveal. */
const innards =
  /TypeError|secret products|node_modules|node:internal|\.tsx?:\d|server\/index\.js| at \w+ \(|ECONNREFUSED|postgres/;

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  test.each([
    ['/no-such-page', 'pages'],
    ['/products/vases', 'pages'],
    ['/product/cup-of-gold', 'product'],
    ['/product/..%2f..%2fetc', 'product'],
  ] as const)('%s is answered 404, with a link back to the shop', async (path, area) => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    expect((await get(`${shop.url}${path}`, language)).status).toBe(404);
    await open(path);
    await waitForHeading(page, area === 'pages' ? t.states.notFound.headline : t.product.notFound.title);
    const back = area === 'pages' ? t.states.backHome : t.product.notFound.back;
    await page.getByRole('main').getByRole('link', { name: back, exact: true }).click();
    await waitForPath(page, area === 'pages' ? '/' : '/products');
    await leave();
  });

  testOnce('an order of another customer gets the same response as an unknown one', async () => {
    const { orderNumber } = await placeAnOrder(shop, visitor);
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    const mainTexts: string[] = [];
    for (const number of [orderNumber, 'ORD-1-ABCDEFGHJ']) {
      await open(`/order-confirmation/${number}`);
      await waitForHeading(page, t.notices.order.notFound.title);
      mainTexts.push(await page.getByRole('main').innerText());
    }
    expect(mainTexts[0]).toBe(mainTexts[1]);
    await leave();
  });

  testOnce('the confirmation redirects a guest to sign-in and back', async () => {
    const { page, t, leave } = await shop.visit(visitor);
    await page.goto('/order-confirmation/ORD-1-ABCDEFGHJ');
    await waitForPath(page, '/auth');
    await page.getByRole('alert').getByText(t.general.loginRequired, { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('to')).toBe('/order-confirmation/ORD-1-ABCDEFGHJ');
    await leave();
  });
});

describe('an unexpected error', () => {
  let browser: Browser;
  let faulty: RunningShop;

  beforeAll(async () => {
    const database = await freshDatabase();
    const program = {
      databaseUrl: database.url,
      entry: 'tests/support/shop/failing-shop.ts',
      settings: { LOG_LEVEL: 'error' },
    };
    [browser, faulty] = await Promise.all([openBrowser(), runBuiltShop(program)]);
    return async () => {
      await Promise.all([browser.close(), faulty.stop()]);
      await database.drop();
    };
  });

  test.each(twoVisitors)('shows an error page in $language on $width px, without internals', async (visitor) => {
    const response = await get(faulty.url, visitor.language);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain(`<html lang="${visitor.language}"`);
    expect(html).not.toMatch(innards);

    const { page, t, leave } = await startVisit(browser, faulty.url, visitor);
    await page.goto('/');
    await waitForHeading(page, t.states.error.title);
    await page.getByRole('link', { name: t.states.error.reload }).waitFor();
    await page.getByRole('link', { name: t.states.backHome }).waitFor();
    await leave();
  });

  test('an unexpected error is a line of JSON in the log with its stack and without its message', async () => {
    await get(faulty.url, 'en');
    await expect.poll(() => faulty.output()).toMatch(/page could not be rendered/);
    const lines = faulty.output().split('\n');
    const printed = lines.filter((line) => /TypeError|^\s+at /.test(line));
    expect(printed.filter((line) => !line.startsWith('{'))).toEqual([]);
    const { level, msg, err, requestId } = JSON.parse(printed[0] ?? '');
    expect({ level, msg, name: err.name }).toEqual({ level: 50, msg: 'page could not be rendered', name: 'TypeError' });
    expect(err.frames[0]).toMatch(/failing-shop/);
    expect(requestId).toMatch(/\S{8,}/);
    expect(faulty.output()).not.toMatch(/secret products/);
  });

  test('an error page has the English title of the specification', () => {
    expect(messagesOf('en', testSettings).states.error.title).toBe('Unexpected Application Error!');
  });

  test('shows an error page after client-side navigation too, and the rest of the shop works', async () => {
    const { page, t, open, leave } = await startVisit(browser, faulty.url, { language: 'en', width: 1440 });
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: t.layout.brand }).click();
    await waitForHeading(page, t.states.error.title);
    expect(await page.content()).not.toMatch(/secret products/);
    await open('/products');
    await waitForHeading(page, t.productList.titleAll);
    await leave();
  });
});

test('without a database the shop shows an error in its language, and works again when the database is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-away-'));
  const home = { dataDir, isThrowaway: true };
  let database = await startEmbedded(home);
  const running = await runBuiltShop({ databaseUrl: database.url, settings: { LOG_LEVEL: 'silent' } });
  const browser = await openBrowser();
  onTestFinished(async () => {
    await Promise.all([browser.close(), running.stop()]);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  expect((await get(`${running.url}/products/cups`, 'ar')).status).toBe(200);

  await database.stop();
  for (const language of ['ar', 'en'] as const) {
    const response = await get(`${running.url}/products/sets`, language);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(messagesOf(language, testSettings).states.unavailable.title);
    expect(html).not.toMatch(innards);

    const refused = await fetch(`${running.url}/api/products?language=${language}`);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      data: { localizedMessage: { [language]: errorText('UNAVAILABLE', language) } },
    });
  }
  expect((await fetch(`${running.url}/readyz/database`)).status).toBe(503);
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
  // balancers keep sending visitors
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  // a cached page is still served
  expect((await get(`${running.url}/products/cups`, 'ar')).status).toBe(200);

  const visit = await startVisit(browser, running.url, { language: 'ar', width: 390 });
  await visit.page.goto('/products/plates');
  await waitForHeading(visit.page, visit.t.states.unavailable.title);

  database = await startEmbedded(home);
  await expect.poll(async () => (await get(`${running.url}/readyz/database`, 'ar')).status).toBe(200);
  await visit.page.getByRole('link', { name: visit.t.states.error.reload }).click();
  await waitForHeading(visit.page, visit.t.catalogue.categories.plates);
  await visit.leave();
});
