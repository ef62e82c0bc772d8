import type { AccountsContext } from '../accounts-context.ts';
import { toUserAnswer, type UserAnswer } from '../users/user-answer.ts';
import { findAnyUser } from './admin.repository.ts';
import { noSuchUser } from './admin-body.ts';

/** GET /admin/users/{id}: also soft-deleted users, with their remaining data. */
export const readAnyUser = async ({ database }: AccountsContext, id: string): Promise<UserAnswer> => {
  const user = await findAnyUser(database, id);
  if (user === undefined) throw noSuchUser();
  return toUserAnswer(database, user);
};
