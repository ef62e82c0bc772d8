import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, deleteOldBackups, listBackups } from './backup-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day, 1, 15));
const writeBackups = (...days: readonly number[]) =>
  Promise.all(days.map((day) => writeFile(join(folder, backupName(dayOf(day))), '')));

describe('backup files', () => {
  test('backup files are listed newest first with their time', async () => {
    await writeBackups(3, 1, 2);
    expect((await listBackups(folder)).map(({ madeAt }) => madeAt)).toEqual([dayOf(3), dayOf(2), dayOf(1)]);
    expect(await listBackups(join(folder, 'missing'))).toEqual([]);
  });

  test('rotation deletes the oldest ones and no file with another name', async () => {
    await writeBackups(1, 2, 3, 4);
    await writeFile(join(folder, 'before-the-move.backup.gz'), '');
    expect(await deleteOldBackups(folder, 2)).toBe(2);
    expect((await readdir(folder)).toSorted()).toEqual(
      ['before-the-move.backup.gz', backupName(dayOf(3)), backupName(dayOf(4))].toSorted(),
    );
    expect(await deleteOldBackups(folder, 2)).toBe(0);
  });
});
