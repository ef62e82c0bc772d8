import { timingSafeEqual } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import { queriesOn } from '#core/server/database/connect.ts';
import { createSecretBox, type SecretBox } from '#core/server/encryption/secret-box.ts';
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
  const stored = await database.selectFrom('auth.encryption_key').select('key_fingerprint').executeTakeFirstOrThrow();
  if (timingSafeEqual(stored.key_fingerprint, fingerprint)) return;
  throw new Error(
    'The secrets in this database were encrypted with another key. Start the shop with the SECRET_KEY it had, ' +
      'or with the file secret-key of its data folder.',
  );
};

/** Returns the fingerprint of the key that encrypted the database's secrets, in base64; null before the first use. */
export const findKeyFingerprint = async (pool: Pool): Promise<string | null> => {
  const { rows: tables } = await pool.query(
    `select from pg_tables where schemaname = 'auth' and tablename = 'encryption_key'`,
  );
  if (tables.length === 0) return null;
  const { rows } = await pool.query<{ fingerprint: string }>(
    `select encode(key_fingerprint, 'base64') as fingerprint from auth.encryption_key`,
  );
  return rows[0]?.fingerprint ?? null;
};

/** Deletes all data of the lost key, including all sessions, and stores the fingerprint of the new key. */
export const replaceLostKey = async (transaction: Transaction<AccountsTables>, secretKey: Buffer): Promise<void> => {
  for (const table of ['signing_keys', 'sessions', 'flow_states', 'one_time_tokens', 'rate_limits', 'encryption_key']) {
    await sql`delete from ${sql.id('auth', table)}`.execute(transaction);
  }
  await sql`delete from auth.factors where encrypted_secret is not null`.execute(transaction);
  await confirmSecretKey(transaction, createSecretBox(secretKey));
};

/** Throws unless the database's secrets were encrypted with this key. */
export const confirmKey = (pool: Pool, secretKey: Buffer): Promise<void> =>
  confirmSecretKey(queriesOn<AccountsTables>(pool), createSecretBox(secretKey));

/** A keyed hash that identifies the key without revealing it. */
export const fingerprintOf = (secretKey: Buffer): string =>
  createSecretBox(secretKey).hash('vault', 'fingerprint').toString('base64');
