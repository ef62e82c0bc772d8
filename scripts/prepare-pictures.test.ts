import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKeys } from './pictures/place-pictures.ts';
import { staleRenditions } from './prepare-pictures.ts';

const root = join(import.meta.dirname, '..');
const committed = join(root, 'starter-catalogue/renditions');

test('the committed pictures match masters, texts and settings; if not: npm run images', async () => {
  expect(await staleRenditions(root)).toEqual([]);
});

test('every picture in the list of committed keys exists', async () => {
  const files = Object.keys(await readKeys(committed));
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => !existsSync(join(committed, file)))).toEqual([]);
});
