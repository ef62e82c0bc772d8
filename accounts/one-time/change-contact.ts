import type { AccountsContext, AccountsTransaction } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { rewriteProviders } from '../identities/identities.repository.ts';
import type { OneTimeTokenRow, UserRow } from '../tables.ts';
import { agreeToNewEmail, applyNewEmail, applyNewPhone, upsertOwnIdentity } from '../users/confirmations.repository.ts';
import type { ProofOrigin } from '../users/verify-contact.ts';

/**
 * The user of a consumed token and the outcome: signed in; waiting for the other address to confirm a change;
 * or the change is applied without a sign-in, because it was confirmed from elsewhere.
 */
export type Proven = { readonly user: UserRow; readonly outcome: 'in' | 'halfway' | 'changed' };

type Answered = { readonly token: OneTimeTokenRow; readonly user: UserRow; readonly origin: ProofOrigin };

/**
 * Confirms a change of address from one side. With secure change on, a user with an address needs both
 * confirmations, in any order; the second applies the change (accounts contract, PUT /user). A confirmation
 * outside the account's session proves nothing, and signs in only from a proven current address: the reader of
 * a mail may confirm another person's request (decision 162).
 */
export const changeEmail = async (
  { settings }: AccountsContext,
  transaction: AccountsTransaction,
  { token, user, origin }: Answered,
): Promise<Proven> => {
  const side = token.kind === 'email_change_current' ? 'current' : 'new';
  const agreeing = side === 'current' ? user.email : user.new_email;
  if (user.new_email === null || token.recipient !== agreeing) throw outdated();
  const isOwn = origin === 'session';
  const provenAt = side === 'new' ? (isOwn ? new Date() : null) : user.new_email_verified_at;
  const needsBoth = settings.email.confirmChangeOnBoth && user.email !== null;
  if (needsBoth && (user.email_change_confirmed_by === null || user.email_change_confirmed_by === side)) {
    await agreeToNewEmail(transaction, user.id, { side, newEmailProvenAt: provenAt });
    return { user, outcome: 'halfway' };
  }
  const moved = await moveToEmail(transaction, user, { email: user.new_email, provenAt });
  return { user: moved, outcome: isOwn || (side === 'current' && user.email_verified_at !== null) ? 'in' : 'changed' };
};

/** Sets the user's address. Throws 422 `email_exists` when another user has taken it meanwhile. */
export const moveToEmail = async (
  transaction: AccountsTransaction,
  user: UserRow,
  { email, provenAt }: { readonly email: string; readonly provenAt: Date | null },
): Promise<UserRow> => {
  const hasOwn = 'email' in user.user_metadata;
  const userMetadata = hasOwn ? { ...user.user_metadata, email, email_verified: true } : user.user_metadata;
  const moved = await applyNewEmail(transaction, { userId: user.id, email, provenAt, userMetadata });
  if (moved === undefined) throw emailExists();
  await upsertOwnIdentity(transaction, { userId: user.id, provider: 'email', data: { email, email_verified: true } });
  return rewriteProviders(transaction, user.id);
};

export const changePhone = async (
  transaction: AccountsTransaction,
  token: OneTimeTokenRow,
  user: UserRow,
): Promise<UserRow> => {
  if (user.new_phone === null || token.recipient !== user.new_phone) throw outdated();
  return moveToPhone(transaction, user, { phone: user.new_phone, provenAt: new Date() });
};

/** Sets the user's number. Throws 422 `phone_exists` when another user has taken it meanwhile. */
export const moveToPhone = async (
  transaction: AccountsTransaction,
  user: UserRow,
  { phone, provenAt }: { readonly phone: string; readonly provenAt: Date | null },
): Promise<UserRow> => {
  if ((await applyNewPhone(transaction, user.id, { phone, provenAt })) === undefined) throw phoneExists();
  await upsertOwnIdentity(transaction, { userId: user.id, provider: 'phone', data: { phone, phone_verified: true } });
  return rewriteProviders(transaction, user.id);
};

export const emailExists = (): AccountsError =>
  new AccountsError(422, 'email_exists', 'A user with this email address has already been registered');

export const phoneExists = (): AccountsError =>
  new AccountsError(422, 'phone_exists', 'A user with this phone number has already been registered');

const outdated = (): AccountsError => new AccountsError(403, 'otp_expired', 'Token has expired or is invalid');
