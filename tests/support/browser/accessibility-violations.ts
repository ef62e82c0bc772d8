import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { drawAll } from './visible-text.ts';

/** Accessibility violations of a page, one line each: the rule and the element. */
export const obstaclesOn = async (page: Page): Promise<readonly string[]> => {
  await drawAll(page);
  // elements that are fading in do not have their final colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // scroll-driven and endless animations are part of the page
      .filter(
        (each) => each.timeline instanceof DocumentTimeline && each.effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
  // legacy mode runs in the page itself, without an extra page for frames: the shop has no frames
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};
