import type { AccountsRoom } from '../accounts-room.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { findAnyUser } from './admin.repository.ts';
import { noSuchUser } from './admin-wish.ts';

/** GET /admin/users/{id}: deleted people too, with what is left of them. */
export const readAnyUser = async ({ database }: AccountsRoom, id: string): Promise<UserAnswer> => {
  const user = await findAnyUser(database, id);
  if (user === undefined) throw noSuchUser();
  return describeUser(database, user);
};
