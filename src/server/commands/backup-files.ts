import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the default name of a backup at this time; names sort by time. */
export const backupName = (now: Date): string =>
  `lazaward-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;

const pattern = /^lazaward-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup\.gz$/;

export type BackupFile = { readonly path: string; readonly madeAt: Date };

/** Lists the backups with a default name in a folder, newest first; empty for a missing folder. */
export const listBackups = async (folder: string): Promise<readonly BackupFile[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, day, hour, minute, second] = pattern.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ path: join(folder, name), madeAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }];
    });
};

/** Deletes all but the newest `keep` backups with a default name in a folder. Resolves to the number of deleted files. */
export const deleteOldBackups = async (folder: string, keep: number): Promise<number> => {
  const old = (await listBackups(folder)).slice(keep);
  for (const { path } of old) await rm(path);
  return old.length;
};
