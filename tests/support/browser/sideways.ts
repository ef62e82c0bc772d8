import type { Page } from 'playwright-core';

/** Lists elements that make a page wider than its window. */
export const findHorizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    };
    const overflowing = [...document.body.querySelectorAll('*')].filter(isOutside).slice(0, 5);
    return [`${scrollWidth} px wide`, ...overflowing.map((element) => element.outerHTML.slice(0, 120))];
  });
