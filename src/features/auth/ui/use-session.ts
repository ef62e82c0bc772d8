import { useSyncExternalStore } from 'react';
import {
  knownSession,
  onSession,
  refreshKnownSession,
  SESSION_KEY,
  type SignedIn,
} from '#core/browser/known-session.ts';

/** The signed-in user of this device; null when signed out, undefined until known (as on the server). */
export const useSession = (): SignedIn | null | undefined =>
  useSyncExternalStore(subscribe, knownSession, () => undefined);

const subscribe = (listener: () => void): (() => void) => {
  if (knownSession() === undefined) startListening();
  return onSession(listener);
};

function startListening(): void {
  refreshKnownSession();
  addEventListener('storage', ({ key }) => {
    if (key === null || key === SESSION_KEY) refreshKnownSession();
  });
  // a page restored from the back/forward cache missed the events of other tabs
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshKnownSession();
  });
  // mail links and providers carry their session or error in the URL
  const { pathname, search, hash } = location;
  if (!/[#&](access_token|error(_code)?)=/.test(hash)) return;
  // providers return to the root of the site without a valid target; the sign-in page displays their error (decision 97)
  if (pathname === '/') location.replace(`/auth${search}${hash}`);
  else void import('#core/browser/session.ts').then(({ loadAccounts }) => loadAccounts()).catch(() => undefined);
}
