import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { AccountsTables } from '../tables.ts';
import { freshMilliseconds, importKey, loadSigningKeys, publicPart } from './signing-keys.ts';

/** Signs access tokens. */
type SigningKey = { readonly kid: string; readonly key: CryptoKey };

/** The keys of access tokens (accounts contract, section 4), created once and shared by all processes. */
export type KeyRing = {
  readonly signingKey: () => Promise<SigningKey>;
  /** The public key called `kid`, or null when unknown. */
  readonly verifyingKey: (kid: string) => Promise<CryptoKey | null>;
  readonly publicKeys: () => Promise<readonly JWK[]>;
};

type CachedKey = { readonly signsFrom: number; readonly signing: SigningKey };
type Ring = {
  /** Newest first, including keys that do not sign yet. */
  readonly keys: readonly CachedKey[];
  readonly publicKeys: readonly JWK[];
  readonly byKid: ReadonlyMap<string, CryptoKey>;
};

// Minimum interval of reloads for an unknown `kid`, so that forged ones do not query the database each time.
const retryMilliseconds = 10_000;

/**
 * Creates a key ring that loads its keys on first use and reloads them when outdated. All processes switch to a
 * new key at its `signsFrom`; they have loaded it by then.
 */
export const createKeyRing = (database: Kysely<AccountsTables>, box: SecretBox): KeyRing => {
  let reading: Promise<Ring> | null = null;
  let readAt = 0;

  const ring = (maximumAge: number): Promise<Ring> => {
    if (reading === null || Date.now() - readAt > maximumAge) {
      readAt = Date.now();
      const attempt = readRing(database, box);
      reading = attempt;
      // A failed load is not cached: the next caller retries.
      attempt.catch(() => {
        if (reading === attempt) reading = null;
      });
    }
    return reading;
  };

  return {
    signingKey: async () => currentKey(await ring(freshMilliseconds)),
    verifyingKey: async (kid) =>
      (await ring(freshMilliseconds)).byKid.get(kid) ?? (await ring(retryMilliseconds)).byKid.get(kid) ?? null,
    publicKeys: async () => (await ring(freshMilliseconds)).publicKeys,
  };
};

const currentKey = ({ keys }: Ring): SigningKey => {
  const current = keys.find(({ signsFrom }) => signsFrom <= Date.now()) ?? keys.at(-1);
  if (current === undefined) throw new Error('no signing key is loaded');
  return current.signing;
};

const readRing = async (database: Kysely<AccountsTables>, box: SecretBox): Promise<Ring> => {
  const stored = await loadSigningKeys(database, box);
  const own = stored.map((key) => ({ ...key, publicJwk: publicPart(key.id, key.privateJwk) }));
  const imports = own.map(async ({ id, privateJwk, signsFrom }): Promise<CachedKey> => {
    const key = await importKey(privateJwk);
    return { signsFrom: signsFrom.getTime(), signing: { kid: id, key } };
  });
  const verifying = own.map(async ({ id, publicJwk }) => [id, await importKey(publicJwk)] as const);
  return {
    keys: await Promise.all(imports),
    publicKeys: own.map(({ publicJwk }) => publicJwk),
    byKid: new Map(await Promise.all(verifying)),
  };
};
