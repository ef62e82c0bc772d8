import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors, type Visitor } from '../world/browser.ts';
import { asRead, untilAt, untilHeaded } from '../world/seen.ts';

declare global {
  interface Window {
    /** What each transition has taken out of the page. */
    taken: string[][];
    goOn?: (ends: null) => void;
  }
}

const list = '/products/plates';
const all = (name: string) => [
  `::view-transition-group(${name})`,
  `::view-transition-new(${name})`,
  `::view-transition-old(${name})`,
];

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** Halts every transition as it begins, so that a test can look at it for as long as it likes. */
const halt = () => {
  window.taken = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (draw) => {
    const transition = start(draw);
    const taken: string[] = [];
    window.taken.push(taken);
    transition.ready.then(
      () => {
        for (const animation of document.getAnimations()) {
          const { pseudoElement } = animation.effect as KeyframeEffect;
          if (!pseudoElement?.startsWith('::view-transition')) continue;
          animation.pause();
          taken.push(pseudoElement);
        }
        taken.sort();
      },
      () => undefined,
    );
    return transition;
  };
};

const takenIn = (page: Page) => page.evaluate(() => window.taken.map((each) => [...new Set(each)]));

/** Lets what was halted come to its end. */
const letEnd = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Where the photograph that moves begins, or ends, and how wide it is there. */
const placeOfMoving = (page: Page, at: 'beginning' | 'end') =>
  page.evaluate((isEnd) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::view-transition-group(photograph)');
    for (const animation of moving) animation.currentTime = isEnd ? 219.99 : 0;
    const { width, transform } = getComputedStyle(document.documentElement, '::view-transition-group(photograph)');
    const { e, f } = new DOMMatrix(transform);
    return [e, f, Number.parseFloat(width)].map(Math.round);
  }, at === 'end');

/** How many parts of the page bear a name for a transition. */
const named = (page: Page) => page.locator('[style*=view-transition]').count();

const placeOf = async (photograph: Locator) => {
  const box = await photograph.boundingBox();
  return [box?.x, box?.y, box?.width].map((length) => Math.round(length ?? Number.NaN));
};

type Place = readonly number[];

/** How far apart two places are at most, in pixels. */
const apart = (place: Place, other: Place) =>
  Math.max(...place.map((length, side) => Math.abs(length - (other[side] ?? 1e6))));

/** But for what a picture grows by while the pointer is on its card; the header may still come to rest above it. */
const untilMovesAt = async (page: Page, at: 'beginning' | 'end', place: () => Promise<Place>) => {
  await expect.poll(async () => apart(await placeOfMoving(page, at), await place())).toBeLessThan(10);
};

/** Presses what lies at the middle of something, whatever that is. */
const pressAtMiddle = async (page: Page, what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('This is not to be seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Whether a press at its middle would reach it. */
const liesOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

interface Wishes {
  readonly reducedMotion?: 'reduce';
  /** Lets photographs move as they do, unseen by the test. */
  readonly isUnseen?: boolean;
}

/** Somebody on the list of plates, with its first card and whatever stands on it. */
const onList = async (visitor: Visitor, { reducedMotion, isUnseen = false }: Wishes = {}) => {
  const visit = await shop.visit(visitor, isUnseen ? {} : { before: halt });
  await visit.page.emulateMedia({ reducedMotion: reducedMotion ?? 'no-preference' });
  await visit.open(list);
  const card = visit.page.locator('article', { has: visit.page.locator('h2') }).first();
  await card.scrollIntoViewIfNeeded();
  const link = card.locator('h2 a');
  const photograph = card.locator('img');
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  return {
    ...visit,
    card,
    link,
    photograph,
    name: asRead(await link.innerText()),
    path: (await link.getAttribute('href')) ?? '',
  };
};

/** Follows a link, and has the browser wait before it looks where the photograph has come to. */
const pressAndWait = async (page: Page, link: Locator) => {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) =>
      start(async () => {
        await new Promise((resolve) => {
          window.goOn = resolve;
        });
        if (typeof draw === 'function') await draw();
      });
  });
  await link.click();
  // by the clock: no frame is drawn meanwhile
  await page.waitForFunction(() => window.goOn, null, { polling: 50 });
};

const goOn = (page: Page) => page.evaluate(() => window.goOn?.(null));

const mainPhotograph = (page: Page) => page.locator('main img[fetchpriority=high]');

