import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Limits of a picture; `width` in pixels. */
export type PictureLimits = { readonly bytes: number; readonly width: number };

const usualLimits: PictureLimits = { bytes: 150_000, width: 1440 };

/** Screenshot options without animations. */
export const still = { animations: 'disabled', caret: 'hide', type: 'png' } as const;

/** Margin around an element, in pixels. */
const MARGIN = 24;

/** Scale and quality, the best first. */
const attempts = [
  [1, 72],
  [1, 58],
  [0.75, 66],
  [0.6, 62],
  [0.5, 58],
] as const;

/** The whole page without animations as WebP within the limits. */
export const takePage = async (page: Page, limits = usualLimits): Promise<Buffer> => {
  await waitForContent(page);
  await unfixElements(page);
  return shrink(await page.screenshot({ ...still, fullPage: true }), limits);
};

/** The viewport within the limits. */
export const takeWindow = async (page: Page, limits = usualLimits): Promise<Buffer> =>
  shrink(await page.screenshot(still), limits);

/** An element within the limits, with a margin of the page except below it. */
export const takeElement = async (page: Page, selector: string, limits = usualLimits): Promise<Buffer> => {
  await waitForContent(page);
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not visible`);
  const { width } = page.viewportSize() ?? box;
  const margin = Math.min(MARGIN, box.x, width - box.x - box.width);
  const clip = {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + margin,
  };
  return shrink(await page.screenshot({ ...still, fullPage: true, clip }), limits);
};

/** Forces rendering and loading of content below the fold. */
export const waitForContent = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    document.documentElement.classList.add('whole');
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // a hidden picture is never loaded, and would be awaited forever
    const visible = [...document.images].filter((image) => image.currentSrc !== '' && image.checkVisibility());
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
};

/** Elements fixed to the viewport's edge would cover the middle of a full-page screenshot; they become static. */
const unfixElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.position = 'relative';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom, maxHeight } = getComputedStyle(element);
      if (position === 'fixed') element.style.position = 'absolute';
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'relative';
      // a separately scrolling navigation is captured as a whole
      if (position === 'sticky' && maxHeight !== 'none') element.style.maxHeight = 'none';
    }
  });

const shrink = async (picture: Buffer, limits: PictureLimits): Promise<Buffer> => {
  const width = Math.min((await sharp(picture).metadata()).width, limits.width);
  let small = picture;
  for (const [scale, quality] of attempts) {
    small = await sharp(picture)
      .resize({ width: Math.round(width * scale) })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (small.length <= limits.bytes) break;
  }
  return small;
};
