import { randomUUID } from 'node:crypto';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import type { AccountsSettings } from '../accounts-settings.ts';
import { recordEvent } from '../audit.repository.ts';
import { letShopJoin } from '../endpoints/let-shop-join.ts';
import type { Theirs } from '../identities/link-identity.ts';
import type { IdentityRow, UserRow } from '../tables.ts';
import { findUserByEmail, insertIdentity, insertUser } from '../users/users.repository.ts';
import { Overtaken } from './overtaken.ts';

/** An account for somebody whom nobody knows yet, with the shop's own part of a sign-up. */
export const makeAccount = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  { provider, profile }: Theirs,
  visitor: Visitor,
): Promise<{ readonly user: UserRow; readonly identity: IdentityRow }> => {
  const { settings } = room;
  if (!settings.isSignUpOpen) {
    throw new AccountsError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const { email, isEmailVerified, data, subject } = profile;
  if (email === null) {
    throw new AccountsError(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  if (!isEmailVerified) await spendUnprovenMail(room, email, visitor);
  if ((await findUserByEmail(transaction, email)) !== undefined) {
    // A verified one would have led to its account; another commit may just have made it.
    throw isEmailVerified ? new Overtaken() : unprovenAddress(settings, provider);
  }
  const isConfirmed = isEmailVerified || settings.email.isAutoconfirm;
  const user = await insertUser(transaction, {
    id: randomUUID(),
    email,
    ...(isConfirmed ? { emailConfirmedAt: new Date() } : {}),
    ...(isEmailVerified ? { emailProvenAt: new Date() } : {}),
    appMetadata: { provider, providers: [provider] },
    userMetadata: data,
    language: visitor.language,
  });
  if (user === undefined) throw new Overtaken();
  const identity = await insertIdentity(transaction, { userId: user.id, provider, subject, data });
  if (identity === undefined) throw new Overtaken();
  await letShopJoin(room, transaction, user, { isByForm: false });
  await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
  return { user, identity };
};

/** An address that no provider vouches for gets a mail, a welcome or a question: counted whether somebody has it or nobody. */
export const spendUnprovenMail = ({ limits }: AccountsRoom, email: string, { addressBucket }: Visitor): Promise<void> =>
  // without a pause, because the same return is answered anew when it was overtaken
  limits.spendMail({ to: email, kind: null, addressBucket });

/**
 * 422 `provider_email_needs_verification`: the provider does not vouch for the address. Where addresses are confirmed by
 * mail, it reads the same whether the address is free or taken.
 */
export const unprovenAddress = ({ email }: AccountsSettings, provider: string): AccountsError => {
  const advice = email.isAutoconfirm
    ? `Verify the email with ${provider} in order to sign in`
    : `A confirmation email has been sent to your ${provider} email`;
  return new AccountsError(422, 'provider_email_needs_verification', `Unverified email with ${provider}. ${advice}`);
};
