import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** What each transition has taken out of the page. */
    taken: string[][];
    /** Ends the waiting of the browser. */
    goOn?: (ends: null) => void;
  }
}

/** Halts every transition as it begins, so that a test can look at it for as long as it likes. */
export const halt = () => {
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

/** What each transition has taken out of the page so far. */
export const transitionOf = (page: Page) => page.evaluate(() => window.taken.map((each) => [...new Set(each)]));

/** Lets what was halted come to its end. */
export const letEnd = (page: Page) =>
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
export const named = (page: Page) => page.locator('[style*=view-transition]').count();

/** Where a photograph stands in the window, and how wide it is. */
export const placeOf = async (photograph: Locator) => {
  const box = await photograph.boundingBox();
  return [box?.x, box?.y, box?.width].map((length) => Math.round(length ?? Number.NaN));
};

type Place = readonly number[];

/** How far apart two places are at most, in pixels. */
const apart = (place: Place, other: Place) =>
  Math.max(...place.map((length, side) => Math.abs(length - (other[side] ?? 1e6))));

/** But for what a picture grows by while the pointer is on its card; the header may still come to rest above it. */
export const untilMovesAt = async (page: Page, at: 'beginning' | 'end', place: () => Promise<Place>) => {
  await expect.poll(async () => apart(await placeOfMoving(page, at), await place())).toBeLessThan(10);
};

/** Presses what lies at the middle of something, whatever that is. */
export const pressAtMiddle = async (page: Page, what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('This is not to be seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Whether a press at its middle would reach it. */
export const liesOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Follows a link, and has the browser wait before it looks where the photograph has come to. */
export const pressAndWait = async (page: Page, link: Locator) => {
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

/** Lets the browser look. */
export const goOn = (page: Page) => page.evaluate(() => window.goOn?.(null));
