import { connect } from '#core/server/database/connect.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { migrate } from '#core/server/database/migrate.ts';
import { rotateSigningKeys } from '#features/auth/server/accounts/index.ts';
import type { Settings } from '../environment/environment.ts';
import { getSecretKey } from '../environment/secret-key.ts';
import { migrationFolders } from '../migration-folders.ts';

/** Publishes the next signing key, also while the shop is running. Resolves to a message for the owner. */
export const rotateShopKeys = async (settings: Settings): Promise<string> => {
  const embedded = settings.databaseUrl === null ? await connectOrStartEmbedded(settings) : null;
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    await migrate(url, migrationFolders);
    const database = connect(url, { poolSize: 2 });
    try {
      const { kid, signsFrom, isNew } = await rotateSigningKeys(database.pool, await getSecretKey(settings, database));
      const what = isNew ? 'A new key was published' : 'A new key was published already';
      return `${what}: ${kid}. It signs from ${signsFrom.toISOString()}; the one before it goes when its last token has expired.`;
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
};
