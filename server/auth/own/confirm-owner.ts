import { Refusal } from '../../../domain/refusals.ts';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom } from '../accounts-room.ts';
import type { Caller } from '../identify.ts';
import { isOwnCode } from '../one-time/is-own-code.ts';
import { isPasswordOf } from '../passwords/password-hash.ts';
import type { UserRow } from '../tables.ts';
import { findUser } from '../users/users.repository.ts';

/** What proves once more whose account it is. */
export type OwnersProof = { readonly password?: string | undefined; readonly code?: string | undefined };

/**
 * Asks of whoever is signed in to show once more that the account is theirs: by its password, or where it has none by a
 * code that GET /reauthenticate has sent; and a second factor must have been given in this session. Throws
 * SECOND_FACTOR_REQUIRED, PASSWORD_REQUIRED, PASSWORD_WRONG, CODE_REQUIRED, CODE_WRONG or TOO_MANY_REQUESTS.
 */
export const confirmOwner = async (room: AccountsRoom, caller: Caller, proof: OwnersProof): Promise<void> => {
  if (caller.hasSecondFactor && caller.aal !== 'aal2') throw new Refusal('SECOND_FACTOR_REQUIRED');
  const user = await findUser(room.database, caller.userId);
  if (user === undefined) throw new Refusal('SIGN_IN_REQUIRED');
  // of a visitor who never said who they are, the session is all there is
  if (user.email === null && user.phone === null) return;
  if (user.encrypted_password === null) await demandCode(room, user, proof.code);
  else await demandPassword(room, user.id, user.encrypted_password, proof.password);
};

const demandPassword = async (
  room: AccountsRoom,
  userId: string,
  encryptedPassword: string,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) throw new Refusal('PASSWORD_REQUIRED');
  await spendTry(room, userId);
  if (!(await isPasswordOf(encryptedPassword, password))) throw new Refusal('PASSWORD_WRONG');
};

const demandCode = async (room: AccountsRoom, user: UserRow, code: string | undefined): Promise<void> => {
  if (code === undefined) throw new Refusal('CODE_REQUIRED');
  await spendTry(room, user.id);
  if (!(await isOwnCode(room, user, code))) throw new Refusal('CODE_WRONG');
};

/** Counted with the changes of an account: whoever holds a stolen session may not guess for long. */
export const spendTry = async ({ limits }: AccountsRoom, userId: string): Promise<void> => {
  try {
    await limits.spendChange(userId);
  } catch (error) {
    if (error instanceof AccountsError)
      throw new Refusal('TOO_MANY_REQUESTS', { seconds: error.details.retryAfterSeconds ?? 60 });
    throw error;
  }
};
