import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { endMotion } from './motion.ts';
import { drawWholePage } from './visible-text.ts';

/** Accessibility violations of a page, one line each: the rule and the element. */
export const findAccessibilityViolations = async (page: Page): Promise<readonly string[]> => {
  await drawWholePage(page);
  // a toast may appear while the page is read; an element that is fading in does not have its final colours
  const resume = await endMotion(page);
  // legacy mode runs in the page itself, without an extra page for frames: the shop has no frames
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  await resume();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};
