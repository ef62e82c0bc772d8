import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Kysely } from 'kysely';
import type { SecretBox } from '../../sealing/secret-box.ts';
import type { AccountsTables } from '../tables.ts';
import {
  forgetKeysSucceededBefore,
  insertKey,
  type NewKey,
  type StoredKey,
  storedKeys,
  whileKeysStand,
} from './signing-keys.repository.ts';

/** How long a process trusts the keys it has read. */
export const freshMilliseconds = 5 * 60_000;
// Whoever checks tokens may hold the published keys for ten minutes, and have had them from a process that had not read
// the new one yet (contract, section 4).
const noticeMilliseconds = freshMilliseconds + 10 * 60_000;

/** The kept keys, the newest first; the first of all is made when there is none. */
export const keptKeys = async (database: Kysely<AccountsTables>, box: SecretBox): Promise<readonly StoredKey[]> => {
  const kept = await storedKeys(database, box);
  if (kept.length > 0) return kept;
  const key = await makeKey(new Date());
  return whileKeysStand(database, async (transaction) => {
    const standing = await storedKeys(transaction, box);
    if (standing.length > 0) return standing;
    await insertKey(transaction, box, key);
    return storedKeys(transaction, box);
  });
};

export type Rotation = { readonly kid: string; readonly signsFrom: Date; readonly isNew: boolean };

/**
 * Publishes the next signing key, which signs when everybody has had time to learn of it (accounts contract, section 4).
 * While one is waiting for its time no other is made: that one is answered.
 */
export const rotateKeys = async (database: Kysely<AccountsTables>, box: SecretBox): Promise<Rotation> => {
  await keptKeys(database, box);
  const key = await makeKey(new Date(Date.now() + noticeMilliseconds));
  return whileKeysStand(database, async (transaction) => {
    const [newest] = await storedKeys(transaction, box);
    if (newest !== undefined && newest.signsFrom.getTime() > Date.now()) {
      return { kid: newest.id, signsFrom: newest.signsFrom, isNew: false };
    }
    await insertKey(transaction, box, key);
    return { kid: key.id, signsFrom: key.signsFrom, isNew: true };
  });
};

/** Forgets the keys of which every token has expired. */
export const forgetRetiredKeys = (database: Kysely<AccountsTables>, accessTokenSeconds: number): Promise<void> =>
  // The freshness is for clocks that disagree.
  forgetKeysSucceededBefore(database, new Date(Date.now() - accessTokenSeconds * 1000 - freshMilliseconds));

const makeKey = async (signsFrom: Date): Promise<NewKey> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { id: randomUUID(), privateJwk: await exportJWK(privateKey), signsFrom };
};
