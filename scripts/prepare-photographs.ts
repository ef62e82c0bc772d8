import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import {
  isMadeForPhones,
  madeForPhones,
  type PhotographFormat,
  sceneWidths,
  webpWidths,
} from '../domain/photographs.ts';
import { inParallel, placeKept } from './build/picture-cache.ts';

/**
 * Chosen by eye and by the clock: 4:4:4 keeps cobalt lines crisp on white, below quality 60 the soft shadows show
 * blocks, and effort 2 keeps them as smooth as slower grades do in a tenth of the time of sharp's default. What fills a
 * phone is seen on a dense screen, where quality 42 cannot be told from 66 and weighs less than half.
 */
const settings = {
  avif: { quality: 66, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2, alphaQuality: 90, smartSubsample: true },
} as const;

const settingsOf = (format: PhotographFormat, width: number) =>
  format === 'avif' && madeForPhones.includes(width) ? { ...settings.avif, quality: 42 } : settings[format];

type Picture = Readonly<{ master: string; target: string; width: number; format: PhotographFormat }>;

/**
 * Makes the responsive pictures of the shop from the masters in `from` (WebP, in folders): each as
 * `<to>/<same path>-<width>.<format>`, never wider than its master. What was made before is taken from `cache`, whose
 * names say content and settings; files in `to` that no master asks for any more are removed, but for `<to>/share`, which
 * is another command's.
 */
export async function preparePhotographs({ from, to, cache }: Record<'from' | 'to' | 'cache', string>) {
  await Promise.all([cache, to].map((folder) => mkdir(folder, { recursive: true })));
  const pictures = (await Promise.all((await mastersIn(from)).map((master) => picturesOf(master, from, to)))).flat();
  // libvips would spread each picture over the cores; many small pictures are quicker one to a core.
  sharp.concurrency(1);
  let made = 0;
  await inParallel(pictures, async (picture) => {
    if (await prepare(picture, cache)) made += 1;
  });
  const removed = await removeAllBut(new Set(pictures.map(({ target }) => target)), to);
  return { pictures: pictures.length, made, removed };
}

async function mastersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((entry) => entry.endsWith('.webp')).map((entry) => join(folder, entry));
}

async function picturesOf(master: string, from: string, to: string): Promise<Picture[]> {
  const { width: masterWidth } = await sharp(master).metadata();
  const path = relative(from, master).replace(/\.webp$/, '');
  const avifWidths = isMadeForPhones(path) ? [...sceneWidths, ...madeForPhones] : sceneWidths;
  const renditions = [
    ...avifWidths.map((width) => ({ width, format: 'avif' as const })),
    ...webpWidths.map((width) => ({ width, format: 'webp' as const })),
  ];
  return renditions
    .filter(({ width }) => width <= masterWidth)
    .map(({ width, format }) => ({ master, target: join(to, `${path}-${width}.${format}`), width, format }));
}

/** Puts one picture in its place. Answers whether it had to be made. */
async function prepare({ master, target, width, format }: Picture, cache: string): Promise<boolean> {
  const bytes = await readFile(master);
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([width, format, settingsOf(format, width), sharp.versions.sharp]))
    .digest('hex');
  return placeKept(join(cache, `${key}.${format}`), target, () => encode(bytes, width, format));
}

function encode(master: Buffer, width: number, format: PhotographFormat): Promise<Buffer> {
  const resized = sharp(master).resize({ width });
  return resized.toFormat(format, settingsOf(format, width)).toBuffer();
}

async function removeAllBut(wanted: ReadonlySet<string>, folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const shared = join(folder, 'share', '/');
  const unwanted = files.filter((file) => !wanted.has(file) && !file.startsWith(shared));
  await Promise.all(unwanted.map((file) => rm(file)));
  return unwanted.length;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const started = performance.now();
  const { pictures, made, removed } = await preparePhotographs({
    from: join(root, 'catalogue/photographs'),
    to: join(root, 'build/photographs'),
    cache: join(root, '.cache/photographs'),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Photographs: ${pictures} ready, ${made} made, ${removed} removed, ${seconds} s`);
}
