import { deviceStorage } from './storage.ts';
import { readStoredSession, type SignedIn } from './stored-session.ts';

export const SESSION_KEY = 'lazaward-session';

const listeners = new Set<() => void>();
/** Undefined until the device has been looked at. */
let known: SignedIn | null | undefined;

/** Who is signed in as far as this page knows; undefined until it has looked. */
export const knownSession = (): SignedIn | null | undefined => known;

/** Looks at the stored session. */
export const lookAtSession = (): void => setSignedIn(readStoredSession(deviceStorage.read(SESSION_KEY)));

/** Whether the session that has just come by a link or a code is of an account without a password. */
export const lacksPassword = (): boolean => readStoredSession(deviceStorage.read(SESSION_KEY))?.lacksPassword ?? false;

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
