import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { changeEmail, changePhone, type Proven } from '../one-time/change-contact.ts';
import type { OneTimeKind, OneTimeTokenRow, UserRow } from '../tables.ts';
import { confirmContact } from '../users/confirmations.repository.ts';
import { refuseBanned } from '../users/user-checks.ts';
import { lockUser } from '../users/users.repository.ts';
import { type BroughtSession, type ProofOrigin, proofOrigin, verifyContact } from '../users/verify-contact.ts';
import { codeHash } from './create-one-time-token.ts';
import { clearTokens, countWrongCode, deleteTokenForUse, findTokenByCode } from './one-time-tokens.repository.ts';

const kindsByType: Readonly<Record<string, readonly OneTimeKind[]>> = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['confirmation', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['sms'],
  phone_change: ['phone_change'],
};

/**
 * Kinds of tokens for this type, in the order in which they are tried (accounts contract, section 2); undefined
 * for an unknown type, such as `constructor` in a URL.
 */
export const kindsOfType = (type: string): readonly OneTimeKind[] | undefined =>
  Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;

export type TokenUse = {
  /** The session of the request, if any. */
  readonly session: BroughtSession;
  readonly visitor: Visitor;
};

/**
 * Consumes a token: proves the address it was sent to, or applies its change; then deletes the user's other
 * tokens. Undefined when a concurrent request consumed it first. Throws `otp_expired` when it was sent to an
 * address that the user no longer has, and `user_banned`; the rollback by the caller's transaction keeps the
 * token.
 */
export const consumeToken = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  token: OneTimeTokenRow,
  { session, visitor }: TokenUse,
): Promise<Proven | undefined> => {
  const user = await lockUser(transaction, token.user_id);
  if (!(await deleteTokenForUse(transaction, token.id))) return undefined;
  if (user === undefined || user.deleted_at !== null) throw outdatedLink();
  refuseBanned(user, 403);
  const origin = await proofOrigin(accounts, transaction, user, { session, visitor });
  const proven = await fulfil(accounts, transaction, { token, user, origin, visitor });
  if (proven.outcome !== 'halfway') await clearTokens(transaction, user.id);
  const event =
    proven.outcome === 'halfway' ? 'email_change_confirmed_by' : (events[token.kind] ?? 'address_confirmed');
  await recordEvent(transaction, event, { userId: user.id, visitor });
  return proven;
};

type Use = {
  readonly token: OneTimeTokenRow;
  readonly user: UserRow;
  readonly origin: ProofOrigin;
  readonly visitor: Visitor;
};

const fulfil = async (accounts: AccountsContext, transaction: AccountsTransaction, use: Use): Promise<Proven> => {
  const { token, user, origin } = use;
  switch (token.kind) {
    case 'email_change_current':
    case 'email_change_new':
      return changeEmail(accounts, transaction, { token, user, origin });
    case 'phone_change':
      return { user: await changePhone(transaction, token, user), outcome: 'in' };
    case 'sms':
      // an account with a proven mailbox cannot be opened by an unproven number
      if (user.phone_verified_at === null && user.email_verified_at !== null && origin !== 'session')
        throw outdatedCode();
      return proveAddress(accounts, transaction, use, 'phone');
    default:
      return proveAddress(accounts, transaction, use, 'email');
  }
};

const proveAddress = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { token, user, origin, visitor }: Use,
  contact: 'email' | 'phone',
): Promise<Proven> => {
  if (token.recipient !== user[contact]) throw outdatedLink();
  await verifyContact(accounts, transaction, user, { contact, origin, flowId: token.flow_id, visitor });
  return { user: await confirmContact(transaction, user.id, contact), outcome: 'in' };
};

const events: Partial<Record<OneTimeKind, 'email_changed' | 'phone_changed'>> = {
  email_change_current: 'email_changed',
  email_change_new: 'email_changed',
  phone_change: 'phone_changed',
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
  const sentTo = user.email ?? user.phone ?? '';
  const kinds = ['reauthentication'] as const;
  const token = await findTokenByCode(accounts.database, { sentTo, kinds, codeHash: codeHash(accounts, sentTo, code) });
  if (token === undefined) await countWrongCode(accounts.database, { sentTo, kinds });
  return token !== undefined;
};
