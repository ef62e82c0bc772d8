import type { Locator } from 'playwright-core';

/** The hue of an element's text in degrees: 0 is red, 60 yellow, 120 green, 240 blue. */
export const hueOf = async (element: Locator): Promise<number> => {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((target) => {
    // a canvas parses every colour notation
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pixel) return [];
    pixel.fillStyle = getComputedStyle(target).color;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  });
  const max = Math.max(red, green, blue);
  const spread = max - Math.min(red, green, blue);
  if (spread === 0) return Number.NaN;
  if (max === red) return (60 * (green - blue)) / spread + (green < blue ? 360 : 0);
  return max === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
};
