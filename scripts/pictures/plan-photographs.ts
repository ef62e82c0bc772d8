import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { encodingOf, type Rendition, renditionsOf } from '#core/pictures/photograph-renditions.ts';
import type { PlannedPicture } from './place-pictures.ts';

/**
 * Plans the responsive pictures from the masters below `from` (WebP, in folders): each as `<same path>-<width>.<format>`, never
 * wider than its master. The rendition in the master's width and format is the master itself.
 */
export const planPhotographs = async (from: string): Promise<PlannedPicture[]> => {
  const entries = await readdir(from, { recursive: true });
  const masters = entries.filter((entry) => entry.endsWith('.webp')).sort();
  return (await Promise.all(masters.map((master) => planMaster(join(from, master), from)))).flat();
};

const planMaster = async (master: string, from: string): Promise<PlannedPicture[]> => {
  const bytes = await readFile(master);
  const { width: masterWidth } = await sharp(bytes).metadata();
  const content = createHash('sha256').update(bytes).digest('hex');
  const path = relative(from, master).replace(/\.webp$/, '');
  return renditionsOf(path, masterWidth).map((rendition) => ({
    file: `${path}-${rendition.width}.${rendition.format}`,
    key: keyOf(content, rendition),
    ...(rendition.format === 'webp' && rendition.width === masterWidth ? { original: master } : {}),
    make: async () => encode(await readFile(master), rendition),
  }));
};

const keyOf = (content: string, { width, format }: Rendition): string =>
  createHash('sha256')
    .update(JSON.stringify([content, width, format, encodingOf({ width, format })]))
    .digest('hex');

const encode = (master: Buffer, { width, format }: Rendition): Promise<Buffer> =>
  sharp(master).resize({ width }).toFormat(format, encodingOf({ width, format })).toBuffer();
