import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import type { OneTimeKind, OneTimeTokenRow, UserRow } from '../tables.ts';
import { confirmEmail } from '../users/confirmations.repository.ts';
import { refuseBanned } from '../users/user-checks.ts';
import { lockUser } from '../users/users.repository.ts';
import { type ClaimedSession, proofOrigin, verifyEmail } from '../users/verify-email.ts';
import { codeHash } from './create-one-time-token.ts';
import { clearTokens, countWrongCode, deleteTokenForUse, findTokenByCode } from './one-time-tokens.repository.ts';

const kindsByType: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  email: ['confirmation'],
};

/**
 * Kinds of tokens for this type, in the order of the lookup (accounts contract, section 2); undefined
 * for an unknown type, such as `constructor` in a URL.
 */
export const kindsOfType = (type: string): readonly OneTimeKind[] | undefined =>
  Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;

export type TokenUse = {
  /** The session of the request, if any. */
  readonly session: ClaimedSession;
  readonly visitor: Visitor;
};

/**
 * Consumes a token: proves the address it was sent to, and deletes the user's other tokens. Undefined when a
 * concurrent request consumed it first. Throws `otp_expired` when it was sent to an address that the user no
 * longer has, and `user_banned`; the rollback by the caller's transaction keeps the token.
 */
export const consumeToken = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  token: OneTimeTokenRow,
  { session, visitor }: TokenUse,
): Promise<UserRow | undefined> => {
  const user = await lockUser(transaction, token.user_id);
  if (!(await deleteTokenForUse(transaction, token.id))) return undefined;
  if (user === undefined) throw outdatedLink();
  refuseBanned(user, 403);
  const origin = await proofOrigin(accounts, transaction, user, { session, visitor });
  if (token.recipient !== user.email) throw outdatedLink();
  await verifyEmail(accounts, transaction, user, { origin, flowId: token.flow_id, visitor });
  const confirmed = await confirmEmail(transaction, user.id);
  await clearTokens(transaction, user.id);
  await recordEvent(transaction, 'address_confirmed', { userId: user.id, visitor });
  return confirmed;
};

export const outdatedCode = (): AccountsError =>
  new AccountsError(403, 'otp_expired', 'Token has expired or is invalid');

export const outdatedLink = (): AccountsError =>
  new AccountsError(403, 'otp_expired', 'Email link is invalid or has expired');

/** Checks the code of GET /reauthenticate; counts a wrong one. */
export const isReauthenticationCode = async (
  accounts: AccountsContext,
  user: UserRow,
  code: string,
): Promise<boolean> => {
  const sentTo = user.email ?? '';
  const kinds = ['reauthentication'] as const;
  const token = await findTokenByCode(accounts.database, { sentTo, kinds, codeHash: codeHash(accounts, sentTo, code) });
  if (token === undefined) await countWrongCode(accounts.database, { sentTo, kinds });
  return token !== undefined;
};
