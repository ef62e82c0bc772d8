import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors, type Visitor } from '../world/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Somebody on the list of plates, with what their browser asks for from now on. */
const onList = async (visitor: Visitor) => {
  const visit = await shop.visit(visitor);
  await visit.open('/products/plates');
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = visit.page.locator('h2 a, h3 a').first();
  const path = (await link.getAttribute('href')) ?? '';
  return { ...visit, asked, link, path };
};

describe.each(twoVisitors)(inEach, (visitor) => {
  test('the page of a link is loaded while the pointer or the keyboard is on it, and one that is passed over is not', async () => {
    const { page, asked, link, path, faults, leave } = await onList(visitor);
    // what does this comes when the page rests
    await expect
      .poll(
        async () => {
          await page.mouse.move(0, 0);
          await link.hover();
          await page.waitForTimeout(150);
          return asked.filter((each) => each === `${path}.data`).length;
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(asked.some((each) => each.startsWith('/assets/product'))).toBe(true);

    const next = page.locator('h2 a, h3 a').nth(1);
    await next.dispatchEvent('pointerover');
    await page.mouse.move(0, 0);
    await page.locator('main').dispatchEvent('pointerover');
    const nextData = `${await next.getAttribute('href')}.data`;
    await page.waitForTimeout(300);
    expect(asked).not.toContain(nextData);
    await next.focus();
    await expect.poll(() => asked).toContain(nextData);
    expect(faults).toEqual([]);
    await leave();
  });
});
