import { useSyncExternalStore } from 'react';
import { knownSession, onSession, refreshKnownSession, SESSION_KEY, type SignedIn } from './known-session.ts';

/** The signed-in user of this device; null when signed out, undefined until known (as on the server). */
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
  // mail links carry their session in the URL fragment
  if (/[#&](access_token|error_code)=/.test(location.hash)) {
    void import('./session.ts').then(({ loadAccounts }) => loadAccounts()).catch(() => undefined);
  }
}
