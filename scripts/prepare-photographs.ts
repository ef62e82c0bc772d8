import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { encodingOf, type Rendition, renditionsOf } from '../domain/photograph-renditions.ts';
import { inParallel, placeKept } from './build/picture-cache.ts';

/** `isMaster`: asked for as wide as its master and in its format. */
type Picture = Rendition & Readonly<{ master: string; target: string; isMaster: boolean }>;

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
  return renditionsOf(path, masterWidth).map(({ width, format }) => ({
    master,
    target: join(to, `${path}-${width}.${format}`),
    width,
    format,
    isMaster: format === 'webp' && width === masterWidth,
  }));
}

/** Puts one picture in its place. Answers whether it had to be made. */
async function prepare({ master, target, width, format, isMaster }: Picture, cache: string): Promise<boolean> {
  const bytes = await readFile(master);
  const how = isMaster ? 'as it is' : [width, format, encodingOf({ width, format }), sharp.versions.sharp];
  const key = createHash('sha256').update(bytes).update(JSON.stringify(how)).digest('hex');
  return placeKept(join(cache, `${key}.${format}`), target, async () =>
    isMaster ? bytes : encode(bytes, { width, format }),
  );
}

function encode(master: Buffer, { width, format }: Rendition): Promise<Buffer> {
  return sharp(master).resize({ width }).toFormat(format, encodingOf({ width, format })).toBuffer();
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
