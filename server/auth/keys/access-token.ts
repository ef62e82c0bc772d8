import { errors, jwtVerify, SignJWT } from 'jose';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom } from '../accounts-room.ts';
import type { SessionRow, UserRow } from '../tables.ts';

/** Whom our access tokens are for. */
export const audience = 'authenticated';

export type AccessToken = { readonly token: string; readonly expiresAt: number };

/** The claims as they arrived, signature and expiry already proven. */
export type Claims = {
  readonly sub: string | undefined;
  readonly aud: unknown;
  readonly sessionId: unknown;
  readonly aal: unknown;
};

/** An ES256 token with the claims of the accounts contract, section 4; `expiresAt` in unix seconds. */
export const signAccessToken = async (room: AccountsRoom, user: UserRow, session: SessionRow): Promise<AccessToken> => {
  const { kid, privateKey } = await room.keys.signingKey();
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + room.settings.accessTokenSeconds;
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
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setIssuer(room.settings.externalUrl)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt };
};

/** Throws 403 `bad_jwt` unless one of our keys signed the token and it has not expired. */
export const readAccessToken = async (room: AccountsRoom, token: string): Promise<Claims> => {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = typeof kid === 'string' ? await room.keys.verifyingKey(kid) : null;
        if (key === null) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      { algorithms: ['ES256'], requiredClaims: ['exp'] },
    );
    return { sub: payload.sub, aud: payload.aud, sessionId: payload['session_id'], aal: payload['aal'] };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AccountsError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${reasons[error.code] ?? 'token is malformed'}`,
    );
  }
};

const reasons: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'token has invalid claims: token is expired',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'token has invalid claims',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'token signature is invalid',
  ERR_JWKS_NO_MATCHING_KEY: 'unrecognized JWT kid',
  ERR_JOSE_ALG_NOT_ALLOWED: 'signing method is invalid',
};
