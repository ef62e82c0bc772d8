import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { sharePages, sharePictureFile } from '#core/pictures/share-pictures.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { drawText, type Lettering } from '../social-images/draw-text.ts';
import { families } from '../social-images/social-image-fonts.ts';
import { placePictures } from './place-pictures.ts';
import { planSharePictures } from './plan-social-images.ts';

let workshop: string;
let first: { pictures: number; made: number; removed: number };
const folders = () => ({
  to: join(workshop, 'to'),
  committed: join(workshop, 'committed'),
  cache: join(workshop, 'cache'),
});

const prepare = async () => {
  const pictures = await planSharePictures(join(import.meta.dirname, '../..'), join(workshop, 'fonts'));
  return { pictures: pictures.length, ...(await placePictures(pictures, folders())) };
};

beforeAll(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'share-pictures-'));
  first = await prepare();
});
afterAll(() => rm(workshop, { recursive: true }));

describe('share pictures', () => {
  test('exist for every page and product in both languages, within the size limits', async () => {
    const names = [...sharePages, ...catalogue.map(({ id }) => id)];
    expect(first).toEqual({ pictures: names.length * 2, made: names.length * 2, removed: 0 });
    for (const file of names.flatMap((name) => contentLanguages.map((language) => sharePictureFile(name, language)))) {
      const path = join(folders().to, file);
      const { width, height, format } = await sharp(path).metadata();
      expect([file, width, height, format]).toEqual([file, 1200, 630, 'jpeg']);
      expect((await stat(path)).size).toBeLessThanOrEqual(90_000);
    }
  });

  test('share pictures are drawn once, and removed when no longer planned', async () => {
    const gone = join(folders().to, 'share/plate-of-gold-ar.jpg');
    await writeFile(gone, 'old');
    expect(await prepare()).toEqual({ ...first, made: 0, removed: 1 });
    expect(await readdir(join(folders().to, 'share'))).toHaveLength(first.pictures);
  });

  test('share pictures show the product at the inline end: on the left in Arabic, on the right in English', async () => {
    const brightness = async (language: 'ar' | 'en', left: number) => {
      const picture = await readFile(join(folders().to, sharePictureFile('about', language)));
      // statistics apply to a whole picture
      const half = await sharp(picture).extract({ left, top: 120, width: 400, height: 390 }).toBuffer();
      const { channels } = await sharp(half).stats();
      return channels[0]?.mean ?? 0;
    };
    expect(await brightness('ar', 100)).toBeGreaterThan(3 * (await brightness('ar', 700)));
    expect(await brightness('en', 700)).toBeGreaterThan(3 * (await brightness('en', 100)));
  });
});

describe('text in share pictures', () => {
  const lettering = (family: string): Lettering => ({ family, size: 60, leading: 1, colour: '#ffffff', width: 500 });
  const widthOf = async (text: string, family: string) => (await drawText(text, lettering(family))).width;

  test("uses the shop's fonts without fallback", async () => {
    const anonymous = await widthOf('Lotus Plate', 'No Such Family');
    const [name, line] = await Promise.all(
      [families.en.name, families.en.line].map((family) => widthOf('Lotus Plate', family)),
    );
    expect(new Set([name, line, anonymous]).size).toBeGreaterThan(1);
    expect(name).not.toBe(line);
    expect(await widthOf('فنجان', families.ar.name)).not.toBe(await widthOf('فنجان', families.ar.line));
  });

  test('joins Arabic letters: a word is narrower than its isolated letters', async () => {
    const joined = await widthOf('لمحمد', families.ar.name);
    const alone = await widthOf('ل\u200cم\u200cح\u200cم\u200cد', families.ar.name);
    expect(joined).toBeLessThan(alone * 0.9);
  });

  test('draws markup in a name literally', async () => {
    expect(await widthOf('<b>Cup&', families.en.line)).toBeGreaterThan(await widthOf('bCup', families.en.line));
  });

  test('breaks into lines of similar length', async () => {
    const { width, height } = await drawText('Eye of Horus Dinner Plate', lettering(families.en.name));
    expect(height).toBeGreaterThan(60);
    expect(width).toBeLessThan(450);
  });
});
