import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countNamedTransitions,
  finishTransitions,
  isOnTop,
  pauseTransition,
  placeOf,
  pressAndWait,
  pressAtMiddle,
  resumeTransition,
  transitionOf,
  waitForMovementAt,
} from '#tests/support/browser/transitions.ts';
import { normalizeText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
  waitForScript,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

const list = '/products/plates';
const all = (name: string) => [
  `::view-transition-group(${name})`,
  `::view-transition-new(${name})`,
  `::view-transition-old(${name})`,
];

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

interface Options {
  readonly reducedMotion?: 'reduce';
  /** Runs view transitions without pausing them. */
  readonly isUnseen?: boolean;
}

/** Opens the list of plates; returns its first card with link, photograph, name and path. */
const openList = async (visitor: Visitor, { reducedMotion, isUnseen = false }: Options = {}) => {
  const visit = await shop.visit(visitor, isUnseen ? {} : { before: pauseTransition });
  await visit.page.emulateMedia({ reducedMotion: reducedMotion ?? 'no-preference' });
  await visit.open(list);
  const card = visit.page.locator('article', { has: visit.page.locator('h2') }).first();
  await card.scrollIntoViewIfNeeded();
  const link = card.locator('h2 a');
  const photograph = card.locator('img');
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // the code of the transition loads together with the product page, which has no transition if it arrives first
  await visit.page.route('**/product/*.data*', async (route) => {
    await waitForScript(visit.page, 'animate-product-image').catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
  return {
    ...visit,
    card,
    link,
    photograph,
    name: normalizeText(await link.innerText()),
    path: (await link.getAttribute('href')) ?? '',
  };
};

const mainPhotograph = (page: Page) => page.locator('main img[fetchpriority=high]');

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('only the photograph is animated, from its card to the product page and back', async () => {
    const { page, link, path, photograph, faults, leave } = await openList(visitor);
    const initialPosition = await placeOf(photograph);
    await link.click();
    await waitForPath(page, path);
    await expect.poll(() => transitionOf(page)).toEqual([all('photograph')]);
    await waitForMovementAt(page, 'beginning', async () => initialPosition);
    await waitForMovementAt(page, 'end', () => placeOf(mainPhotograph(page)));
    await finishTransitions(page);
    await expect.poll(() => countNamedTransitions(page)).toBe(0);
    // a photograph that has not loaded is not animated
    await expect.poll(() => mainPhotograph(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);

    await page.goBack();
    await waitForPath(page, list);
    await expect.poll(() => transitionOf(page)).toEqual([all('photograph'), all('photograph')]);
    await waitForMovementAt(page, 'end', async () => initialPosition);
    await finishTransitions(page);
    await expect.poll(() => countNamedTransitions(page)).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test('during the transition all other elements can be pressed', async () => {
    const { page, link, t, faults, leave } = await openList(visitor);
    await link.click();
    await expect.poll(() => transitionOf(page)).toEqual([all('photograph')]);
    const cart = page.getByRole('banner').locator('a[href="/cart"]');
    const more = page.getByRole('button', { name: t.catalogue.increase }).first();
    expect(await isOnTop(cart)).toBe(true);
    await more.scrollIntoViewIfNeeded();
    expect(await isOnTop(more)).toBe(true);
    await pressAtMiddle(page, more);
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/[2٢]/);
    await pressAtMiddle(page, cart);
    await waitForPath(page, '/cart');
    expect(faults).toEqual([]);
    await leave();
  });

  test('during the transition the photograph can be enlarged and a link of the product page followed', async () => {
    const { page, link, faults, leave } = await openList(visitor);
    await link.click();
    await expect.poll(() => transitionOf(page)).toEqual([all('photograph')]);
    await pressAtMiddle(page, mainPhotograph(page));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await pressAtMiddle(page, page.getByRole('main').getByRole('navigation').locator('a[href="/products"]'));
    await waitForPath(page, '/products');
    expect(faults).toEqual([]);
    await leave();
  });

  test('a press before the transition starts takes effect when it starts', async () => {
    const { page, link, faults, leave } = await openList(visitor);
    await pressAndWait(page, link);
    const cart = page.getByRole('banner').locator('a[href="/cart"]');
    expect(await isOnTop(cart)).toBe(false);
    await pressAtMiddle(page, cart);
    await resumeTransition(page);
    await waitForPath(page, '/cart');
    expect(faults).toEqual([]);
    await leave();
  });

  test('a rotated screen shows the page without a transition', async () => {
    const { page, link, name, faults, leave } = await openList(visitor, { isUnseen: true });
    await pressAndWait(page, link);
    await page.setViewportSize({ width: 844, height: visitor.width });
    await resumeTransition(page);
    await waitForHeading(page, name);
    await mainPhotograph(page).waitFor();
    await expect.poll(() => countNamedTransitions(page)).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test('there is no transition with reduced motion', async () => {
    const { page, link, name, path, t, faults, leave } = await openList(visitor, { reducedMotion: 'reduce' });
    await link.click();
    await waitForPath(page, path);
    await waitForHeading(page, name);
    await page.goBack();
    await waitForPath(page, list);
    await waitForHeading(page, t.catalogue.categories.plates);
    expect(await transitionOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('opening a related product animates its photograph too', async () => {
    const { page, link, faults, leave } = await openList(visitor);
    await link.click();
    await expect.poll(() => transitionOf(page)).toEqual([all('photograph')]);
    // while the first transition still runs
    const companion = page.locator('section h3 a[href^="/product/"]').first();
    await page.mouse.wheel(0, 300);
    await companion.waitFor();
    await companion.evaluate((name) =>
      name.closest('article')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const path = (await companion.getAttribute('href')) ?? '';
    const image = page.locator(`article:has(h3 a[href="${path}"]) img`).first();
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.complete)).toBe(true);
    await companion.click();
    await waitForPath(page, path);
    await expect.poll(() => transitionOf(page)).toEqual([all('photograph'), all('photograph')]);
    await waitForMovementAt(page, 'end', () => placeOf(mainPhotograph(page)));
    expect(faults).toEqual([]);
    await leave();
  });

  test('there is no transition when the photograph is out of view, or for any other link', async () => {
    const { page, card, link, name, path, t, faults, leave } = await openList(visitor);
    await link.focus();
    await card.evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + scrollY + 40));
    await page.keyboard.press('Enter');
    await waitForPath(page, path);
    await waitForHeading(page, name);
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    await waitForPath(page, '/cart');
    await waitForHeading(page, t.cart.title);
    expect(await transitionOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('after a missing product or an interrupted navigation no transition is left', async () => {
    const { page, link, path, t, faults, leave } = await openList(visitor);
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`**${path}.data*`, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await link.click();
    await pressAtMiddle(page, page.getByRole('banner').locator('a[href="/cart"]'));
    await waitForPath(page, '/cart');
    letGo();
    await page.goBack();
    await waitForPath(page, list);
    await waitForHeading(page, t.catalogue.categories.plates);
    expect(await transitionOf(page)).toEqual([]);

    // in one task of the page: a render in between would restore the URL
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = '/product/cup-of-gold';
      element.click();
    });
    await waitForHeading(page, t.product.notFound.title);
    expect(await transitionOf(page)).toEqual([]);
    expect(await countNamedTransitions(page)).toBe(0);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await leave();
  });
});
