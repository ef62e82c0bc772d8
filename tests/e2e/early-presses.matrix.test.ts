import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartKey } from '#features/auth/testing/users.ts';
import { cartLink } from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
  waitForHydration,
} from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
  await shop.database.pool.query("update products set stock = 0 where id = 'cup-coffee-02'");
});

afterAll(() => shop.close());

/** Longer than the time within which two presses on a button count once, in milliseconds. */
const AFTER_REPEAT_MS = 450;

/** Opens a page whose scripts do not arrive before the returned function is called. */
const openWithoutScripts = async ({ page, context }: Visit, path: string): Promise<() => void> => {
  const arrival = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return arrival.resolve;
};

const addButton = ({ page, t }: Visit) =>
  page.getByRole('button', { name: t.catalogue.addToCart, exact: true }).filter({ visible: true }).first();

const storedQuantity = async (page: Page): Promise<number | undefined> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), cartKey);
  return stored === null ? undefined : JSON.parse(stored)[0]?.quantity;
};

/** Counts the presses that reach the page's handlers, by button. */
const countReached = () => {
  addEventListener('click', ({ target, isTrusted }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button && !isTrusted) button.dataset['reached'] = String(Number(button.dataset['reached'] ?? 0) + 1);
  });
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test.each([
    '/',
    '/products',
    '/product/cup-tea-01',
    '/product/cup-coffee-02',
    '/contact',
    '/auth',
    '/auth?tab=signup',
    '/auth?mode=recover',
    '/cart',
    '/policies/faq',
  ])('every button that %s shows before its scripts arrive is marked and pressed once afterwards', async (path) => {
    const visit = await shop.visit(visitor, { before: countReached });
    const { page, leave } = visit;
    const release = await openWithoutScripts(visit, path);
    // the search is a form that works without a script, and so do popovers
    const search = page.locator('use[href$="#search"]');
    const buttons = await page.locator('button:not([popovertarget]):visible').filter({ hasNot: search }).all();
    expect(buttons.length).toBeGreaterThan(0);
    const handles = await Promise.all(buttons.map((button) => button.elementHandle()));
    for (const button of handles) {
      await button?.press('Enter');
      expect(await button?.getAttribute('data-pressed')).toBe('');
    }
    release();
    const states = () =>
      Promise.all(
        handles.map((button) =>
          button?.evaluate(({ dataset }: HTMLElement) =>
            `${dataset['reached'] ?? 0} ${dataset['pressed'] ?? ''}`.trim(),
          ),
        ),
      );
    await expect.poll(states).toEqual(handles.map(() => '1'));
    await page.waitForTimeout(500);
    expect(await states()).toEqual(handles.map(() => '1'));
    await leave();
  });

  const testOnce = alternateTests(visitor, test);

  testOnce('presses before hydration are carried out in order, and a link waits for them', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, leave } = visit;
    const release = await openWithoutScripts(visit, '/product/cup-tea-01');
    const more = page.getByRole('button', { name: t.catalogue.increase, exact: true });
    await more.click();
    await more.click();
    await addButton(visit).click();
    await expect
      .poll(() => addButton(visit).evaluate((button) => getComputedStyle(button).animationName))
      .toBe('breathe');
    await cartLink(page, t, 0).click();
    release();
    await page.waitForURL('**/cart');
    await cartLink(page, t, 3).waitFor();
    expect(await storedQuantity(page)).toBe(3);
    await leave();
  });

  testOnce('a second press on a button within 400 ms counts once, before and after hydration', async () => {
    const visit = await shop.visit(visitor);
    const { page, context, t, leave } = visit;
    const release = await openWithoutScripts(visit, '/product/cup-tea-01');
    // without its code the cart does not open over the page
    await context.route('**/assets/cart-drawer-*', (route) => route.abort());
    await addButton(visit).dblclick();
    release();
    await cartLink(page, t, 1).waitFor();
    await page.waitForTimeout(AFTER_REPEAT_MS);
    await addButton(visit).dblclick();
    await cartLink(page, t, 2).waitFor();
    await page.waitForTimeout(AFTER_REPEAT_MS);
    expect(await storedQuantity(page)).toBe(2);
    await addButton(visit).click();
    await cartLink(page, t, 3).waitFor();
    // steps are counted however quick they are
    await page.getByRole('button', { name: t.catalogue.increase, exact: true }).dblclick();
    await page.waitForTimeout(AFTER_REPEAT_MS);
    await addButton(visit).click();
    await cartLink(page, t, 6).waitFor();
    await leave();
  });

  testOnce('a press is reported as lost when the scripts fail, and works after a reload', async () => {
    const visit = await shop.visit(visitor);
    const { page, context, t, leave } = visit;
    await context.route('**/assets/vendor-*', (route) => route.abort());
    await page.goto('/product/cup-tea-01', { waitUntil: 'load' });
    const message = page.getByRole('alert').getByText(t.states.notLoaded);
    await expect
      .poll(async () => {
        await addButton(visit).click();
        return message.isVisible();
      })
      .toBe(true);
    expect(await addButton(visit).getAttribute('data-pressed')).toBeNull();
    await page.getByRole('heading', { level: 1 }).click();
    await message.waitFor({ state: 'hidden' });
    await addButton(visit).click();
    await message.waitFor();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: t.states.error.reload, exact: true }).click();
    await waitForHydration(page);
    await addButton(visit).click();
    await cartLink(page, t, 1).waitFor();
    await leave();
  });

  testOnce('a press whose scripts do not arrive within 30 seconds is reported and has no late effect', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, leave } = visit;
    await page.clock.install();
    const release = await openWithoutScripts(visit, '/product/cup-tea-01');
    // the time that the test itself takes does not count
    await page.clock.pauseAt(Date.now() + 60_000);
    const message = page.getByRole('alert').getByText(t.states.notLoaded);
    await addButton(visit).click();
    await page.clock.fastForward(29_000);
    expect(await message.isVisible()).toBe(false);
    await page.clock.fastForward(1_000);
    await message.waitFor();
    await page.clock.resume();
    release();
    await waitForHydration(page);
    await page.waitForTimeout(500);
    expect(await storedQuantity(page)).toBeUndefined();
    await leave();
  });

  testOnce(
    'a press on a part below the fold is marked, and reported as lost when its code cannot be loaded',
    async () => {
      const visit = await shop.visit(visitor);
      const { page, context, t, open, leave } = visit;
      await open('/product/cup-tea-01');
      const arrival = Promise.withResolvers<void>();
      await context.route('**/assets/deferred-sections-*', async (route) => {
        await arrival.promise;
        await route.abort();
      });
      const addAll = page.getByRole('button', { name: t.productDetails.together.addAll });
      await addAll.press('Enter');
      await expect.poll(() => addAll.getAttribute('data-pressed')).toBe('');
      arrival.resolve();
      await page.getByRole('alert').getByText(t.states.notLoaded, { exact: true }).last().waitFor();
      expect(await addAll.getAttribute('data-pressed')).toBeNull();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await addAll.press('Enter');
      await expect.poll(() => storedQuantity(page)).toBe(1);
      await leave();
    },
  );
});
