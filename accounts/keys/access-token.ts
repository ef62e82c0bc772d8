import { decodeProtectedHeader, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { AccountsContext } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import { algorithmOf } from './signing-keys.ts';

/** Whom our access tokens are for. */
export const audience = 'authenticated';

type AccessToken = { readonly token: string; readonly expiresAt: number };

/** The claims as they arrived, signature and expiry already proven. */
type Claims = {
  readonly sub: string | undefined;
  readonly aud: unknown;
  readonly sessionId: unknown;
  readonly aal: unknown;
  readonly role: unknown;
  readonly isForever: boolean;
};

/** A token with the claims of the accounts contract, section 4; `expiresAt` in unix seconds. */
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
 * Throws 403 `bad_jwt` unless one of our keys, or one the owner trusts, signed the token and it has not expired. A token
 * of a server may be good for ever.
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

/** The header says which kind of key signed, so each kind is only ever tried with its own: no secret is a public key. */
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

/** Whoever is signed in sends the same token for an hour; of so many it is remembered that a key has signed them. */
const MOST_REMEMBERED = 1_000;

/** By the key itself: when the ring reads its keys anew, all is proven anew, and what a key has proven goes with it. */
const provenBy = new WeakMap<Key, Map<string, JWTPayload>>();

/**
 * The claims of a token that this key has signed and that has not expired. Throws jose's errors. A signature is checked
 * once, for it costs more than everything else that a signed-in call does; the time is looked at always, and whether the
 * session still lives is not asked here (decision 103).
 */
export const verifyTokenSignature = async (token: string, key: Key, algorithm: string): Promise<JWTPayload> => {
  const known = provenBy.get(key)?.get(token);
  if (known?.exp !== undefined && known.exp * 1000 > Date.now()) return known;
  const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] });
  remember(token, key, payload);
  return payload;
};

const remember = (token: string, key: Key, payload: JWTPayload): void => {
  const proven = provenBy.get(key) ?? new Map<string, JWTPayload>();
  provenBy.set(key, proven.set(token, payload));
  const [oldest] = proven.keys();
  if (proven.size > MOST_REMEMBERED && oldest !== undefined) proven.delete(oldest);
};
