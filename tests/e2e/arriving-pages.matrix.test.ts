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
    const html = (await (await context.request.get(path)).text()).replaceAll(/<script[^]*?<\/script>/g, '');
    const begin = html.indexOf('<main');
    const ends = Array.from({ length: CUTS }, (_, cut) =>
      html.indexOf('<', begin + Math.round(((html.length - begin) * (cut + 1)) / (CUTS + 1))),
    );
    const drawn: Places[] = [];
    for await (const places of drawInParts(page, path, html, ends)) drawn.push(places);
    const complete: Places = drawn.pop() ?? new Map();
    const moved = drawn.flatMap((places, cut) =>
      [...places].flatMap(([name, edges]) => {
        const last = complete.get(name);
        const isStable = last?.every((edge, side) => Math.abs(edge - (edges[side] ?? Number.NaN)) <= MAX_MOVED);
        return isStable
          ? []
          : [`${name} from ${edges.join()} to ${last?.join()}, of ${cut + 1}/${CUTS + 1} of the page`];
      }),
    );
    expect(complete.size).toBeGreaterThan(1);
    expect(moved).toEqual([]);
    await leave();
  });
});

/** Start, top and width of the first screen's elements, by name. */
type Places = ReadonlyMap<string, readonly number[]>;

/** Draws a page from this HTML, and yields the places when it has arrived up to each of these ends, and as a whole. */
async function* drawInParts(page: Page, path: string, html: string, ends: readonly number[]): AsyncGenerator<Places> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(path);
  await page.unroute(`**${path}`);
  let begin = 0;
  for (const end of [...ends, html.length]) {
    const isLast = end === html.length;
    await page.evaluate(
      ([part, finished]) => {
        document.write(part);
        if (finished) document.close();
      },
      [html.slice(begin, end), isLast] as const,
    );
    begin = end;
    // the document has loaded once already, before it was written
    if (isLast) await page.waitForFunction(() => document.readyState === 'complete');
    await page.waitForFunction(() => {
      // the browser requests fonts when it lays out text
      document.documentElement.getBoundingClientRect();
      return [
        ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].map(
          ({ sheet }) => sheet !== null,
        ),
        ...[...document.fonts].map(({ status }) => status !== 'loading'),
      ].every(Boolean);
    });
    yield placesIn(page);
  }
}

const placesIn = async (page: Page): Promise<Places> => {
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
  return new Map(places);
};
