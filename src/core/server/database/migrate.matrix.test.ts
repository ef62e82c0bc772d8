import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

test('retries a locked table with short lock timeouts, so that other queries are not blocked', async () => {
  const database = await freshDatabase({ isMigrated: false });
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '0001-shelf.sql'), 'create table shelf (id integer primary key);');
  await migrate(database.url, [folder]);
  await writeFile(join(folder, '0002-width.sql'), 'alter table shelf add column width integer;');
  const holder = await database.pool.connect();
  await holder.query('begin; lock table shelf in access share mode');
  const migrating = migrate(database.url, [folder]);
  const released = pause(4_000).then(() => holder.query('commit'));
  // readers continue after the first lock timeout of the migration
  await expect.poll(() => database.pool.query('select from shelf').then(() => 'read')).toBe('read');
  expect(await migrating).toEqual([`${basename(folder)}/0002-width.sql`]);
  await released;
  holder.release();
  await database.drop();
  await rm(folder, { recursive: true });
});
