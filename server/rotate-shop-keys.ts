import { rotateSigningKeys } from './auth/rotate-signing-keys.ts';
import { connect } from './database/connect.ts';
import { visitEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { secretKeyOf } from './settings/secret-key.ts';
import type { Settings } from './settings.ts';

/** Publishes the shop's next signing key, while it runs or not. Resolves to a sentence for the shopkeeper. */
export const rotateShopKeys = async (settings: Settings): Promise<string> => {
  const embedded = settings.databaseUrl === null ? await visitEmbedded(settings) : null;
  try {
    const url = settings.databaseUrl ?? embedded?.url ?? '';
    await migrate(url);
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
