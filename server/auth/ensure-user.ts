import type { AccountsRoom, AccountsTransaction } from './accounts-room.ts';
import { recordEvent } from './audit.repository.ts';
import { checkNewPassword } from './passwords/check-password.ts';
import { hashPassword } from './passwords/password-hash.ts';
import type { Metadata } from './tables.ts';
import { checkEmail } from './users/check-email.ts';
import { createUser } from './users/create-user.ts';
import { findUserByEmail } from './users/users.repository.ts';

export type WantedUser = { readonly email: string; readonly password: string; readonly data?: Metadata };
export type EnsuredUser = { readonly userId: string; readonly isNew: boolean };

/**
 * Makes a confirmed and proven person, as the owner says that they are, unless the address is known, whose password then stays as it is. Nothing of the shop is
 * made beside it. Throws an `AccountsError` that says what is wrong with the address or the password.
 */
export const ensureUser = async (
  room: AccountsRoom,
  wanted: WantedUser,
  transaction?: AccountsTransaction,
): Promise<EnsuredUser> => {
  const email = checkEmail(wanted.email);
  const known = await findUserByEmail(transaction ?? room.database, email);
  if (known !== undefined) return { userId: known.id, isNew: false };

  checkNewPassword(wanted.password, room.settings.password);
  const encryptedPassword = await hashPassword(wanted.password);
  const make = async (inside: AccountsTransaction): Promise<EnsuredUser> => {
    const user = await createUser(inside, { email, encryptedPassword, data: wanted.data ?? {}, isConfirmed: true, isMadeByOwner: true });
    if (user === undefined) {
      // Another process was faster.
      const winner = await findUserByEmail(inside, email);
      if (winner === undefined) throw new Error('The address belongs to a deleted person');
      return { userId: winner.id, isNew: false };
    }
    await recordEvent(inside, 'user_made', { userId: user.id });
    return { userId: user.id, isNew: true };
  };
  return transaction === undefined ? room.inTransaction(make) : make(transaction);
};
