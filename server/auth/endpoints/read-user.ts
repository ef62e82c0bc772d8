import { invalid } from '../accounts-error.ts';
import type { AccountsRoom } from '../accounts-room.ts';
import { type Bearer, noSuchUser } from '../check-bearer.ts';
import { audience } from '../keys/access-token.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { findUser } from '../users/users.repository.ts';

/** GET /user (accounts contract, section 2): the person as they are now, not as their token says. */
export const readUser = async (room: AccountsRoom, bearer: Bearer): Promise<UserAnswer> => {
  if (bearer.audience !== audience) throw invalid("Token audience doesn't match request audience");
  const user = await findUser(room.database, bearer.userId);
  if (user === undefined) throw noSuchUser();
  return describeUser(room.database, user);
};
