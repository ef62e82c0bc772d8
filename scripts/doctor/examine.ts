import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { listBackups } from '../../src/server/commands/backup-files.ts';
import { readSettings, SettingsError } from '../../src/server/environment/environment.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail, checkProcess, checkSettings } from './check-shop.ts';
import { type Finding, findingsOn } from './finding.ts';

/**
 * Checks a running installation with the environment that it was started with: settings, process, database, mail, address with
 * TLS, time, disk and backup. Changes nothing and sends no mail.
 */
export const examine = async (
  env: Readonly<Record<string, string | undefined>>,
  backupFolderOf: (dataDir: string) => string,
): Promise<readonly Finding[]> => {
  const settings = readOrReport(env);
  if (Array.isArray(settings)) return settings;
  const findings = await Promise.all([
    checkProcess(settings),
    checkDatabase(settings),
    checkMail(settings),
    checkPublicUrl(settings.publicUrl),
    checkTime(),
    checkDisk(settings.dataDir),
    checkBackup(backupFolderOf(settings.dataDir), new Date()),
  ]);
  return [...checkSettings(settings), ...findings.flat()];
};

/** Null while PORT is 0: then only the process knows its address. */
const checkPublicUrl = async (publicUrl: string | null): Promise<readonly Finding[]> =>
  publicUrl === null ? [] : checkAddress(publicUrl);

const readOrReport = (env: Readonly<Record<string, string | undefined>>) => {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((problem) => findingsOn('Settings').failure(problem));
  }
};

/** Checks through systemd whether the clock follows a time server; no result without systemd. */
const checkTime = async (): Promise<readonly Finding[]> => {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show']);
    return [judgeTime(stdout)];
  } catch {
    return [];
  }
};

/** Evaluates the output of `timedatectl show`. An installed time service may not have synchronized yet. */
export const judgeTime = (properties: string): Finding => {
  const has = (property: string) => properties.split('\n').includes(property);
  if (has('NTPSynchronized=yes')) return time.good('The clock follows a time server.');
  if (has('CanNTP=no')) return time.warning('The clock follows no time server: apt-get install systemd-timesyncd.');
  if (has('NTP=no')) return time.warning('The clock follows no time server: timedatectl set-ntp true.');
  return time.warning(
    'No time server has answered yet. If that lasts, UDP port 123 is closed: journalctl -u systemd-timesyncd.',
  );
};

const time = findingsOn('Time');
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
const checkBackup = async (folder: string, now: Date): Promise<Finding> => {
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
