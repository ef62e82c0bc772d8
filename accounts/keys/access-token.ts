import { decodeProtectedHeader, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AccountsContext } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import { algorithmOf } from './signing-keys.ts';

/** The audience of access tokens. */
export const audience = 'authenticated';

type AccessToken = { readonly token: string; readonly expiresAt: number };

/** The claims of a token whose signature and expiry are verified. */
type Claims = {
  readonly sub: string | undefined;
  readonly aud: unknown;
  readonly sessionId: unknown;
  readonly aal: unknown;
  readonly role: unknown;
  readonly isForever: boolean;
};

/** Signs a token with the claims of the accounts contract, section 4; `expiresAt` in Unix seconds. */
export const signAccessToken = async (
  accounts: AccountsContext,
  user: UserRow,
  session: SessionRow,
): Promise<AccessToken> => {
  const { algorithm, kid, key } = await accounts.keys.signingKey();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accounts.settings.accessTokenTtlSeconds;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: audience,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
    .setProtectedHeader({ alg: algorithm, ...(kid === null ? {} : { kid }), typ: 'JWT' })
    .setIssuer(accounts.settings.externalUrl)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
};

/**
 * Throws 403 `bad_jwt` unless one of our keys or a trusted key signed the token and it has not expired. Tokens
 * of servers may have no expiry.
 */
export const readAccessToken = async (accounts: AccountsContext, token: string): Promise<Claims> => {
  try {
    const payload = await verify(accounts, token);
    return {
      sub: payload.sub,
      aud: payload.aud,
      sessionId: payload['session_id'],
      aal: payload['aal'],
      role: payload['role'],
      isForever: payload.exp === undefined,
    };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw badToken(reasons[error.code] ?? 'token is malformed');
  }
};

/** Verifies a token only with keys of the kind in its header, so that a public key is never used as a shared secret. */
const verify = async ({ keys }: AccountsContext, token: string): Promise<JWTPayload> => {
  const { alg, kid } = readHeader(token);
  if (alg !== 'HS256') {
    const key = typeof kid === 'string' ? await keys.verifyingKey(kid) : null;
    if (key === null && (alg === 'ES256' || alg === 'RS256')) throw new errors.JWKSNoMatchingKey();
    if (key === null) throw new errors.JOSEAlgNotAllowed();
    return verifyTokenSignature(token, key, algorithmOf(key));
  }
  let failure: Error = new errors.JOSEAlgNotAllowed();
  for (const secret of keys.secrets) {
    try {
      return await verifyTokenSignature(token, secret, 'HS256');
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      failure = error;
    }
  }
  throw failure;
};

const readHeader = (token: string): Partial<JWTHeaderParameters> => {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw new errors.JWTInvalid();
  }
};

export const badToken = (reason: string): AccountsError =>
  new AccountsError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);

const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'token has invalid claims: token is expired',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'token has invalid claims',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'token signature is invalid',
  ERR_JWKS_NO_MATCHING_KEY: 'unrecognized JWT kid',
  ERR_JOSE_ALG_NOT_ALLOWED: 'signing method is invalid',
};

type Key = CryptoKey | Uint8Array;

/** Maximum number of cached tokens per key; signed-in clients send the same token for an hour. */
const MAX_CACHED = 1_000;

/** Cached by key object: reloading the key ring also drops the cache. */
const verifiedBy = new WeakMap<Key, LRUCache<string, JWTPayload>>();

/**
 * Returns the claims of an unexpired token that this key has signed. Throws jose's errors. Caches verified
 * signatures, which cost more than the rest of a signed-in call; checks the expiry each time, but not the
 * session (decision 103).
 */
export const verifyTokenSignature = async (token: string, key: Key, algorithm: string): Promise<JWTPayload> => {
  const verified = verifiedBy.get(key) ?? new LRUCache<string, JWTPayload>({ max: MAX_CACHED });
  verifiedBy.set(key, verified);
  const known = verified.get(token);
  if (known?.exp !== undefined && known.exp * 1000 > Date.now()) return known;
  const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] });
  verified.set(token, payload);
  return payload;
};
