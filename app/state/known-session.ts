import { localStore, parseJson } from './storage.ts';

export const SESSION_KEY = 'lazaward-session';

const listeners = new Set<() => void>();

/** Undefined until the device has been looked at. */
let known: SignedIn | null | undefined;

/** Who is signed in as far as this page knows; undefined until it has looked. */
export const knownSession = (): SignedIn | null | undefined => known;

/** Looks at the stored session. */
export const refreshKnownSession = (): void => setSignedIn(readStoredSession(localStore.read(SESSION_KEY)));

/** Whether the session that has just come by a link or a code is of an account without a password. */
export const lacksPassword = (): boolean => readStoredSession(localStore.read(SESSION_KEY))?.lacksPassword ?? false;

/** Says who is signed in now. */
export function setSignedIn(found: SignedIn | null): void {
  // a refreshed token is no news
  if (known !== undefined && found?.userId === known?.userId && found?.email === known?.email) return;
  known = found && { userId: found.userId, email: found.email };
  for (const listener of listeners) listener();
}

/** Calls the listener whenever somebody else is signed in; answers how to stop. */
export const onSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who is signed in on this device. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
}

interface StoredSession extends SignedIn {
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
  return {
    userId,
    email: isFilled(email) ? email : '',
    accessToken,
    expiresAt,
    lacksPassword: stored['has_password'] === false,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
