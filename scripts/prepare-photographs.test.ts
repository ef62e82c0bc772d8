import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  await paint('plate-lotus-01/2.webp', 500, true);
  await paint('tea/table.webp', 480, false);
});
afterEach(() => rm(workshop, { recursive: true }));

test('makes every width up to the master as AVIF, some as WebP, and none wider', async () => {
  expect(await preparePhotographs(rooms())).toEqual({ pictures: 6, made: 6, removed: 0 });
  expect(await filesIn(rooms().to)).toEqual([
    'plate-lotus-01/2-240.avif',
    'plate-lotus-01/2-480.avif',
    'plate-lotus-01/2-480.webp',
    'tea/table-240.avif',
    'tea/table-480.avif',
    'tea/table-480.webp',
  ]);
});

test('takes a master as it is where it is asked for in its own width and format', async () => {
  await preparePhotographs(rooms());
  const [master, asked] = await Promise.all(
    [join(rooms().from, 'tea/table.webp'), join(rooms().to, 'tea/table-480.webp')].map((file) => readFile(file)),
  );
  expect(asked).toEqual(master);
});

test('makes what may be shown first for phones too, as AVIF', async () => {
  await paint('plate-lotus-01/1.webp', 800, true);
  await paint('plate-lotus-01/2.webp', 800, true);
  await preparePhotographs(rooms());
  const forPhones = (await filesIn(rooms().to)).filter((file) => /-(360|728)/.test(file));
  expect(forPhones).toEqual(['plate-lotus-01/1-360.avif', 'plate-lotus-01/1-728.avif']);
});

test.each(['avif', 'webp'])('keeps the clear ground clear and the cobalt blue in %s', async (format) => {
  await preparePhotographs(rooms());
  const picture = sharp(join(rooms().to, `plate-lotus-01/2-480.${format}`));
  const { width, height, hasAlpha } = await picture.metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 480, height: 480, hasAlpha: true });

  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 480 + x) * 4, (y * 480 + x) * 4 + 4)];
  expect(at(10, 10)[3]).toBe(0);
  const [red, green, blue, alpha] = at(240, 240);
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
  await paint('tea/table.webp', 480, true);
  expect(await preparePhotographs(rooms())).toEqual({ pictures: 6, made: 3, removed: 0 });
  expect((await sharp(join(rooms().to, 'tea/table-480.webp')).metadata()).hasAlpha).toBe(true);
});

test('takes away the pictures of a photograph that is gone', async () => {
  await preparePhotographs(rooms());
  await rm(join(rooms().from, 'tea'), { recursive: true });
  expect(await preparePhotographs(rooms())).toEqual({ pictures: 3, made: 0, removed: 3 });
  expect(await filesIn(rooms().to)).toHaveLength(3);
});
