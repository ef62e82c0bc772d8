import { parseJson } from './storage.ts';

/** Who is signed in on this device. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
}

export interface StoredSession extends SignedIn {
  readonly accessToken: string;
  /** When the access token ends, in unix seconds; the session itself may be refreshed after that. */
  readonly expiresAt: number;
  /** The account has no password, as the accounts said when this session came by a link or a code. */
  readonly lacksPassword: boolean;
}

/**
 * Reads the session that the accounts' client keeps as JSON (specification 3, Session). An expired one still counts,
 * for it can be refreshed; anything broken is nobody signed in.
 */
export function readStoredSession(text: string | null): StoredSession | null {
  const stored = parseJson(text);
  if (!isObject(stored) || !isObject(stored['user'])) return null;
  const { access_token: accessToken, refresh_token: refreshToken, expires_at: expiresAt, user } = stored;
  const { id: userId, email } = user;
  if (!isFilled(accessToken) || !isFilled(refreshToken) || !isFilled(userId)) return null;
  if (typeof expiresAt !== 'number') return null;
  const lacksPassword = stored['has_password'] === false;
  return { userId, email: isFilled(email) ? email : '', accessToken, expiresAt, lacksPassword };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
