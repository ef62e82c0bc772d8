import type { Context } from 'hono';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { readBody } from '../http/read-body.ts';
import type { SessionAnswer } from '../sessions/session-answer.ts';
import { CodeExchange, exchangeCode } from './exchange-code.ts';
import { RefreshWish, refreshSession } from './refresh-session.ts';
import { PasswordWish, signInWithPassword } from './sign-in-with-password.ts';

/** POST /token?grant_type= (accounts contract, section 2): one door, each grant with its own verb. */
export const exchangeGrant = async (
  room: AccountsRoom,
  context: Context,
  grant: string,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  switch (grant) {
    case 'password':
      return signInWithPassword(room, await readBody(context, PasswordWish), visitor);
    case 'refresh_token':
      return refreshSession(room, await readBody(context, RefreshWish), visitor);
    case 'pkce':
      return exchangeCode(room, await readBody(context, CodeExchange), visitor);
    case 'id_token':
      throw new AccountsError(400, 'provider_disabled', 'Sign-in with an ID token is not enabled');
    case 'web3':
      throw new AccountsError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    default:
      throw new AccountsError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
};
