import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { AccountsTables } from '../tables.ts';
import { keepFirstKey, type StoredKey, storedKeys } from './signing-keys.repository.ts';

type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey };

/** The keys that sign access tokens (accounts contract, section 4), made once and shared by all processes. */
export type KeyRing = {
  readonly signingKey: () => Promise<SigningKey>;
  /** The public key called `kid`, or null when no such key was ever made. */
  readonly verifyingKey: (kid: string) => Promise<CryptoKey | null>;
  readonly publicKeys: () => Promise<readonly JWK[]>;
};

type Ring = {
  readonly signing: SigningKey;
  readonly publicKeys: readonly JWK[];
  readonly byKid: Map<string, CryptoKey>;
};

// A new key is published ten minutes before it signs; every process must have read it by then.
const freshMilliseconds = 5 * 60_000;
// An invented `kid` must not buy a database query each time.
const retryMilliseconds = 10_000;

/** A ring that reads its keys when first asked, and again when they may be out of date. */
export const createKeyRing = (database: Kysely<AccountsTables>): KeyRing => {
  let reading: Promise<Ring> | null = null;
  let readAt = 0;

  const ring = (maximumAge: number): Promise<Ring> => {
    if (reading === null || Date.now() - readAt > maximumAge) {
      readAt = Date.now();
      const attempt = readRing(database);
      reading = attempt;
      // A failed reading is not kept: the next caller tries again.
      attempt.catch(() => {
        if (reading === attempt) reading = null;
      });
    }
    return reading;
  };

  return {
    signingKey: async () => (await ring(freshMilliseconds)).signing,
    verifyingKey: async (kid) =>
      (await ring(freshMilliseconds)).byKid.get(kid) ?? (await ring(retryMilliseconds)).byKid.get(kid) ?? null,
    publicKeys: async () => (await ring(freshMilliseconds)).publicKeys,
  };
};

const readRing = async (database: Kysely<AccountsTables>): Promise<Ring> => {
  let stored = await storedKeys(database);
  if (stored.length === 0) stored = await keepFirstKey(database, await makeKey());
  const signing = stored.find((key) => key.signsFrom.getTime() <= Date.now()) ?? stored.at(-1);
  if (signing === undefined) throw new Error('No signing key was kept');

  const publicKeys = stored.map(publicPart);
  const imported = await Promise.all(publicKeys.map(async (key) => [key.kid ?? '', await importKey(key)] as const));
  return {
    signing: { kid: signing.id, privateKey: await importKey(signing.privateJwk) },
    publicKeys,
    byKid: new Map(imported),
  };
};

const makeKey = async (): Promise<{ id: string; privateJwk: JWK }> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { id: randomUUID(), privateJwk: await exportJWK(privateKey) };
};

/** Exactly the members a browser's WebCrypto accepts for verifying; others make its import fail. */
const publicPart = ({ id, privateJwk }: StoredKey): JWK => {
  const { x, y } = privateJwk;
  if (x === undefined || y === undefined) throw new Error('A stored signing key is no P-256 key');
  return { kty: 'EC', crv: 'P-256', x, y, kid: id, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
};

const importKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric');
  return key;
};
