import { importJWK, type JWK } from 'jose';

/** The signatures that the client can check by itself (accounts contract, section 4). */
export type PublicAlgorithm = 'ES256' | 'RS256';

/**
 * Exactly the members a browser's WebCrypto accepts for verifying; others make its import fail, and the private ones are
 * nobody's business. Throws when the key is neither a P-256 nor an RSA key of at least 2048 bits.
 */
export const publicPart = (kid: string, { kty, crv, x, y, n, e }: JWK): JWK & { readonly alg: PublicAlgorithm } => {
  const use = { kid, use: 'sig', key_ops: ['verify'] };
  if (kty === 'EC' && crv === 'P-256' && x !== undefined && y !== undefined) {
    return { kty, crv, x, y, alg: 'ES256', ...use };
  }
  if (kty === 'RSA' && n !== undefined && e !== undefined && isLongEnough(n))
    return { kty, n, e, alg: 'RS256', ...use };
  throw new Error(`The key "${kid}" is neither a P-256 key (ES256) nor an RSA key of 2048 bits (RS256)`);
};

const isLongEnough = (modulus: string): boolean => Buffer.from(modulus, 'base64url').length >= 256;

/** Which signatures an imported key is for; a token may not choose another. */
export const algorithmOf = (key: CryptoKey): PublicAlgorithm => (key.algorithm.name === 'ECDSA' ? 'ES256' : 'RS256');

export const importKey = async (jwk: JWK, algorithm: PublicAlgorithm): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key must be asymmetric');
  return key;
};
