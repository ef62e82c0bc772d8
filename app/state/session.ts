import type { GoTrueClient, Provider } from '@supabase/auth-js';
import { pageLanguage } from '../i18n/page-language.ts';
import { readStoredSession, refreshKnownSession, SESSION_KEY, setSignedIn } from './known-session.ts';
import { hasLeftForProvider, rememberProviderRedirect } from './provider-redirect.ts';
import { localStore } from './storage.ts';

/** An access token that expires within this time is refreshed before use, in milliseconds. */
const MARGIN_MS = 90_000;

/** An error of the accounts client; status 0 means that there was no response. */
export interface AccountsFailure {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

let accounts: Promise<GoTrueClient> | undefined;

/** Loads the accounts client once per page, on first use; retries after a failed load. */
export const loadAccounts = (): Promise<GoTrueClient> => {
  accounts ??= openAccounts().catch((error: unknown) => {
    accounts = undefined;
    throw error;
  });
  return accounts;
};

/**
 * Returns the access token for the shop API, refreshed if it is about to expire; null when signed out. Throws when a refresh
 * got no response, so that a network failure never looks like a sign-out.
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
 * Ends all sessions of the user (specification 7, scope global). Resolves to null, or to the error code; the user is then
 * still signed in. The code `network` means that there was no response.
 */
export const signOut = async (): Promise<string | null> => {
  try {
    const { error } = await (await loadAccounts()).signOut();
    return error && accountsFailure(error);
  } catch {
    return 'network';
  }
};

/** Redirects to a provider, which returns to `redirectTo` with a session. */
export const signInWithProvider = async (provider: string, redirectTo: string) => {
  const client = await loadAccounts();
  rememberProviderRedirect();
  // the server's configuration names the providers, and the client passes the name on
  return client.signInWithOAuth({ provider: provider as Provider, options: { redirectTo } });
};

/** Deletes a session that the server rejects from this device; never fails. */
export const clearSession = async (): Promise<void> => {
  try {
    await (await loadAccounts()).signOut({ scope: 'local' });
  } catch {
    localStore.remove(SESSION_KEY);
  }
  refreshKnownSession();
};

/** Maps an error of the accounts client to a code; `network` means no response. The client drops the code of a 503. */
export const accountsFailure = ({ status, code }: AccountsFailure): string =>
  status === 0 ? 'network' : status === 503 ? 'unavailable' : (code ?? 'unknown');

/**
 * Adds the access token to the verification of a link or a code: the accounts service then knows that the user verifies their
 * own account, and ends none of its sessions (decision 162).
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
    // the language of mails is that of the page that caused them, not the browser's
    headers: { 'Accept-Language': pageLanguage() },
    fetch: bringSession,
    detectSessionInUrl: (_, told) => Boolean(told['access_token']) && hasLeftForProvider(),
  });
  client.onAuthStateChange((_, session) => {
    setSignedIn(session && { userId: session.user.id, email: session.user.email ?? '' });
  });
  return client;
}
