import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Number of places at which the document is cut off. */
const CUTS = 8;

/** Allowed difference in CSS pixels, for rounding. */
const MAX_MOVED = 2;

describe.each(twoVisitors)('in $language on $width px', (visitor) => {
  test.each([
    '/',
    '/products',
    '/product/cup-tea-01',
    '/about',
    '/contact',
    '/auth',
    '/policies/faq',
    '/cart',
    '/checkout',
    '/account',
    '/admin',
  ])('drawn parts of %s do not move while the rest arrives', async (path) => {
    const { page, context, leave } = await shop.visit(visitor);
    const html = await (await context.request.get(path)).text();
    const complete = await placesIn(page, path, html);
    const begin = html.indexOf('<main');
    const moved: string[] = [];
    for (let cut = 1; cut <= CUTS; cut += 1) {
      const end = html.indexOf('<', begin + Math.round(((html.length - begin) * cut) / (CUTS + 1)));
      for (const [name, edges] of await placesIn(page, path, html.slice(0, end))) {
        const last = complete.get(name);
        const isStable = last?.every((edge, side) => Math.abs(edge - (edges[side] ?? Number.NaN)) <= MAX_MOVED);
        if (!isStable) moved.push(`${name} from ${edges.join()} to ${last?.join()}, of ${cut}/${CUTS + 1} of the page`);
      }
    }
    expect(complete.size).toBeGreaterThan(1);
    expect(moved).toEqual([]);
    await leave();
  });
});

/** Opens a page as this HTML, without its scripts, and returns start, top and width of the first screen's elements, by name. */
const placesIn = async (page: Page, path: string, html: string): Promise<ReadonlyMap<string, readonly number[]>> => {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll(/<script[^]*?(?:<\/script>|$)/g, '') }),
  );
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const places = await page
    .locator('main')
    .first()
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, p, button, a, img, [class*="bg-glaze"]')]
        // the last ones may be cut off themselves
        .slice(0, -3)
        .map((element, index) => ({ element, place: index, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.top < innerHeight && box.bottom > 0)
        .map(({ element, place: index, box }): [string, number[]] => [
          `${element.localName} ${index}`,
          [box.x, box.y, box.width].map(Math.round),
        ]),
    );
  await page.unroute(`**${path}`);
  return new Map(places);
};
