import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { picturesForMails } from './mail-pictures.ts';

let database: FreshDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
  folder = await mkdtemp(join(tmpdir(), 'lazaward-mail-pictures-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('a picture is created once for all mails, with the current alternative text', async () => {
  const logged: unknown[] = [];
  const log = { error: (fields: unknown) => void logged.push(fields) };
  const { rows } = await database.pool.query(
    `select path from product_pictures where product_id = 'cup-tea-01' and view = 1`,
  );
  const file = `${rows[0].path}-240.avif`;
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await cp(join(import.meta.dirname, '../../../../../starter-catalogue/renditions', file), join(folder, file));
  const picturesOf = picturesForMails({ database, log }, folder);
  const first = (await picturesOf(['cup-tea-01'])).get('cup-tea-01');
  await rm(join(folder, file));
  await database.pool.query(`update product_pictures set alt_en = 'A cup of today' where product_id = 'cup-tea-01'`);
  const second = (await picturesOf(['cup-tea-01'])).get('cup-tea-01');
  expect(second?.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(second?.bytes).toBe(first?.bytes);
  expect(second?.alt.en).toBe('A cup of today');
  expect(logged).toEqual([]);
});
