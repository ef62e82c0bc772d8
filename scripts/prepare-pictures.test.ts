import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKeys } from './pictures/place-pictures.ts';
import { staleRenditions } from './prepare-pictures.ts';

const root = join(import.meta.dirname, '..');
const committed = join(root, 'catalogue/renditions');

test('the committed pictures are those of the masters, texts and settings of today; if not: npm run images', async () => {
  expect(await staleRenditions(root)).toEqual([]);
});

test('every picture that the repository says it holds is there', async () => {
  const files = Object.keys(await readKeys(committed));
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => !existsSync(join(committed, file)))).toEqual([]);
});
