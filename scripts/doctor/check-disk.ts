import { statfs } from 'node:fs/promises';
import { listBackups } from '../../server/commands/backup-files.ts';
import { type Finding, findingsOn } from './finding.ts';

const disk = findingsOn('Disk');
const backup = findingsOn('Backup');
const GIGABYTE = 1e9;
const HOUR_MS = 3_600_000;

/** Checks the free space of the disk with the data folder. */
export const checkDisk = async (dataDir: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: null, bsize: 0 }));
  return bavail === null ? disk.failure(`${dataDir} cannot be read.`) : judgeFreeSpace(bavail * bsize);
};

/** Judges free bytes. A database that cannot write stops taking orders. */
export const judgeFreeSpace = (bytes: number): Finding => {
  const free = `${(bytes / GIGABYTE).toFixed(1)} GB are free`;
  if (bytes < GIGABYTE / 2) return disk.failure(`${free}: the shop soon cannot take orders. Free some space now.`);
  if (bytes < 2 * GIGABYTE) return disk.warning(`${free}. Free some space.`);
  return disk.good(`${free}.`);
};

/** Checks the age of the newest backup in a folder. */
export const checkBackup = async (folder: string, now: Date): Promise<Finding> => {
  const [newest] = await listBackups(folder);
  return judgeBackup(newest === undefined ? null : now.getTime() - newest.madeAt.getTime(), folder);
};

/** Judges the age of the newest backup in milliseconds, null without one: daily backups are at most 26 hours old. */
export const judgeBackup = (ageMs: number | null, folder: string): Finding => {
  if (ageMs === null) return backup.warning(`There is none in ${folder}. Run backup, or set up the timer.`);
  const age =
    ageMs < 48 * HOUR_MS ? `${Math.round(ageMs / HOUR_MS)} hours` : `${Math.round(ageMs / HOUR_MS / 24)} days`;
  const text = `The newest in ${folder} is ${age} old`;
  if (ageMs > 7 * 24 * HOUR_MS) return backup.failure(`${text}. Find out why none is made.`);
  if (ageMs > 26 * HOUR_MS) return backup.warning(`${text}. Make one every day.`);
  return backup.good(`${text}. A copy on another machine is yours to make.`);
};
