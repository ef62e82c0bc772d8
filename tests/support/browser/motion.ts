import type { Page } from 'playwright-core';

/**
 * Until the returned function is called, every animation and transition of the page is at its end from its first moment, so
 * that styles and positions are final whenever they are read. Endless and scroll-driven animations go on: they are part of
 * the page.
 */
export const endMotion = async (page: Page): Promise<() => Promise<void>> => {
  const style = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    // as if each had begun an hour ago
    sheet.replaceSync(
      '*, ::before, ::after, ::backdrop { animation-delay: -3600s !important; transition: none !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  // transitions between pages are not animated by these styles
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        (each) => each.timeline instanceof DocumentTimeline && each.effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
  return () =>
    style.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
};
