import { useSyncExternalStore } from 'react';
import { knownSession, onSession, refreshKnownSession, SESSION_KEY, type SignedIn } from './known-session.ts';

/** Who is signed in on this device; null is nobody, undefined is not known yet (as on the server). */
export const useSession = (): SignedIn | null | undefined =>
  useSyncExternalStore(subscribe, knownSession, () => undefined);

const subscribe = (listener: () => void): (() => void) => {
  if (knownSession() === undefined) wakeUp();
  return onSession(listener);
};

function wakeUp(): void {
  refreshKnownSession();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEY) refreshKnownSession();
  });
  // a link out of a mail brings its session behind the #
  if (/[#&](access_token|error_code)=/.test(location.hash)) {
    void import('./session.ts').then(({ loadAccounts }) => loadAccounts()).catch(() => undefined);
  }
}
