import type { AccountsContext } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { readAccessToken } from './keys/access-token.ts';
import { findLiveSession } from './sessions/sessions.repository.ts';
import type { AssuranceLevel } from './tables.ts';
import { refuseBanned } from './users/user-checks.ts';

/** The user and session of a valid access token. */
export type Bearer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: AssuranceLevel;
  /** Whether the user has a verified factor, regardless of the session. */
  readonly hasSecondFactor: boolean;
  /** Whether a link, a code or a provider has proven the address (decision 162). */
  readonly isEmailVerified: boolean;
  readonly audience: unknown;
};

/**
 * Checks the bearer in the order of the accounts contract, section 0.2: header, signature and expiry, subject,
 * user, live session (so that a sign-out takes effect at once), ban.
 */
export const checkBearer = async (accounts: AccountsContext, authorization: string | null): Promise<Bearer> => {
  const token = bearerToken(authorization);
  if (token === null) {
    throw new AccountsError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await readAccessToken(accounts, token);
  if (claims.sub === undefined || claims.sub === '') throw badClaim(403, 'missing sub claim');
  if (!isUuid(claims.sub)) throw badClaim(400, 'sub claim must be a UUID');

  const sessionId = isUuid(claims.sessionId) ? claims.sessionId : null;
  const live = await findLiveSession(accounts.pool, claims.sub, sessionId);
  if (live === undefined) throw noSuchUser();
  if (live.aal === null || sessionId === null) throw noSuchSession();
  refuseBanned(live, 403);
  // The lower of both: the session may have lost its second factor, or gained it after this token was signed.
  const aal = claims.aal === 'aal2' && live.aal === 'aal2' ? 'aal2' : 'aal1';
  return {
    userId: claims.sub,
    sessionId,
    email: live.email ?? '',
    aal,
    hasSecondFactor: live.has_second_factor,
    isEmailVerified: live.is_email_verified,
    audience: claims.aud,
  };
};

/** Throws 403 `insufficient_aal` when the user has a second factor and the session does not. */
export const requireSecondFactor = ({ aal, hasSecondFactor }: Bearer, what: string): void => {
  if (aal === 'aal2' || !hasSecondFactor) return;
  throw new AccountsError(403, 'insufficient_aal', `AAL2 session is required to ${what} when MFA is enabled.`);
};

/** The token of an `Authorization: Bearer x` header, or null when the header has another form. */
const bearerToken = (authorization: string | null): string | null =>
  /^bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

export const noSuchUser = (): AccountsError =>
  new AccountsError(403, 'user_not_found', 'User from sub claim in JWT does not exist');

export const noSuchSession = (): AccountsError =>
  new AccountsError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

const badClaim = (status: 400 | 403, reason: string): AccountsError =>
  new AccountsError(status, 'bad_jwt', `invalid claim: ${reason}`);

/** Whether the value has the form of a UUID. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
