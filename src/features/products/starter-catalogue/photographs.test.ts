import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureViews } from '../picture-views.ts';
import { catalogue } from './catalogue.ts';
import { photographs, photographsOf } from './photographs.ts';
import { sceneImages } from './scene-images.ts';

const folder = join(import.meta.dirname, '../../../../starter-catalogue/photographs');
const heaviestMaster = 250_000;

const masters = [
  ...photographs.map((photograph) => ({ ...photograph, file: `${photograph.productId}/${photograph.view}.webp` })),
  ...sceneImages.map((scene) => ({ ...scene, file: `scenes/${scene.name}.webp` })),
];

describe('the photographs', () => {
  test('exist in four views for each of the 37 products', () => {
    expect(catalogue.length).toBe(37);
    expect(catalogue.filter(({ id }) => photographsOf(id).length !== pictureViews.length)).toEqual([]);
  });

  test('no master of the photographs is missing or unused', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'));
    expect(files.sort()).toEqual(masters.map(({ file }) => file).sort());
  });

  test.each(masters)('$file has the listed size and background, and at most 250 KB', async (master) => {
    const path = join(folder, master.file);
    const { width, height, hasAlpha } = await sharp(path).metadata();
    expect({ width, height, isTransparent: hasAlpha }).toEqual({
      width: master.width,
      height: master.height,
      isTransparent: master.isTransparent,
    });
    expect(statSync(path).size).toBeLessThanOrEqual(heaviestMaster);
  });

  test.each(masters)('$file has an alternative text in both languages', ({ alt }) => {
    expect(alt.ar).toMatch(/\p{Script=Arabic}/u);
    expect(alt.ar).not.toMatch(/[0-9A-Za-z%,]/u);
    expect(alt.en).toMatch(/^[^٠-٩\p{Script=Arabic}]+$/u);
  });

  test('the photographs of a product have different alternative texts', () => {
    expect(new Set(photographs.map(({ alt }) => alt.ar)).size).toBe(photographs.length);
    expect(new Set(photographs.map(({ alt }) => alt.en)).size).toBe(photographs.length);
  });

  test('the photographs are returned by product, in the order of the views', () => {
    expect(photographsOf('plate-lotus-01').map(({ view }) => view)).toEqual([1, 2, 3, 4]);
    expect(photographsOf('bowl-lotus-01')).toEqual([]);
  });
});
