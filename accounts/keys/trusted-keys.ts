import type { JWK } from 'jose';
import type { KeySettings } from '../settings.ts';
import { importKey, publicPart } from './signing-keys.ts';

/** Keys that verify tokens of other issuers. */
export type TrustedKeys = {
  readonly publicKeys: readonly JWK[];
  readonly byKid: ReadonlyMap<string, CryptoKey>;
  /** Shared secret that signs instead of the stored keys. */
  readonly ownSecret: Uint8Array | null;
  /** Shared secrets (HS256), our own included; their tokens need no `kid`. */
  readonly secrets: readonly Uint8Array[];
};

/** Throws when a trusted key is invalid, has no `kid`, or is a shared secret of less than 32 bytes, which can be guessed. */
export const readTrustedKeys = async ({ hs256Secret, trusted }: KeySettings): Promise<TrustedKeys> => {
  const keys = trusted as readonly JWK[];
  const publicKeys = keys.filter(({ kty }) => kty !== 'oct').map((key) => publicPart(kidOf(key), key));
  const imported = publicKeys.map(async (key) => [kidOf(key), await importKey(key, key.alg)] as const);
  const ownSecret = hs256Secret === null ? null : new TextEncoder().encode(hs256Secret);
  const trustedSecrets = keys
    .filter(({ kty }) => kty === 'oct')
    .map(({ k = '' }) => new Uint8Array(Buffer.from(k, 'base64url')));
  const secrets = [...(ownSecret === null ? [] : [ownSecret]), ...trustedSecrets];
  if (secrets.some(({ length }) => length < 32)) throw new Error('A shared secret has 32 bytes or more');
  return {
    publicKeys,
    byKid: new Map(await Promise.all(imported)),
    ownSecret,
    secrets,
  };
};

const kidOf = ({ kid }: JWK): string => {
  if (kid === undefined || kid === '') throw new Error('A trusted key has no "kid"');
  return kid;
};
