import { Refusal } from '../../../domain/refusals.ts';
import type { AccountsTransaction } from '../accounts-room.ts';
import { eraseUser } from '../admin/admin.repository.ts';
import { recordEvent } from '../audit.repository.ts';
import { forgetVisitors, holdUser } from './own.repository.ts';

/**
 * Erases a person with their sessions, factors, identities and tokens, in a transaction in which `before` may look after
 * what else is theirs: meanwhile nothing can be added to it. That there was somebody stays written down, by an id that
 * leads nowhere. SIGN_IN_REQUIRED when they are gone already.
 */
export const eraseAccount = async (
  transaction: AccountsTransaction,
  userId: string,
  before: () => Promise<void>,
): Promise<void> => {
  if (!(await holdUser(transaction, userId))) throw new Refusal('SIGN_IN_REQUIRED');
  await before();
  await eraseUser(transaction, userId);
  await forgetVisitors(transaction, userId);
  await recordEvent(transaction, 'user_deleted', { userId });
};