describe.each(twoVisitors)(inEach, (visitor) => {
  test('the photograph grows out of its card into its page, returns on the way back, and nothing else is taken', async () => {
    const { page, link, path, photograph, faults, leave } = await onList(visitor);
    const begun = await placeOf(photograph);
    await link.click();
    await untilAt(page, path);
    await expect.poll(() => takenIn(page)).toEqual([all('photograph')]);
    await untilMovesAt(page, 'beginning', async () => begun);
    await untilMovesAt(page, 'end', () => placeOf(mainPhotograph(page)));
    await letEnd(page);
    await expect.poll(() => named(page)).toBe(0);

    await page.goBack();
    await untilAt(page, list);
    await expect.poll(() => takenIn(page)).toEqual([all('photograph'), all('photograph')]);
    await untilMovesAt(page, 'end', async () => begun);
    await letEnd(page);
    await expect.poll(() => named(page)).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test('while it moves, everything else can be pressed', async () => {
    const { page, link, words, faults, leave } = await onList(visitor);
    await link.click();
    await expect.poll(() => takenIn(page)).toEqual([all('photograph')]);
    const cart = page.getByRole('banner').locator('a[href="/cart"]');
    const more = page.getByRole('button', { name: words.catalogue.increase }).first();
    expect(await liesOnTop(cart)).toBe(true);
    await more.scrollIntoViewIfNeeded();
    expect(await liesOnTop(more)).toBe(true);
    await pressAtMiddle(page, more);
    await expect.poll(() => page.locator('output').first().textContent()).toMatch(/[2٢]/);
    await pressAtMiddle(page, cart);
    await untilAt(page, '/cart');
    expect(faults).toEqual([]);
    await leave();
  });

  test('the photograph itself is enlarged, and a link of its page followed, while it moves', async () => {
    const { page, link, faults, leave } = await onList(visitor);
    await link.click();
    await expect.poll(() => takenIn(page)).toEqual([all('photograph')]);
    await pressAtMiddle(page, mainPhotograph(page));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await pressAtMiddle(page, page.getByRole('main').getByRole('navigation').locator('a[href="/products"]'));
    await untilAt(page, '/products');
    expect(faults).toEqual([]);
    await leave();
  });

  test('what is pressed before the browser has seen both places is pressed once it has', async () => {
    const { page, link, faults, leave } = await onList(visitor);
    await pressAndWait(page, link);
    const cart = page.getByRole('banner').locator('a[href="/cart"]');
    expect(await liesOnTop(cart)).toBe(false);
    await pressAtMiddle(page, cart);
    await goOn(page);
    await untilAt(page, '/cart');
    expect(faults).toEqual([]);
    await leave();
  });

  test('a screen that is turned meanwhile shows the page at once', async () => {
    const { page, link, name, faults, leave } = await onList(visitor, { isUnseen: true });
    await pressAndWait(page, link);
    await page.setViewportSize({ width: 844, height: visitor.width });
    await goOn(page);
    await untilHeaded(page, name);
    await mainPhotograph(page).waitFor();
    await expect.poll(() => named(page)).toBe(0);
    expect(faults).toEqual([]);
    await leave();
  });

  test('nothing moves for whoever wishes for less motion', async () => {
    const { page, link, name, path, faults, leave } = await onList(visitor, { reducedMotion: 'reduce' });
    await link.click();
    await untilAt(page, path);
    await untilHeaded(page, name);
    await page.goBack();
    await untilAt(page, list);
    expect(await takenIn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('a companion of a product takes the place of its photograph', async () => {
    const { page, link, faults, leave } = await onList(visitor);
    await link.click();
    await expect.poll(() => takenIn(page)).toEqual([all('photograph')]);
    // while the first still moves
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
    await untilAt(page, path);
    await expect.poll(() => takenIn(page)).toEqual([all('photograph'), all('photograph')]);
    await untilMovesAt(page, 'end', () => placeOf(mainPhotograph(page)));
    expect(faults).toEqual([]);
    await leave();
  });

  test('a card whose photograph is out of sight opens its page without it, and so does any other link', async () => {
    const { page, card, link, name, path, faults, leave } = await onList(visitor);
    await link.focus();
    await card.evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + scrollY + 40));
    await page.keyboard.press('Enter');
    await untilAt(page, path);
    await untilHeaded(page, name);
    await page.getByRole('banner').locator('a[href="/cart"]').click();
    await untilAt(page, '/cart');
    expect(await takenIn(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('a product that is gone, and a press that is overtaken, leave nothing behind', async () => {
    const { page, link, path, words, faults, leave } = await onList(visitor);
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
    await untilAt(page, '/cart');
    letGo();
    await page.goBack();
    await untilAt(page, list);
    expect(await takenIn(page)).toEqual([]);

    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = '/product/cup-of-gold';
    });
    await link.click();
    await untilHeaded(page, words.product.notFound.title);
    expect(await takenIn(page)).toEqual([]);
    expect(await named(page)).toBe(0);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await leave();
  });
});
