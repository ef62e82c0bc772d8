import { localStore, parseJson } from './storage.ts';
import type { DeviceKey } from './stored-keys.ts';

export const SESSION_KEY = 'lazaward-session' satisfies DeviceKey;

const listeners = new Set<() => void>();

/** Undefined until the stored session has been read. */
let session: SignedIn | null | undefined;

/** The signed-in user of this page; undefined until the stored session has been read. */
export const knownSession = (): SignedIn | null | undefined => session;

/** Reads the stored session. */
export const refreshKnownSession = (): void => setSignedIn(readStoredSession(localStore.read(SESSION_KEY)));

/** Whether the account of a session just created by a link or a code has no password. */
export const lacksPassword = (): boolean => readStoredSession(localStore.read(SESSION_KEY))?.lacksPassword ?? false;

/** Sets the signed-in user and notifies listeners. */
export function setSignedIn(signedIn: SignedIn | null): void {
  // a refreshed token changes nothing here
  if (session !== undefined && signedIn?.userId === session?.userId && signedIn?.email === session?.email) return;
  session = signedIn && { userId: signedIn.userId, email: signedIn.email };
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the signed-in user changes; returns the unsubscribe function. */
export const onSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The signed-in user of this device. */
export interface SignedIn {
  readonly userId: string;
  readonly email: string;
}

interface StoredSession extends SignedIn {
  readonly accessToken: string;
  /** Expiry of the access token in Unix seconds; the session can be refreshed after it. */
  readonly expiresAt: number;
  /** The account has no password, as the accounts service reported for a session by link or code. */
  readonly lacksPassword: boolean;
}

/**
 * Parses the session that the accounts client stores as JSON (specification 3, Session). An expired one counts, because it can
 * be refreshed; an invalid one is read as signed out.
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
