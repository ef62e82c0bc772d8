import sharp, { type Sharp } from 'sharp';

export type PhotographOptions = {
  readonly width?: number;
  readonly height?: number;
  /** Whether the background is transparent. */
  readonly isClear?: boolean;
};

/** Draws a product photograph: a cobalt item with a golden foot on a white or transparent background. */
export const drawPhotograph = ({ width = 1300, height = 1300, isClear = false }: PhotographOptions = {}): Sharp => {
  const item = { create: { width: 600, height: 600, channels: 3, background: '#15308f' } } as const;
  const foot = { create: { width: 600, height: 80, channels: 3, background: '#c9a227' } } as const;
  const ground = isClear ? { r: 0, g: 0, b: 0, alpha: 0 } : { r: 255, g: 255, b: 255, alpha: 1 };
  const painted = sharp({ create: { width, height, channels: 4, background: ground } }).composite([
    { input: item, gravity: 'center' },
    { input: foot, gravity: 'south' },
  ]);
  return isClear ? painted : painted.removeAlpha();
};

/** Colour of a pixel as four channels from 0 to 255. */
export const colourAt = async (picture: Buffer, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
