import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { queriesOn } from '../../platform/database/connect.ts';
import { createSecretBox, type SecretBox } from '../../platform/encryption/secret-box.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * Throws unless the database's secrets were encrypted with this key; stores the fingerprint of the first key.
 * Another key could not decrypt the second factors and pending links, so the server must not start.
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
    'The secrets in this database were encrypted with another key. Start the shop with the SECRET_KEY it had, ' +
      'or with the file secret-key of its data folder.',
  );
};

/** Throws unless the database's secrets were encrypted with this key. */
export const confirmKey = (pool: Pool, secretKey: Buffer): Promise<void> =>
  confirmSecretKey(queriesOn<AccountsTables>(pool), createSecretBox(secretKey));

/** A keyed hash that identifies the key without revealing it. */
export const fingerprintOf = (secretKey: Buffer): string =>
  createSecretBox(secretKey).hash('vault', 'fingerprint').toString('base64');
