import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors, type Visitor } from '../world/browser.ts';

declare global {
  interface Window {
    /** How many pages have faded into another, and whether this is still the document that was opened. */
    fades: number;
    isSame?: boolean;
  }
}

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const countFades = () => {
  window.fades = 0;
  const fade = document.startViewTransition.bind(document);
  document.startViewTransition = (act) => {
    window.fades += 1;
    return fade(act);
  };
};

/** Somebody on the list of plates, who looks at its first product. */
const onList = async (visitor: Visitor, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
  const visit = await shop.visit(visitor, { before: countFades });
  await visit.page.emulateMedia({ reducedMotion });
  await visit.open('/products/plates');
  await visit.page.evaluate(() => {
    window.isSame = true;
  });
  const link = visit.page.locator('h2 a').first();
  return { ...visit, link, path: (await link.getAttribute('href')) ?? '' };
};

const isAt = async (page: Page, path: string) => {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
};
const fadesOf = (page: Page) => page.evaluate(() => window.fades);

describe.each(twoVisitors)(inEach, (visitor) => {
  test('a link leads on in the same document, and fades into its page there and on the way back', async () => {
    const { page, link, path, faults, leave } = await onList(visitor);
    await link.click();
    await isAt(page, path);
    expect(await page.evaluate(() => window.isSame)).toBe(true);
    expect(await fadesOf(page)).toBe(1);
    await page.goBack();
    await isAt(page, '/products/plates');
    await expect.poll(() => fadesOf(page)).toBe(2);
    expect(faults).toEqual([]);
    await leave();
  });

  test('what is pressed while pages fade is what lies beneath', async () => {
    const { page, link, path, words, faults, leave } = await onList(visitor);
    await link.click();
    await isAt(page, path);
    const more = page.getByRole('button', { name: words.catalogue.increase }).first();
    // so slowly that the press comes in time on any machine
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.updatePlaybackRate(0.001);
    });
    await more.click();
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/[2٢]/);
    expect(faults).toEqual([]);
    await leave();
  });

  test('nothing fades where less motion is wished for, or where only the list is narrowed', async () => {
    const still = await onList(visitor, 'reduce');
    await still.link.click();
    await isAt(still.page, still.path);
    expect(await fadesOf(still.page)).toBe(0);
    await still.leave();

    const { page, leave } = await onList(visitor);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = `${location.pathname}?sale=true`;
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect.poll(() => page.url()).toContain('sale=true');
    expect(await fadesOf(page)).toBe(0);
    await leave();
  });

  test('a key held with the press, a middle button and a whole new page are left to the browser', async () => {
    const { page, link, context, leave } = await onList(visitor);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    expect(new URL((await opened).url()).pathname).toMatch(/^(blank|\/product\/)/);
    const besides = context.waitForEvent('page');
    await link.click({ button: 'middle' });
    await besides;
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
});
