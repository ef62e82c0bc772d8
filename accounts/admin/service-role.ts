import { timingSafeEqual } from 'node:crypto';
import type { AccountsContext } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { bearerToken } from '../check-bearer.ts';
import { readAccessToken } from '../keys/access-token.ts';

/**
 * Throws unless the bearer has the service role (accounts contract, sections 0.2 and 2): the owner's service key, or
 * a token of ours or of a trusted key with the role. 401 without a bearer, 403 `bad_jwt`, else 403 `not_admin`.
 */
export const requireServiceRole = async (accounts: AccountsContext, authorization: string | null): Promise<void> => {
  const token = bearerToken(authorization);
  if (token === null) {
    throw new AccountsError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { serviceKey, anonymousKey } = accounts.settings;
  if (serviceKey !== null && isSame(token, serviceKey)) return;
  if (token === anonymousKey) throw notAdmin();
  const { role } = await readAccessToken(accounts, token);
  if (role !== 'service_role' && role !== 'supabase_admin') throw notAdmin();
};

/** Whether the bearer has the service role; false without a bearer. */
export const isServiceRole = async (accounts: AccountsContext, authorization: string | null): Promise<boolean> => {
  if (authorization === null) return false;
  try {
    await requireServiceRole(accounts, authorization);
    return true;
  } catch (error) {
    if (error instanceof AccountsError) return false;
    throw error;
  }
};

const notAdmin = (): AccountsError => new AccountsError(403, 'not_admin', 'User not allowed');

const isSame = (one: string, other: string): boolean => {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
