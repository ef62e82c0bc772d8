import { type OpenBackup, readBackup } from '#core/server/database/backup/read.ts';
import { assertRestorable, loadBackup } from '#core/server/database/backup/restore.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { jobsBackup, migrateJobs } from '#core/server/jobs/job-schema.ts';
import { fingerprintOf } from '#features/auth/server/accounts/index.ts';
import type { Settings } from '../environment/environment.ts';
import { readSecretKey, writeSecretKey } from '../environment/secret-key.ts';
import { migrationFolders } from '../migration-folders.ts';

export type RestoreOptions = {
  /** Whether to replace a shop that has orders. */
  readonly isForced: boolean;
};

/**
 * Replaces the configured shop, which must not be running, by a backup and migrates it (decision 134), atomically.
 * Resolves to a message for the owner.
 */
export const restoreShop = async (settings: Settings, file: string, { isForced }: RestoreOptions): Promise<string> => {
  const backup = await readBackup(file);
  try {
    const broughtKey = await keyFor(backup, settings);
    const embedded = settings.databaseUrl === null ? await startEmbedded(settings) : null;
    try {
      const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
      const target = { url, mayReplaceOrders: isForced };
      // the library creates the job tables in transactions of its own, so check first that the restore can succeed
      await assertRestorable(target);
      await migrateJobs(url, console);
      await loadBackup({ ...target, backup, migrationFolders, appendices: [jobsBackup] });
      if (broughtKey !== null) await writeSecretKey(broughtKey, settings.dataDir);
    } finally {
      await embedded?.stop();
    }
    return `The shop is as it was on ${backup.header.madeAt}.`;
  } finally {
    backup.close();
  }
};

/** Returns the key of the backup, or null when the configured key matches; throws when neither matches. */
const keyFor = async ({ header }: OpenBackup, settings: Settings): Promise<Buffer | null> => {
  if (settings.secretKey === null && header.secretKey !== null) return Buffer.from(header.secretKey, 'base64');
  const key = await readSecretKey(settings);
  if (key !== null && fingerprintOf(key) === header.keyFingerprint) return null;
  throw new Error(
    'This backup was made with another secret key, without which it is of no use: set SECRET_KEY to the one that the ' +
      'shop had then.',
  );
};
