import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { confirmKey, fingerprintOf } from '../../accounts/index.ts';
import { writeBackup } from '../../platform/database/backup/write.ts';
import { connect } from '../../platform/database/connect.ts';
import { connectOrStartEmbedded } from '../../platform/database/embedded/embedded.ts';
import { jobsBackup } from '../jobs/job-schema.ts';
import { secretKeyOf } from '../settings/secret-key.ts';
import type { Settings } from '../settings/settings.ts';

/** Writes all data of the shop into one file, while it runs or not (decision 134). Resolves to a message for the owner. */
export const backUp = async (settings: Settings, file: string): Promise<string> => {
  await mkdir(dirname(file), { recursive: true });
  const embedded = settings.databaseUrl === null ? await connectOrStartEmbedded(settings) : null;
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    const secretKey = await secretKeyOf(settings);
    const rows = await writeBackup({
      url,
      file,
      key: {
        keyFingerprint: fingerprintOf(secretKey),
        // a configured key is not stored: it is kept with the other settings
        secretKey: settings.secretKey === null ? secretKey.toString('base64') : null,
      },
      appendices: [jobsBackup],
      confirmKey: () => confirmKeyAt(url, secretKey),
    });
    const key = settings.secretKey === null ? '' : ' Without the SECRET_KEY of this shop it is of no use.';
    return `${rows} rows lie in ${file}.${key}`;
  } finally {
    await embedded?.stop();
  }
};

const confirmKeyAt = async (url: string, secretKey: Buffer): Promise<void> => {
  const database = connect(url, { poolSize: 1 });
  try {
    await confirmKey(database.pool, secretKey);
  } finally {
    await database.close();
  }
};
