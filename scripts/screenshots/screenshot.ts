import type { Page } from 'playwright-core';
import sharp from 'sharp';

const MOST_BYTES = 150_000;

/** A picture in which nothing moves. */
export const still = { animations: 'disabled', caret: 'hide', type: 'png' } as const;

/** Scale and quality, the best first. */
const attempts = [
  [1, 72],
  [1, 58],
  [0.75, 66],
  [0.6, 62],
  [0.5, 58],
] as const;

/** The whole page as WebP of 150 KB at most, without anything moving on it. */
export const takePage = async (page: Page): Promise<Buffer> => {
  await untilEverythingIsThere(page);
  await layDownWhatHovers(page);
  return shrink(await page.screenshot({ ...still, fullPage: true }));
};

/** The window as it is, of the same weight. */
export const takeWindow = async (page: Page): Promise<Buffer> => shrink(await page.screenshot(still));

/** What is below the fold is drawn, and its pictures come, only for those who scroll. */
export const untilEverythingIsThere = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    document.documentElement.classList.add('whole');
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // one that is not shown is never fetched, and would be waited for without end
    const seen = [...document.images].filter((image) => image.currentSrc !== '' && image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
};

/** What holds on to the window's lower edge would hang over the middle of the whole page; it goes where it belongs. */
const layDownWhatHovers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.position = 'relative';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'fixed') element.style.position = 'absolute';
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'relative';
    }
  });

const shrink = async (picture: Buffer): Promise<Buffer> => {
  const { width } = await sharp(picture).metadata();
  let small = picture;
  for (const [scale, quality] of attempts) {
    small = await sharp(picture)
      .resize({ width: Math.round(width * scale) })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (small.length <= MOST_BYTES) break;
  }
  return small;
};
