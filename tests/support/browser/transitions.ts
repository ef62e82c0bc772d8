import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Pseudo-elements that each view transition animates. */
    taken: string[][];
    /** Lets the browser continue. */
    resumeTransition?: (ends: null) => void;
  }
}

/** Pauses every view transition at its start, so that a test can inspect it. */
export const pauseTransition = () => {
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

/** Pseudo-elements that each view transition so far animates. */
export const transitionOf = (page: Page) => page.evaluate(() => window.taken.map((each) => [...new Set(each)]));

/** Finishes paused transitions. */
export const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Start or end position and width of the moving photograph. */
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

/** Number of elements with a `view-transition-name`. */
export const countNamedTransitions = (page: Page) => page.locator('[style*=view-transition]').count();

/** Position of a photograph in the viewport, and its width. */
export const placeOf = async (photograph: Locator) => {
  const box = await photograph.boundingBox();
  return [box?.x, box?.y, box?.width].map((length) => Math.round(length ?? Number.NaN));
};

type Place = readonly number[];

/** Largest difference between two positions, in pixels. */
const distanceBetween = (position: Place, other: Place) =>
  Math.max(...position.map((length, side) => Math.abs(length - (other[side] ?? 1e6))));

/** Waits for the position, with a tolerance of 10 px: pictures grow on hover, and the header may still move. */
export const waitForMovementAt = async (page: Page, at: 'beginning' | 'end', getPosition: () => Promise<Place>) => {
  await expect.poll(async () => distanceBetween(await placeOfMoving(page, at), await getPosition())).toBeLessThan(10);
};

/** Clicks at the middle of an element, even if another one covers it. */
export const pressAtMiddle = async (page: Page, what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** Whether a click at its middle would hit it. */
export const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Follows a link and pauses the browser before it captures the new position of the photograph. */
export const pressAndWait = async (page: Page, link: Locator) => {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (draw) =>
      start(async () => {
        await new Promise((resolve) => {
          window.resumeTransition = resolve;
        });
        if (typeof draw === 'function') await draw();
      });
  });
  await link.click();
  // polls by timer: no frame is rendered meanwhile
  await page.waitForFunction(() => window.resumeTransition, null, { polling: 50 });
};

/** Lets the browser capture the new state. */
export const resumeTransition = (page: Page) => page.evaluate(() => window.resumeTransition?.(null));
