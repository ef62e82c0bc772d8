import { rotateSigningKeys } from '../../accounts/index.ts';
import { connect } from '../../platform/database/connect.ts';
import { connectOrStartEmbedded } from '../../platform/database/embedded/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { migrationFolders } from '../migration-folders.ts';
import { secretKeyOf } from '../settings/secret-key.ts';
import type { Settings } from '../settings/settings.ts';

/** Publishes the next signing key, while the shop runs or not. Resolves to a message for the owner. */
export const rotateShopKeys = async (settings: Settings): Promise<string> => {
  const embedded = settings.databaseUrl === null ? await connectOrStartEmbedded(settings) : null;
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    await migrate(url, migrationFolders);
    const database = connect(url, { poolSize: 2 });
    try {
      const { kid, signsFrom, isNew } = await rotateSigningKeys(database.pool, await secretKeyOf(settings));
      const what = isNew ? 'A new key was published' : 'A new key was published already';
      return `${what}: ${kid}. It signs from ${signsFrom.toISOString()}; the one before it goes when its last token has expired.`;
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
};
