import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keysFile, placePictures } from './place-pictures.ts';
import { planPhotographs } from './plan-photographs.ts';

let workshop: string;
const folders = () => ({
  from: join(workshop, 'from'),
  to: join(workshop, 'to'),
  committed: join(workshop, 'committed'),
  cache: join(workshop, 'cache'),
});

const prepare = async () => {
  const pictures = await planPhotographs(folders().from);
  return { pictures: pictures.length, ...(await placePictures(pictures, folders())) };
};

/** A cobalt square on a transparent or white background. */
async function paint(path: string, size: number, hasAlpha: boolean) {
  const file = join(folders().from, path);
  const ground = {
    create: { width: size, height: size, channels: 4, background: { r: 255, g: 255, b: 255, alpha: hasAlpha ? 0 : 1 } },
  } as const;
  const square = { create: { width: size / 2, height: size / 2, channels: 3, background: '#15308f' } } as const;
  await mkdir(dirname(file), { recursive: true });
  const painted = sharp(ground).composite([{ input: square }]);
  await writeFile(file, await (hasAlpha ? painted : painted.flatten()).webp({ lossless: true }).toBuffer());
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

beforeEach(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'photographs-'));
  await paint('plate-lotus-01/2.webp', 500, true);
  await paint('tea/table.webp', 480, false);
});
afterEach(() => rm(workshop, { recursive: true }));

test('creates every width up to that of the master as AVIF, some as WebP, and none wider', async () => {
  expect(await prepare()).toEqual({ pictures: 6, made: 5, removed: 0 });
  expect(await filesIn(folders().to)).toEqual([
    'plate-lotus-01/2-240.avif',
    'plate-lotus-01/2-480.avif',
    'plate-lotus-01/2-480.webp',
    'tea/table-240.avif',
    'tea/table-480.avif',
    'tea/table-480.webp',
  ]);
});

test('uses the master unchanged for its own width and format', async () => {
  await prepare();
  const [master, rendition] = await Promise.all(
    [join(folders().from, 'tea/table.webp'), join(folders().to, 'tea/table-480.webp')].map((file) => readFile(file)),
  );
  expect(rendition).toEqual(master);
});

test('creates AVIF phone renditions of pictures that may be shown first', async () => {
  await paint('plate-lotus-01/1.webp', 960, true);
  await paint('plate-lotus-01/2.webp', 960, true);
  await prepare();
  const forPhones = (await filesIn(folders().to)).filter((file) => /-(360|540|728|960)\.avif/.test(file));
  expect(forPhones).toEqual([360, 540, 728, 960].map((width) => `plate-lotus-01/1-${width}.avif`));
});

test.each(['avif', 'webp'])('preserves transparency and the cobalt blue in %s', async (format) => {
  await prepare();
  const picture = sharp(join(folders().to, `plate-lotus-01/2-480.${format}`));
  const { width, height, hasAlpha } = await picture.metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 480, height: 480, hasAlpha: true });

  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 480 + x) * 4, (y * 480 + x) * 4 + 4)];
  expect(at(10, 10)[3]).toBe(0);
  const [red, green, blue, alpha] = at(240, 240);
  expect(alpha).toBe(255);
  for (const [painted, expected] of [
    [red, 0x15],
    [green, 0x30],
    [blue, 0x8f],
  ] as const) {
    expect(Math.abs((painted ?? 0) - expected)).toBeLessThanOrEqual(4);
  }
});

test('creates no file twice, and restores lost files from the cache', async () => {
  await prepare();
  expect((await prepare()).made).toBe(0);

  await rm(folders().to, { recursive: true });
  expect((await prepare()).made).toBe(0);
  expect(await filesIn(folders().to)).toHaveLength(6);
});

test('creates renditions again only of a changed photograph', async () => {
  await prepare();
  await paint('tea/table.webp', 480, true);
  expect(await prepare()).toEqual({ pictures: 6, made: 2, removed: 0 });
  expect((await sharp(join(folders().to, 'tea/table-480.webp')).metadata()).hasAlpha).toBe(true);
});

test('removes the renditions of a removed photograph', async () => {
  await prepare();
  await rm(join(folders().from, 'tea'), { recursive: true });
  expect(await prepare()).toEqual({ pictures: 3, made: 0, removed: 3 });
  expect(await filesIn(folders().to)).toHaveLength(3);
});

test('uses committed renditions, and creates those of another master again', async () => {
  await mkdir(join(folders().committed, 'tea'), { recursive: true });
  const planned = await planPhotographs(folders().from);
  const keys = Object.fromEntries(
    planned.filter(({ file }) => file.startsWith('tea/')).map(({ file, key }) => [file, key]),
  );
  const committed = ['tea/table-240.avif', 'tea/table-480.avif'];
  for (const file of committed) await writeFile(join(folders().committed, file), `ready: ${file}`);
  await writeFile(join(folders().committed, keysFile), JSON.stringify({ ...keys, 'tea/table-240.avif': 'another' }));
  expect((await prepare()).made).toBe(1 + 3);
  expect(await readFile(join(folders().to, 'tea/table-480.avif'), 'utf8')).toBe('ready: tea/table-480.avif');
  expect((await sharp(join(folders().to, 'tea/table-240.avif')).metadata()).width).toBe(240);
});

test('reports each placed picture', async () => {
  const reported: [number, number][] = [];
  await placePictures(await planPhotographs(folders().from), folders(), (done, of) => reported.push([done, of]));
  expect(reported).toEqual([1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
});
