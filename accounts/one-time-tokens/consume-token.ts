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
 * What a token of this type may have been made for, in the order in which it is tried (accounts contract, section 2);
 * undefined for a type that nobody knows, such as `constructor`: anything may stand in an address.
 */
export const kindsOfType = (type: string): readonly OneTimeKind[] | undefined =>
  Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;

export type TokenUse = {
  /** The session that the request brings, if any. */
  readonly session: BroughtSession;
  readonly visitor: Visitor;
};

/**
 * Takes a token that was found and does what it stands for: proves the address it went to, or changes it. The person's
 * other tokens then lead nowhere. Undefined when somebody else was quicker: of two who use it at once one gets it. Throws
 * `otp_expired` when it went to an address that is not theirs any more, and `user_banned`; the caller's transaction then
 * leaves the token as it was.
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
      // the account is its proven mailbox's; a number that was only written down opens it to nobody
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

/** Whether this is the code that GET /reauthenticate has sent to the person; a wrong one is counted. */
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
