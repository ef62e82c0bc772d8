import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForPath } from '../support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors, type Visitor } from '../support/browser.ts';
import { waitForServiceWorker } from '../support/service-worker.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

declare global {
  interface Window {
    /** Marks the document that was opened, to detect a reload. */
    isSame?: boolean;
    /** Whether React's rendering steps are delayed. */
    isSlow?: boolean;
  }
}

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Opens the list of plates; returns its first product link and the requests from then on. */
const onList = async (visitor: Visitor, before?: () => void) => {
  const visit = await shop.visit(visitor, before && { before });
  await visit.open('/products/plates');
  await visit.page.evaluate(() => {
    window.isSame = true;
  });
  const requests: string[] = [];
  visit.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = visit.page.locator('h2 a').first();
  return { ...visit, requests, link, path: (await link.getAttribute('href')) ?? '' };
};

/** Opens the list of plates with the service worker and goes offline; returns the status of each data request from then on. */
const onOfflineList = async (visitor: Visitor) => {
  const visit = await shop.visit(visitor, { isKeptOpen: true });
  await visit.open('/products/plates');
  await waitForServiceWorker(visit.page);
  await visit.context.setOffline(true);
  const statuses: number[] = [];
  visit.page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.data')) statuses.push(response.status());
  });
  return { ...visit, statuses };
};

/** Moves a pointer over a link within one task of the page: separate calls of a test would take longer than that. */
const passOver = (link: Element): void => {
  for (const target of [link, document.querySelector('main')]) {
    target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }
};

const STEP_MS = 1000;

/** Delays React, which schedules its next step by a message channel. Runs in each page before its scripts. */
const delayRendering = (): void => {
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
    setTimeout(() => Reflect.apply(post, this, args), window.isSlow ? 1000 : 0);
  };
};

const followLink = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
};

const isAt = async (page: Page, path: string) => {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('a link navigates in the same document, and so does the back button', async () => {
    const { page, link, path, faults, leave } = await onList(visitor);
    await link.click();
    await isAt(page, path);
    await page.goBack();
    await isAt(page, '/products/plates');
    expect(await page.evaluate(() => window.isSame)).toBe(true);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce('modified clicks, middle clicks and links to a new document are left to the browser', async () => {
    const { page, link, path, context, leave } = await onList(visitor);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await waitForPath(await opened, path);
    const besides = context.waitForEvent('page');
    await link.click({ button: 'middle' });
    await waitForPath(await besides, path);
    expect(new URL(page.url()).pathname).toBe('/products/plates');
    await page.evaluate(() => {
      const another = document.createElement('a');
      another.href = '/products/cups';
      another.dataset['whole'] = '';
      document.body.append(another);
      another.click();
    });
    await isAt(page, '/products/cups');
    await expect.poll(() => page.evaluate(() => window.isSame ?? false)).toBe(false);
    await leave();
  });

  testOnce('a page whose messages load while it renders shows them without an error', async () => {
    const { page, context, t, faults, leave } = await onList(visitor, delayRendering);
    // the messages arrive half a step after React has begun to render the page, which waits for them
    const hold = (files: string, steps: number) =>
      context.route(files, async (route) => {
        await page.waitForTimeout(steps * STEP_MS);
        await route.continue();
      });
    await hold('**/assets/auth-*.js', 3);
    await hold('**/assets/forms-*.js', 1.5);
    await page.evaluate(() => {
      window.isSlow = true;
    });
    await page.evaluate(followLink, '/auth');
    await page.getByRole('tab', { name: t.auth.signup, exact: true }).waitFor();
    expect(await page.evaluate(() => window.isSame)).toBe(true);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce(
    'the page of a link is prefetched while the pointer or focus is on it, and not for a link that is passed over',
    async () => {
      const { page, requests, link, path, faults, leave } = await onList(visitor);
      // the code for this loads when the page is idle
      await expect
        .poll(async () => {
          await page.mouse.move(0, 0);
          await link.hover();
          await page.waitForTimeout(150);
          return requests.filter((each) => each === `${path}.data`).length;
        })
        .toBe(1);
      await expect.poll(() => requests.some((each) => each.startsWith('/assets/product'))).toBe(true);

      const next = page.locator('h2 a').nth(1);
      await page.mouse.move(0, 0);
      await next.evaluate(passOver);
      const nextData = `${await next.getAttribute('href')}.data`;
      await page.waitForTimeout(300);
      expect(requests).not.toContain(nextData);
      await next.focus();
      await expect.poll(() => requests).toContain(nextData);
      expect(faults).toEqual([]);
      await leave();
    },
  );

  testOnce('hovering a link offline prefetches its page but does not leave the open one', async () => {
    const { page, statuses, leave } = await onOfflineList(visitor);
    // the code for this loads when the page is idle
    const hover = async () => {
      await page.mouse.move(0, 0);
      await page.locator('h2 a').first().hover();
      await page.waitForTimeout(150);
      return statuses.length > 0;
    };
    await expect.poll(hover).toBe(true);
    expect(statuses).toContain(504);
    expect(new URL(page.url()).pathname).toBe('/products/plates');
    await leave();
  });
});

test('opening the collections menu offline omits the numbers but does not leave the page', async () => {
  const { page, t, statuses, leave } = await onOfflineList({ language: 'ar', width: 1440 });
  await page.getByRole('button', { name: t.layout.nav.collections, exact: true }).click();
  await expect.poll(() => statuses).toEqual([504]);
  expect(new URL(page.url()).pathname).toBe('/products/plates');
  await page.getByRole('link', { name: t.catalogue.categories.cups }).first().waitFor();
  await leave();
});
