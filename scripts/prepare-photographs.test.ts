import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparePhotographs } from './prepare-photographs.ts';

let workshop: string;
const rooms = () => ({ from: join(workshop, 'from'), to: join(workshop, 'to'), cache: join(workshop, 'cache') });

/** A cobalt square on clear ground, or on white. */
async function paint(path: string, size: number, hasAlpha: boolean) {
  const file = join(rooms().from, path);
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
  await paint('plate-lotus-01/1.webp', 500, true);
  await paint('scenes/table.webp', 240, false);
});
afterEach(() => rm(workshop, { recursive: true }));

test('makes every width up to the master, as AVIF and as WebP, and none wider', async () => {
  expect(await preparePhotographs(rooms())).toEqual({ pictures: 6, made: 6, removed: 0 });
  expect(await filesIn(rooms().to)).toEqual([
    'plate-lotus-01/1-240.avif',
    'plate-lotus-01/1-240.webp',
    'plate-lotus-01/1-480.avif',
    'plate-lotus-01/1-480.webp',
    'scenes/table-240.avif',
    'scenes/table-240.webp',
  ]);
});

test('makes what may be shown first for phones too, as AVIF', async () => {
  await paint('plate-lotus-01/1.webp', 800, true);
  await paint('plate-lotus-01/2.webp', 800, true);
  await preparePhotographs(rooms());
  expect((await filesIn(rooms().to)).filter((file) => file.includes('-728'))).toEqual(['plate-lotus-01/1-728.avif']);
});

test.each(['avif', 'webp'])('keeps the clear ground clear and the cobalt blue in %s', async (format) => {
  await preparePhotographs(rooms());
  const picture = sharp(join(rooms().to, `plate-lotus-01/1-240.${format}`));
  const { width, height, hasAlpha } = await picture.metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 240, height: 240, hasAlpha: true });

  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 4)];
  expect(at(10, 10)[3]).toBe(0);
  const [red, green, blue, alpha] = at(120, 120);
  expect(alpha).toBe(255);
  for (const [painted, wanted] of [
    [red, 0x15],
    [green, 0x30],
    [blue, 0x8f],
  ] as const) {
    expect(Math.abs((painted ?? 0) - wanted)).toBeLessThanOrEqual(4);
  }
});

test('makes nothing twice, and takes from the cache what was lost', async () => {
  await preparePhotographs(rooms());
  expect((await preparePhotographs(rooms())).made).toBe(0);

  await rm(rooms().to, { recursive: true });
  expect((await preparePhotographs(rooms())).made).toBe(0);
  expect(await filesIn(rooms().to)).toHaveLength(6);
});

test('makes a changed photograph again, and only that one', async () => {
  await preparePhotographs(rooms());
  await paint('scenes/table.webp', 240, true);
  expect(await preparePhotographs(rooms())).toEqual({ pictures: 6, made: 2, removed: 0 });
  expect((await sharp(join(rooms().to, 'scenes/table-240.webp')).metadata()).hasAlpha).toBe(true);
});

test('takes away the pictures of a photograph that is gone', async () => {
  await preparePhotographs(rooms());
  await rm(join(rooms().from, 'scenes'), { recursive: true });
  expect(await preparePhotographs(rooms())).toEqual({ pictures: 4, made: 0, removed: 2 });
  expect(await filesIn(rooms().to)).toHaveLength(4);
});
