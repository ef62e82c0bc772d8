import { randomBytes } from 'node:crypto';
import { assertNoShopOpen } from '#core/server/database/backup/restore.ts';
import { connect, inTransaction } from '#core/server/database/connect.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { migrate } from '#core/server/database/migrate.ts';
import { migrateJobs } from '#core/server/jobs/job-schema.ts';
import {
  type AccountsTables,
  findKeyFingerprint,
  fingerprintOf,
  replaceLostKey,
} from '#features/auth/server/accounts/index.ts';
import type { Settings } from '../environment/environment.ts';
import { lostData, readSecretKey, writeSecretKey } from '../environment/secret-key.ts';
import { migrationFolders } from '../migration-folders.ts';
import { deleteLostSecrets } from './lost-secrets.repository.ts';

/**
 * Replaces a lost secret key by the configured key or a new one, and deletes the data that only the lost one could decrypt
 * (decision 227). The shop must not be running. Changes nothing when the key matches. Resolves to a message for the owner.
 */
export const resetSecretKey = async (settings: Settings): Promise<string> => {
  const embedded = settings.databaseUrl === null ? await startEmbedded(settings) : null;
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    await assertNoShopOpen(url);
    await migrate(url, migrationFolders);
    await migrateJobs(url, console);
    const database = connect(url, { poolSize: 2 });
    try {
      const fingerprint = await findKeyFingerprint(database.pool);
      const present = await readSecretKey(settings);
      if (fingerprint === null) return 'Nothing in this database is encrypted yet: the next start creates the key.';
      if (present !== null && fingerprintOf(present) === fingerprint) {
        return 'The secret key fits this database: nothing was changed.';
      }
      const key = settings.secretKey ?? randomBytes(32);
      const { jobs, providers } = await inTransaction(database, async (transaction) => {
        await replaceLostKey(transaction.withTables<AccountsTables>(), key);
        const lost = await deleteLostSecrets(transaction);
        // before the commit: the command can be repeated if only the key was written, but not if only the database was changed
        if (settings.secretKey === null) await writeSecretKey(key, settings.dataDir);
        return lost;
      });
      return [
        `The shop goes on with ${settings.secretKey === null ? 'a new key' : 'the SECRET_KEY that is set'}. What is lost:`,
        ...lostData.map((line) => `  - ${line}`),
        `${jobs} waiting jobs were dropped, and ${providers} payment gateways are switched off until their secrets are entered.`,
      ].join('\n');
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
};
