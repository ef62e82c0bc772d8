import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalizeText, waitForHeading } from '../support/browser/visible-text.ts';
import { openBrowser, startVisit, waitForHydration } from '../support/browser.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

const root = join(import.meta.dirname, '../..');

let folder: string;
let database: FreshDatabase;
let browser: Browser;
let shop: RunningShop;

/** Copies the repository, so that a test can change files which other tests read; packages and pictures are linked. */
const copyRepository = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'lazaward-development-'));
  const isCopied = (path: string) =>
    !/^(?:\.(?!dependency)|node_modules|build|docs\/screens|studio|bench)/.test(relative(root, path));
  await cp(root, copy, { recursive: true, filter: (path) => path === root || isCopied(path) });
  for (const linked of ['node_modules', 'build']) await symlink(join(root, linked), join(copy, linked));
  return copy;
};

beforeAll(async () => {
  [folder, database, browser] = await Promise.all([
    copyRepository(),
    freshDatabase({ isStocked: true }),
    openBrowser(),
  ]);
  shop = await runBuiltShop({
    databaseUrl: database.url,
    entry: 'scripts/dev.ts',
    folder,
    settings: { NODE_ENV: 'development' },
  });
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const visitShop = async () => {
  const visit = await startVisit(browser, shop.url, { language: 'ar', width: 1440 });
  // a change that generates files starts several processes
  visit.context.setDefaultTimeout(250_000);
  return visit;
};

/** Replaces a text of a file; returns a function that restores it. */
const replaceInFile = async (path: string, text: string, replacement: string) => {
  const file = join(folder, path);
  const before = await readFile(file, 'utf8');
  expect(before).toContain(text);
  await writeFile(file, before.replace(text, replacement));
  return () => writeFile(file, before);
};

test('the development server hydrates pages of the shop and the admin area, reports no error and keeps a connection for hot updates', async () => {
  const visit = await visitShop();
  const connected = visit.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await visit.open('/');
  // the first message of Vite
  expect(JSON.parse(String((await connected).payload))).toEqual({ type: 'connected' });
  // the admin area has a frame and modules of its own
  await visit.page.goto('/admin/orders');
  await visit.page.waitForURL('**/auth?to=**');
  await waitForHydration(visit.page);
  expect(visit.faults).toEqual([]);
  await visit.leave();
});

test('a change of a text reaches the open page by itself', async () => {
  const { page, t, open, leave } = await visitShop();
  await open('/cart');
  await waitForHeading(page, t.cart.title);
  const restore = await replaceInFile('src/features/cart/cart.texts.ts', t.cart.title, 'سلة المشتريات');
  await waitForHeading(page, 'سلة المشتريات');
  expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['سلة المشتريات']);
  await restore();
  await waitForHeading(page, t.cart.title);
  await leave();
});

test('a change of the server reaches the open page by itself, and its errors name reason and source', async () => {
  const { page, open, faults, leave } = await visitShop();
  await open('/cart');
  const router = 'src/core/server/http/router.ts';
  const health = () => page.evaluate(async () => (await fetch('/healthz')).text());
  const overlay = page.locator('vite-error-overlay');

  const restoreStatus = await replaceInFile(router, "{ status: 'ok' }", "{ status: 'changed' }");
  await page.waitForEvent('load');
  expect(await health()).toContain('changed');
  await restoreStatus();
  await page.waitForEvent('load');

  const restoreSyntax = await replaceInFile(router, "{ status: 'ok' }", '{ status: }');
  await overlay.waitFor();
  expect(normalizeText(await overlay.locator('.window').innerText())).toContain('router.ts');
  // the shop still runs the code before
  expect(await health()).toContain('ok');
  await restoreSyntax();
  await page.waitForEvent('load');
  expect(await overlay.count()).toBe(0);

  const restoreImport = await replaceInFile(router, "from 'hono';", "from './missing-hono.ts';");
  await overlay.waitFor();
  await writeFile(join(folder, 'src/core/server/http/missing-hono.ts'), "export * from 'hono';\n");
  await page.waitForEvent('load');
  expect(await health()).toContain('ok');
  await restoreImport();
  await page.waitForEvent('load');

  const restoreThrow = await replaceInFile(
    router,
    "context.json({ status: 'ok' })",
    "{ throw new Error('No cups left'); }",
  );
  await page.waitForEvent('load');
  await waitForHydration(page);
  await health();
  await overlay.waitFor();
  expect(normalizeText(await overlay.locator('.window').innerText())).toMatch(/No cups left.*router\.ts:\d+/);
  await expect.poll(() => shop.output()).toMatch(/No cups left[^]*router\.ts:\d+:\d+\n[^]*throw new Error/);
  await restoreThrow();
  await page.waitForEvent('load');
  expect(faults.filter((fault) => /policy violation/.test(fault))).toEqual([]);
  await leave();
});
