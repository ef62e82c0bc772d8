import type { AccountsRoom } from '../accounts-room.ts';
import { signAccessToken } from '../keys/access-token.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import { describeUser, type UserAnswer } from '../users/user-answer.ts';
import { makeRefreshToken } from './refresh-token.ts';

/** What every grant answers (accounts contract, section 1.3); `expires_in` in seconds, `expires_at` in unix seconds. */
export type SessionAnswer = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: UserAnswer;
  /** What the provider gave for its own services, once after a sign-in through it. */
  readonly provider_token?: string;
  readonly provider_refresh_token?: string;
  readonly weak_password?: { readonly message: string; readonly reasons: readonly string[] };
};

/** A fresh access token and the session's current refresh token. */
export const sessionAnswer = async (
  room: AccountsRoom,
  { user, session }: { readonly user: UserRow; readonly session: SessionRow },
): Promise<SessionAnswer> => {
  const [access, described] = await Promise.all([
    signAccessToken(room, user, session),
    describeUser(room.database, user),
  ]);
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: room.settings.accessTokenSeconds,
    expires_at: access.expiresAt,
    refresh_token: makeRefreshToken(session, session.refresh_counter),
    user: described,
  };
};
