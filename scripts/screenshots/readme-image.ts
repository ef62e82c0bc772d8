import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { still, waitForContent } from './screenshot.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 416, height: 900 };
const edge = 48;
const finalWidth = 1800;

/** Screenshot of the first viewport of a page. */
export const firstScreenful = async (page: Page): Promise<Buffer> => {
  await waitForContent(page);
  return page.screenshot(still);
};

/** The README's picture: the Arabic shop at desktop size, next to the English one on a phone. */
export const shopPicture = async (onDesktop: Buffer, onPhone: Buffer): Promise<Buffer> => {
  const [input, besides] = await Promise.all([rounded(onDesktop, desktop, 12), rounded(onPhone, phone, 36)]);
  const width = desktop.width + phone.width + edge * 3;
  const height = desktop.height + edge * 2;
  const composed = await sharp({ create: { width, height, channels: 3, background: '#e8ecf4' } })
    .composite([
      { input, left: edge, top: edge },
      { input: besides, left: desktop.width + edge * 2, top: edge },
    ])
    .png()
    .toBuffer();
  return sharp(composed)
    .resize({ width: finalWidth })
    .webp({ quality: 78, effort: 5, smartSubsample: true })
    .toBuffer();
};

/** A picture cropped to a size from the top, with rounded corners. */
const rounded = (picture: Buffer, { width, height }: { width: number; height: number }, radius: number) => {
  const shape = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return sharp(picture)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
};
