import type { GoTrueClient, Provider } from '@supabase/auth-js';
import { pageLanguage } from '../i18n/page-language.ts';
import { readStoredSession, refreshKnownSession, SESSION_KEY, setSignedIn } from './known-session.ts';
import { hasLeftForProvider, rememberProviderRedirect } from './provider-redirect.ts';
import { localStore } from './storage.ts';

/** An access token that ends sooner than this is refreshed before it is used. */
const MARGIN_MS = 90_000;

/** What the accounts' client tells of a failure; the status of an answer that never came is 0. */
export interface AccountsFailure {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

let accounts: Promise<GoTrueClient> | undefined;

/** The accounts' own client, one a page, loaded when first needed; a load that failed may be tried again. */
export const loadAccounts = (): Promise<GoTrueClient> => {
  accounts ??= openAccounts().catch((error: unknown) => {
    accounts = undefined;
    throw error;
  });
  return accounts;
};

/**
 * The token that says to the shop's API who is calling, refreshed when it is about to end; null when nobody is signed
 * in. Throws when a refresh got no answer, so that a network fault never looks like a sign-out.
 */
export const accessToken = async (): Promise<string | null> => {
  const stored = readStoredSession(localStore.read(SESSION_KEY));
  if (stored && stored.expiresAt * 1000 - Date.now() > MARGIN_MS) return stored.accessToken;
  if (!stored && !accounts) return null;
  const { data, error } = await (await loadAccounts()).getSession();
  if (error?.name === 'AuthRetryableFetchError') throw error;
  return data.session?.access_token ?? null;
};

/**
 * Ends the person's sessions (specification 7, scope global). Resolves with null, or with the code of what went wrong;
 * the person is then still signed in. The code `network` is an answer that never came.
 */
export const signOut = async (): Promise<string | null> => {
  try {
    const { error } = await (await loadAccounts()).signOut();
    return error && accountsFailure(error);
  } catch {
    return 'network';
  }
};

/** Leaves the shop for a provider's own door; whoever is let in there comes back to `redirectTo` with a session. */
export const signInWithProvider = async (provider: string, redirectTo: string) => {
  const client = await loadAccounts();
  rememberProviderRedirect();
  // the owner names providers as they like, and the client passes the name on
  return client.signInWithOAuth({ provider: provider as Provider, options: { redirectTo } });
};

/** Forgets on this device a session that the shop refuses; never fails. */
export const clearSession = async (): Promise<void> => {
  try {
    await (await loadAccounts()).signOut({ scope: 'local' });
  } catch {
    localStore.remove(SESSION_KEY);
  }
  refreshKnownSession();
};

/** The code of what the accounts' client answered; `network` is an answer that never came. The client drops the code of a 503. */
export const accountsFailure = ({ status, code }: AccountsFailure): string =>
  status === 0 ? 'network' : status === 503 ? 'unavailable' : (code ?? 'unknown');

/**
 * Brings the session of whoever is signed in to where a link or a code is given: the accounts then know that it is their own
 * account that they prove, and end nothing of it (decision 162).
 */
const bringSession: typeof fetch = async (input, init) => {
  if (new URL(String(input)).pathname !== '/auth/v1/verify') return fetch(input, init);
  const token = await accessToken().catch(() => null);
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  return fetch(input, { ...init, headers });
};

async function openAccounts(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  const client = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    // mails are written in the language of the page that caused them, whatever the browser prefers
    headers: { 'Accept-Language': pageLanguage() },
    fetch: bringSession,
    detectSessionInUrl: (_, told) => Boolean(told['access_token']) && hasLeftForProvider(),
  });
  client.onAuthStateChange((_, session) => {
    setSignedIn(session && { userId: session.user.id, email: session.user.email ?? '' });
  });
  return client;
}
