import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readSettings, SettingsError } from '../../server/settings/settings.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkBackup, checkDisk } from './check-disk.ts';
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
  const settings = readOrExplain(env);
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

const readOrExplain = (env: Readonly<Record<string, string | undefined>>) => {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map((problem) => findingsOn('Settings').failure(problem));
  }
};

/** Asks systemd whether the clock follows a time server; says nothing where there is no systemd. */
const checkTime = async (): Promise<readonly Finding[]> => {
  const time = findingsOn('Time');
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
    if (stdout.trim() === 'yes') return [time.good('The clock follows a time server.')];
    return [time.warning('The clock follows no time server: apt install systemd-timesyncd.')];
  } catch {
    return [];
  }
};
