import { Refusal } from '../domain/refusals.ts';
import type { AccountsContext } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { bearerToken, checkBearer } from './check-bearer.ts';
import { audience } from './keys/access-token.ts';
import type { AssuranceLevel } from './tables.ts';

/** The person who makes a request. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: AssuranceLevel;
  /** Whether they have proven one; `aal` says whether it was given in this session. */
  readonly hasSecondFactor: boolean;
  /** Whether a link, a code or a provider has shown that the address is theirs (decision 162). */
  readonly isEmailVerified: boolean;
};

/**
 * Who sends this request, or this `Authorization` header. Null for nobody: no header, or only the public key. Throws
 * `Refusal('SIGN_IN_REQUIRED', { reason })`, the reason being the accounts contract's code, when a token is given and
 * is bad, expired, or its session has ended.
 */
export const identify = async (accounts: AccountsContext, from: Request | string | null): Promise<Caller | null> => {
  const authorization = from instanceof Request ? from.headers.get('authorization') : from;
  if (authorization === null) return null;
  const token = bearerToken(authorization);
  if (token !== null && token === accounts.settings.anonymousKey) return null;
  try {
    const { audience: tokenAudience, ...caller } = await checkBearer(accounts, authorization);
    if (tokenAudience !== audience) throw new Refusal('SIGN_IN_REQUIRED', { reason: 'unexpected_audience' });
    return caller;
  } catch (error) {
    if (error instanceof AccountsError) throw new Refusal('SIGN_IN_REQUIRED', { reason: error.code });
    throw error;
  }
};
