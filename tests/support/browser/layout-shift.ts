import type { Page } from 'playwright-core';

/** Sum of the layout shifts of a page since its load, without those that follow an input within half a second. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // entries from before are delivered in the first callback, which comes without entries only if there is none
        const timer = setTimeout(() => resolve(0), 500);
        new PerformanceObserver((list) => {
          clearTimeout(timer);
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
