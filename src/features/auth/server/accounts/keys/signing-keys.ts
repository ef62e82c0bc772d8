import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { queriesOn } from '#core/server/database/connect.ts';
import { createSecretBox, type SecretBox } from '#core/server/encryption/secret-box.ts';
import type { AccountsTables } from '../tables.ts';
import { confirmSecretKey } from './encryption-key.repository.ts';
import {
  deleteKeysSucceededBefore,
  insertKey,
  type NewKey,
  type StoredKey,
  storedKeys,
  withSigningKeyLock,
} from './signing-keys.repository.ts';

/** Maximum age of the loaded keys of a process. */
export const freshMilliseconds = 5 * 60_000;

// Clients may cache the published keys for 10 minutes, and have fetched them from a process that had not loaded the new
// one yet (contract, section 4).
const noticeMilliseconds = freshMilliseconds + 10 * 60_000;

/** Loads the stored keys, newest first; creates the first one. */
export const loadSigningKeys = async (
  database: Kysely<AccountsTables>,
  box: SecretBox,
): Promise<readonly StoredKey[]> => {
  const stored = await storedKeys(database, box);
  if (stored.length > 0) return stored;
  const key = await makeKey(new Date());
  return withSigningKeyLock(database, async (transaction) => {
    const current = await storedKeys(transaction, box);
    if (current.length > 0) return current;
    await insertKey(transaction, box, key);
    return storedKeys(transaction, box);
  });
};

type Rotation = { readonly kid: string; readonly signsFrom: Date; readonly isNew: boolean };

/**
 * Publishes the next signing key, which signs once all processes and clients have loaded it (accounts contract,
 * section 4). While one is pending, returns that one instead.
 */
export const rotateKeys = async (database: Kysely<AccountsTables>, box: SecretBox): Promise<Rotation> => {
  await loadSigningKeys(database, box);
  const key = await makeKey(new Date(Date.now() + noticeMilliseconds));
  return withSigningKeyLock(database, async (transaction) => {
    const [newest] = await storedKeys(transaction, box);
    if (newest !== undefined && newest.signsFrom.getTime() > Date.now()) {
      return { kid: newest.id, signsFrom: newest.signsFrom, isNew: false };
    }
    await insertKey(transaction, box, key);
    return { kid: key.id, signsFrom: key.signsFrom, isNew: true };
  });
};

/** Deletes the keys whose tokens have all expired. */
export const deleteRetiredKeys = (database: Kysely<AccountsTables>, accessTokenTtlSeconds: number): Promise<void> =>
  // The margin covers clock skew.
  deleteKeysSucceededBefore(database, new Date(Date.now() - accessTokenTtlSeconds * 1000 - freshMilliseconds));

const makeKey = async (signsFrom: Date): Promise<NewKey> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { id: randomUUID(), privateJwk: await exportJWK(privateKey), signsFrom };
};

/**
 * Returns exactly the members that a browser's WebCrypto accepts for verifying; others make its import fail,
 * and private ones must not leak.
 */
export const publicPart = (kid: string, { kty, crv, x, y }: JWK): JWK => {
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined) {
    throw new Error(`The key "${kid}" is no P-256 key (ES256)`);
  }
  return { kty, crv, x, y, alg: 'ES256', kid, use: 'sig', key_ops: ['verify'] };
};

export const importKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric');
  return key;
};

/**
 * Publishes the next key of access tokens on a migrated database, with or without running servers (accounts
 * contract, section 4). Throws when the database's secrets were encrypted with another key.
 */
export const rotateSigningKeys = async (pool: Pool, secretKey: Buffer): Promise<Rotation> => {
  const database = queriesOn<AccountsTables>(pool);
  const box = createSecretBox(secretKey);
  await confirmSecretKey(database, box);
  return rotateKeys(database, box);
};
