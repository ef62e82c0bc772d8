import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { drawAll } from './visible-text.ts';

/** What stands in somebody's way on a page, a line each: the rule and where it is broken. */
export const obstaclesOn = async (page: Page): Promise<readonly string[]> => {
  await drawAll(page);
  // what is still fading in has not its own colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // one that scrolling drives, or that has no end, is how the page looks
      .filter(
        (each) => each.timeline instanceof DocumentTimeline && each.effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
  // in the page itself, without another one to gather what frames say: the shop has none of its own
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};
