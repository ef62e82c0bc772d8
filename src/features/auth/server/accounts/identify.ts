import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { AccountsContext } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { checkBearer } from './check-bearer.ts';
import { audience } from './keys/access-token.ts';
import type { AssuranceLevel } from './tables.ts';

/** The user who makes a request. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: AssuranceLevel;
  /** Whether the user has a verified factor; `aal` is the level of this session. */
  readonly hasSecondFactor: boolean;
  /** Whether a link, a code or a provider has proven the address (decision 162). */
  readonly isEmailVerified: boolean;
};

/**
 * Returns the user of a request or an `Authorization` header; null without a header. Throws the `AppError`
 * SIGN_IN_REQUIRED `{ reason }`, with the accounts contract's code, when the token is invalid or expired, or its session has ended.
 */
export const identify = async (accounts: AccountsContext, from: Request | string | null): Promise<Caller | null> => {
  const authorization = from instanceof Request ? from.headers.get('authorization') : from;
  if (authorization === null) return null;
  try {
    const { audience: tokenAudience, ...caller } = await checkBearer(accounts, authorization);
    if (tokenAudience !== audience)
      throw new AppError(apiErrors, 'SIGN_IN_REQUIRED', { reason: 'unexpected_audience' });
    return caller;
  } catch (error) {
    if (error instanceof AccountsError) throw new AppError(apiErrors, 'SIGN_IN_REQUIRED', { reason: error.code });
    throw error;
  }
};
