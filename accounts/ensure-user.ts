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
  /** Whether a link, a code, a provider or the owner has shown that the address is theirs (decision 162). */
  readonly isEmailVerified: boolean;
};

/**
 * Makes a confirmed and proven person, as the owner says that they are, unless the address is known, whose password then stays as it is. Nothing of the shop is
 * made beside it. Throws an `AccountsError` that says what is wrong with the address or the password.
 */
export const ensureUser = async (
  accounts: AccountsContext,
  wanted: EnsureUserInput,
  transaction?: AccountsTransaction,
): Promise<EnsuredUser> => {
  const email = checkEmail(wanted.email);
  const known = await (transaction === undefined
    ? findUserByEmail(accounts.database, email)
    : lockUserByEmail(transaction, email));
  if (known !== undefined) return describeKnown(known);

  checkNewPassword(wanted.password, accounts.settings.password);
  const encryptedPassword = await hashPassword(wanted.password);
  const make = async (inside: AccountsTransaction): Promise<EnsuredUser> => {
    const user = await createUser(inside, {
      email,
      encryptedPassword,
      data: wanted.data ?? {},
      isConfirmed: true,
      isMadeByOwner: true,
    });
    if (user === undefined) {
      // Another process was faster.
      const winner = await lockUserByEmail(inside, email);
      if (winner === undefined) throw new Error('The address belongs to a deleted person');
      return describeKnown(winner);
    }
    await recordEvent(inside, 'user_made', { userId: user.id });
    return { userId: user.id, isNew: true, isEmailVerified: true };
  };
  return transaction === undefined ? accounts.inTransaction(make) : make(transaction);
};

const describeKnown = ({ id, email_verified_at: provenAt }: UserRow): EnsuredUser => ({
  userId: id,
  isNew: false,
  isEmailVerified: provenAt !== null,
});
