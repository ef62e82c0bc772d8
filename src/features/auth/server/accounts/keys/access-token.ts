import { decodeProtectedHeader, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { AccountsContext } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import type { SessionRow, UserRow } from '../tables.ts';

/** The only accepted algorithm of access tokens. */
const algorithm = 'ES256';

/** The audience of access tokens. */
export const audience = 'authenticated';

type AccessToken = { readonly token: string; readonly expiresAt: number };

/** The claims of a token whose signature and expiry are verified. */
type Claims = {
  readonly sub: string | undefined;
  readonly aud: unknown;
  readonly sessionId: unknown;
  readonly aal: unknown;
};

/** Signs a token with the claims of the accounts contract, section 4; `expiresAt` in Unix seconds. */
export const signAccessToken = async (
  accounts: AccountsContext,
  user: UserRow,
  session: SessionRow,
): Promise<AccessToken> => {
  const { kid, key } = await accounts.keys.signingKey();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accounts.settings.accessTokenTtlSeconds;
  const token = await new SignJWT({
    email: user.email ?? '',
    phone: '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: audience,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(accounts.settings.externalUrl)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
};

/**
 * Throws 403 `bad_jwt` unless one of our keys signed the token and it has not expired.
 */
export const readAccessToken = async (accounts: AccountsContext, token: string): Promise<Claims> => {
  try {
    const payload = await verify(accounts, token);
    return {
      sub: payload.sub,
      aud: payload.aud,
      sessionId: payload['session_id'],
      aal: payload['aal'],
    };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw badToken(reasons[error.code] ?? 'token is malformed');
  }
};

const verify = async ({ keys }: AccountsContext, token: string): Promise<JWTPayload> => {
  const { alg, kid } = readHeader(token);
  if (alg !== algorithm) throw new errors.JOSEAlgNotAllowed();
  const key = typeof kid === 'string' ? await keys.verifyingKey(kid) : null;
  if (key === null) throw new errors.JWKSNoMatchingKey();
  return verifyTokenSignature(token, key);
};

const readHeader = (token: string): Partial<JWTHeaderParameters> => {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw new errors.JWTInvalid();
  }
};

const badToken = (reason: string): AccountsError =>
  new AccountsError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);

const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'token has invalid claims: token is expired',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'token has invalid claims',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'token signature is invalid',
  ERR_JWKS_NO_MATCHING_KEY: 'unrecognized JWT kid',
  ERR_JOSE_ALG_NOT_ALLOWED: 'signing method is invalid',
};

/** Maximum number of cached tokens per key; signed-in clients send the same token for an hour. */
const MAX_CACHED = 1_000;

/** Cached by key object: reloading the key ring also drops the cache. */
const verifiedBy = new WeakMap<CryptoKey, LRUCache<string, JWTPayload>>();

/**
 * Returns the claims of an unexpired token that this key has signed. Throws jose's errors. Caches verified
 * signatures, which cost more than the rest of a signed-in call; checks the expiry each time, but not the
 * session (decision 103).
 */
export const verifyTokenSignature = async (token: string, key: CryptoKey): Promise<JWTPayload> => {
  const verified = verifiedBy.get(key) ?? new LRUCache<string, JWTPayload>({ max: MAX_CACHED });
  verifiedBy.set(key, verified);
  const cached = verified.get(token);
  if (cached?.exp !== undefined && cached.exp * 1000 > Date.now()) return cached;
  const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], requiredClaims: ['exp'] });
  verified.set(token, payload);
  return payload;
};
