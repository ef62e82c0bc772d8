import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { queriesOn } from '../../platform/database/connect.ts';
import { createSecretBox, type SecretBox } from '../../platform/encryption/secret-box.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * Throws unless this database's secrets were sealed with the same key; the first key that comes stays. With another one
 * every second factor and every link on its way would be lost, so a server had better not start.
 */
export const confirmSecretKey = async (database: Kysely<AccountsTables>, box: SecretBox): Promise<void> => {
  const fingerprint = box.hash('vault', 'fingerprint');
  await database
    .insertInto('auth.encryption_key')
    .values({ key_fingerprint: fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await database.selectFrom('auth.encryption_key').select('key_fingerprint').executeTakeFirstOrThrow();
  if (timingSafeEqual(kept.key_fingerprint, fingerprint)) return;
  throw new Error(
    'The secrets in this database were sealed with another key. Start the shop with the SECRET_KEY it had, ' +
      'or with the file secret-key of its data folder.',
  );
};

/** Throws unless a database's secrets were sealed with this key. */
export const confirmKey = (pool: Pool, secretKey: Buffer): Promise<void> =>
  confirmSecretKey(queriesOn<AccountsTables>(pool), createSecretBox(secretKey));

/** What only a holder of the key can make, and what the key cannot be found by. */
export const fingerprintOf = (secretKey: Buffer): string =>
  createSecretBox(secretKey).hash('vault', 'fingerprint').toString('base64');
