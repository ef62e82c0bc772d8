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

/**
 * Holds the scripts of each document until its first paint, so that what they move counts as a shift on a fast connection too. Uses the
 * protocol of the browser: a route would disable its cache, so that fonts were late as well.
 */
export const holdScriptsUntilPaint = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  let hasPainted = false;
  let held: string[] = [];
  const release = (requestId: string) =>
    void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (hasPainted) release(requestId);
    else held.push(requestId);
  });
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Page.lifecycleEvent', ({ name, frameId }) => {
    if (frameId !== frameTree.frame.id) return;
    if (name === 'init') [hasPainted, held] = [false, []];
    if (name !== 'firstContentfulPaint') return;
    hasPainted = true;
    for (const requestId of held.splice(0)) release(requestId);
  });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/*.js' }] });
};
