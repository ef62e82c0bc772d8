import { dirname } from 'node:path';
import { writeBackup } from '#core/server/database/backup/write.ts';
import { connect, type Database } from '#core/server/database/connect.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { createFolder } from '#core/server/files/durable-files.ts';
import { jobsBackup } from '#core/server/jobs/job-schema.ts';
import { recordBackup } from '#core/server/setup/setup-records.ts';
import { confirmKey, fingerprintOf } from '#features/auth/server/accounts/index.ts';
import type { Settings } from '../environment/environment.ts';
import { getSecretKey } from '../environment/secret-key.ts';

/**
 * Writes all data of the shop into one file, also while it is running (decision 134). Resolves to a message for the
 * owner.
 */
export const backUp = async (settings: Settings, file: string): Promise<string> => {
  await createFolder(dirname(file));
  const embedded = settings.databaseUrl === null ? await connectOrStartEmbedded(settings) : null;
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    const secretKey = await keyAt(url, settings);
    const rows = await writeBackup({
      url,
      file,
      key: {
        keyFingerprint: fingerprintOf(secretKey),
        // a configured key is not part of the backup
        secretKey: settings.secretKey === null ? secretKey.toString('base64') : null,
      },
      appendices: [jobsBackup],
      confirmKey: () => confirmKeyAt(url, secretKey),
    });
    const key = settings.secretKey === null ? '' : ' Without the SECRET_KEY of this shop it is of no use.';
    return `${rows} rows lie in ${file}.${key}${await recordMade(url)}`;
  } finally {
    await embedded?.stop();
  }
};

/** Records the backup for the setup of the shop; returns a warning if the database refuses, because the file is complete. */
const recordMade = async (url: string): Promise<string> => {
  try {
    await withDatabase(url, ({ kysely }) => recordBackup(kysely));
    return '';
  } catch (error) {
    return ` The setup list does not show it: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const keyAt = (url: string, settings: Settings): Promise<Buffer> =>
  withDatabase(url, (database) => getSecretKey(settings, database));

const confirmKeyAt = (url: string, secretKey: Buffer): Promise<void> =>
  withDatabase(url, ({ pool }) => confirmKey(pool, secretKey));

const withDatabase = async <Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = connect(url, { poolSize: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
