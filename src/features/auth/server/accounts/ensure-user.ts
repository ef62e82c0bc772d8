import type { AccountsContext, AccountsTransaction } from './accounts-context.ts';
import { recordEvent } from './audit.repository.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import type { Metadata, UserRow } from './tables.ts';
import { createUser } from './users/create-user.ts';
import { checkEmail } from './users/user-checks.ts';
import { findUserByEmail, lockUserByEmail } from './users/users.repository.ts';

export type EnsureUserInput = { readonly email: string; readonly password: string; readonly data?: Metadata };
export type EnsuredUser = {
  readonly userId: string;
  readonly isNew: boolean;
  /** Whether a link, a code, a provider or the owner has proven the address (decision 162). */
  readonly isEmailVerified: boolean;
};

/**
 * Creates a confirmed and proven user for the owner, without the shop's part of a sign-up. An existing user of the address stays
 * unchanged, including the password. Throws an `AccountsError` for an invalid address or password.
 */
export const ensureUser = async (
  accounts: AccountsContext,
  input: EnsureUserInput,
  transaction?: AccountsTransaction,
): Promise<EnsuredUser> => {
  const email = checkEmail(input.email);
  const existing = await (transaction === undefined
    ? findUserByEmail(accounts.database, email)
    : lockUserByEmail(transaction, email));
  if (existing !== undefined) return describeExisting(existing);

  checkNewPassword(input.password, accounts.settings.password);
  const encryptedPassword = await hashPassword(input.password);
  const make = async (inside: AccountsTransaction): Promise<EnsuredUser> => {
    const user = await createUser(inside, {
      email,
      encryptedPassword,
      data: input.data ?? {},
      isConfirmed: true,
      isMadeByOwner: true,
    });
    if (user === undefined) {
      // Another process created the user first.
      const winner = await lockUserByEmail(inside, email);
      if (winner === undefined) throw new Error('account of this address was deleted concurrently');
      return describeExisting(winner);
    }
    await recordEvent(inside, 'user_made', { userId: user.id });
    return { userId: user.id, isNew: true, isEmailVerified: true };
  };
  return transaction === undefined ? accounts.inTransaction(make) : make(transaction);
};

const describeExisting = ({ id, email_verified_at: provenAt }: UserRow): EnsuredUser => ({
  userId: id,
  isNew: false,
  isEmailVerified: provenAt !== null,
});
