import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import type { AccountsTables } from '../tables.ts';
import { storedKeys } from './signing-keys.repository.ts';
import { freshMilliseconds, importKey, loadSigningKeys, publicPart } from './signing-keys.ts';
import type { TrustedKeys } from './trusted-keys.ts';

/** What signs: one of the kept keys, or the owner's shared secret, which has no name. */
export type SigningKey =
  | { readonly algorithm: 'ES256'; readonly kid: string; readonly key: CryptoKey }
  | { readonly algorithm: 'HS256'; readonly kid: null; readonly key: Uint8Array };

/** The keys of access tokens (accounts contract, section 4), made once and shared by all processes. */
export type KeyRing = {
  readonly signingKey: () => Promise<SigningKey>;
  /** The public key called `kid`, kept or trusted, or null when no such key was ever made. */
  readonly verifyingKey: (kid: string) => Promise<CryptoKey | null>;
  /** The shared secrets, which sign by HS256 and are never published. */
  readonly secrets: readonly Uint8Array[];
  readonly publicKeys: () => Promise<readonly JWK[]>;
};

type KeptKey = { readonly signsFrom: number; readonly signing: SigningKey };
type Ring = {
  /** The newest first, those that do not sign yet included. */
  readonly kept: readonly KeptKey[];
  readonly publicKeys: readonly JWK[];
  readonly byKid: ReadonlyMap<string, CryptoKey>;
};

// An invented `kid` must not buy a database query each time.
const retryMilliseconds = 10_000;

/**
 * A ring that reads its keys when first asked, and again when they may be out of date. All processes change to a new key
 * at the moment it says, for they have read it by then.
 */
export const createKeyRing = (database: Kysely<AccountsTables>, box: SecretBox, trusted: TrustedKeys): KeyRing => {
  const { ownSecret } = trusted;
  let reading: Promise<Ring> | null = null;
  let readAt = 0;

  const ring = (maximumAge: number): Promise<Ring> => {
    if (reading === null || Date.now() - readAt > maximumAge) {
      readAt = Date.now();
      // With a shared secret no key of ours signs, but tokens of earlier ones still hold.
      const attempt = readRing(
        ownSecret === null ? loadSigningKeys(database, box) : storedKeys(database, box),
        trusted,
      );
      reading = attempt;
      // A failed reading is not kept: the next caller tries again.
      attempt.catch(() => {
        if (reading === attempt) reading = null;
      });
    }
    return reading;
  };

  return {
    signingKey: async () => {
      if (ownSecret !== null) return { algorithm: 'HS256', kid: null, key: ownSecret };
      return currentKey(await ring(freshMilliseconds));
    },
    verifyingKey: async (kid) =>
      (await ring(freshMilliseconds)).byKid.get(kid) ?? (await ring(retryMilliseconds)).byKid.get(kid) ?? null,
    secrets: trusted.secrets,
    publicKeys: async () => (await ring(freshMilliseconds)).publicKeys,
  };
};

const currentKey = ({ kept }: Ring): SigningKey => {
  const current = kept.find(({ signsFrom }) => signsFrom <= Date.now()) ?? kept.at(-1);
  if (current === undefined) throw new Error('No signing key was kept');
  return current.signing;
};

const readRing = async (stored: ReturnType<typeof storedKeys>, trusted: TrustedKeys): Promise<Ring> => {
  const own = (await stored).map((key) => ({ ...key, publicJwk: publicPart(key.id, key.privateJwk) }));
  const kept = own.map(async ({ id, privateJwk, signsFrom }): Promise<KeptKey> => {
    const key = await importKey(privateJwk, 'ES256');
    return { signsFrom: signsFrom.getTime(), signing: { algorithm: 'ES256', kid: id, key } };
  });
  const verifying = own.map(async ({ id, publicJwk }) => [id, await importKey(publicJwk, publicJwk.alg)] as const);
  return {
    kept: await Promise.all(kept),
    publicKeys: [...own.map(({ publicJwk }) => publicJwk), ...trusted.publicKeys],
    byKid: new Map([...trusted.byKid, ...(await Promise.all(verifying))]),
  };
};
