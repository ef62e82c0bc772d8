import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressMax } from '#core/server/http/page-cache.ts';
import { cartKey, newCustomer, sessionKey, storedCart, storedSession } from '#features/auth/testing/users.ts';
import { addressOf, warm } from '../../bench/pages.ts';
import { isIdle } from '../../scripts/lib/browser.ts';
import { type ShopInBrowser, type Visitor } from '../support/browser.ts';
import { expectWithinBudget, renewBudgets } from '../support/page-budgets.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(async () => {
  await shop.close();
  await renewBudgets();
});

/** Loads a page with an empty cache, until it is idle and without any interaction; returns sizes in bytes. */
const load = async (visitor: Visitor, path: string, stored: Readonly<Record<string, string>>) => {
  await warm(addressOf(shop.url, path, visitor.language));
  const visit = await shop.visit(visitor, { stored });
  const responses: Response[] = [];
  let isResting = false;
  visit.page.on('response', (response) => {
    // on a slow machine, idle tasks may start before the load is done
    isResting ||= isIdle(response.url());
    if (!isResting) responses.push(response);
  });
  await visit.page.goto(path, { waitUntil: 'networkidle' });
  await visit.page.waitForTimeout(500);
  const adminScripts = responses.map((response) => response.url()).filter((url) => url.includes('/assets/admin-'));
  expect(adminScripts, 'scripts of the admin area').toEqual([]);
  const sizes = { html: 0, css: 0, scripts: 0, fonts: 0 };
  const kinds = { document: 'html', stylesheet: 'css', script: 'scripts', font: 'fonts' } as const;
  for (const response of responses) {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds];
    if (!kind || response.status() !== 200) continue;
    if (kind !== 'fonts') expect(await response.headerValue('content-encoding'), response.url()).toBe('br');
    sizes[kind] += (await response.request().sizes()).responseBodySize;
  }
  const fonts = responses
    .filter((response) => response.request().resourceType() === 'font')
    .map((response) => new URL(response.url()).pathname);
  const page = await responses.find((response) => response.request().resourceType() === 'document')?.text();
  const bareHtml = (await compressMax(Buffer.from((page ?? '').replace(/<style>[^]*?<\/style>/, '')), 'br')).length;
  await visit.leave();
  return { sizes: { ...sizes, bareHtml }, fonts };
};

interface Load {
  readonly path: string;
  /** Pages with the same scripts and forms share a budget. */
  readonly scripts: 'publicScripts' | 'listScripts' | 'filledCartScripts' | 'contactScripts' | 'signedInScripts';
  readonly html: 'publicHtml' | 'listHtml' | 'signedInHtml';
  /** Whether the cart contains two cups. */
  readonly isShopping?: boolean;
  readonly isSignedIn?: boolean;
}

const publicBudget = { scripts: 'publicScripts', html: 'publicHtml' } as const;
const signedInBudget = { scripts: 'signedInScripts', html: 'signedInHtml' } as const;

const pages: readonly Load[] = [
  { path: '/', ...publicBudget },
  { path: '/products', html: 'listHtml', scripts: 'listScripts' },
  { path: '/product/cup-tea-01', ...publicBudget },
  { path: '/cart', ...publicBudget },
  { path: '/cart', ...publicBudget, scripts: 'filledCartScripts', isShopping: true },
  { path: '/about', ...signedInBudget, scripts: 'publicScripts' },
  { path: '/policies/privacy', ...signedInBudget, scripts: 'publicScripts' },
  { path: '/policies/faq', ...signedInBudget, scripts: 'publicScripts' },
  { path: '/contact', ...signedInBudget, scripts: 'contactScripts' },
  { path: '/checkout', ...signedInBudget, isShopping: true },
  { path: '/auth', ...signedInBudget },
  { path: '/account', ...signedInBudget, isSignedIn: true },
];

/** Whether a font file is Arabic, by its name. */
const isArabic = (font: string) => /amiri|plex/.test(font);

describe.each([
  { language: 'ar', width: 1440 },
  { language: 'en', width: 390 },
] as const)('in $language on $width px', (visitor) => {
  test.each(pages)(
    '$path stays within its budget of $scripts',
    async ({ path, scripts, html, isShopping, isSignedIn }) => {
      const stored: Record<string, string> = {};
      if (isShopping) stored[cartKey] = storedCart({ 'cup-tea-01': 2 }, visitor.language);
      if (isSignedIn)
        stored[sessionKey] = await storedSession(
          shop.url,
          newCustomer({ name: visitor.language === 'ar' ? 'نادية' : 'Nadia' }),
        );
      const { sizes, fonts } = await load(visitor, path, stored);
      expectWithinBudget(html, sizes.html);
      expectWithinBudget(`${html} without styles`, sizes.bareHtml);
      expectWithinBudget(scripts, sizes.scripts);
      expectWithinBudget('fonts', sizes.fonts);
      // the style sheet is inline
      expect(sizes.css).toBe(0);
      // the header of the checkout names the other language on phones too, so its English page loads an Arabic font
      if (visitor.language === 'ar' || path !== '/checkout')
        expect(fonts.some(isArabic)).toBe(visitor.language === 'ar');
    },
  );
});

test('accented letters load a font of their own, only on a page that contains some', async () => {
  const { page, open, leave } = await shop.visit({ language: 'en', width: 390 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-accents-')) requests.push(new URL(request.url()).pathname);
  });
  await open('/about');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Faïence';
  });
  await expect.poll(() => requests).toEqual([expect.stringMatching(/^\/assets\/newsreader-accents-\w+\.woff2$/)]);
  await leave();
});

test('the discount dialog and the service worker stay within their budgets, and load when the page is idle', async () => {
  const { page, open, leave } = await shop.visit({ language: 'ar', width: 390 });
  const late: Response[] = [];
  let isResting = false;
  page.on('response', (response) => {
    isResting ||= isIdle(response.url());
    if (isResting && response.request().resourceType() === 'script') late.push(response);
  });
  const last = page.waitForResponse((response) => response.url().includes('/assets/idle-tasks'));
  await open('/about');
  await last;
  await page.waitForTimeout(1_000);
  const bodies = await Promise.all(late.map(async (response) => (await response.request().sizes()).responseBodySize));
  expectWithinBudget(
    'idleScripts',
    bodies.reduce((sum, size) => sum + size, 0),
  );
  await leave();

  const worker = await fetch(`${shop.url}/service-worker.js`, { headers: { 'accept-encoding': 'br' } });
  expect(worker.headers.get('content-encoding')).toBe('br');
  expectWithinBudget('serviceWorker', Number(worker.headers.get('content-length')));
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; connect-src 'self'; require-trusted/,
  );
});
