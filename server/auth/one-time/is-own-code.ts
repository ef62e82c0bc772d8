import type { AccountsRoom } from '../accounts-room.ts';
import type { UserRow } from '../tables.ts';
import { codeHash } from './make-token.ts';
import { countWrongCode, findTokenByCode } from './one-time-tokens.repository.ts';

/** Whether this is the code that GET /reauthenticate has sent to the person; a wrong one is counted. */
export const isOwnCode = async (room: AccountsRoom, user: UserRow, code: string): Promise<boolean> => {
  const sentTo = user.email ?? user.phone ?? '';
  const kinds = ['reauthentication'] as const;
  const token = await findTokenByCode(room.database, { sentTo, kinds, codeHash: codeHash(room, sentTo, code) });
  if (token === undefined) await countWrongCode(room.database, { sentTo, kinds });
  return token !== undefined;
};
