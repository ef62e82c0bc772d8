import type { GoTrueClient, Provider } from '@supabase/auth-js';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { readStoredSession, refreshKnownSession, SESSION_KEY, setSignedIn } from './known-session.ts';
import { storeProviderRedirect, wasRedirectedToProvider } from './provider-redirect.ts';
import { localStore, parseJson } from './storage.ts';
import { deleteUserValues } from './user-storage.ts';

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
  const stored = storedSession();
  if (stored && stored.expiresAt * 1000 - Date.now() > MARGIN_MS) return stored.accessToken;
  if (!stored && !accounts) return null;
  const { data, error } = await (await loadAccounts()).getSession();
  if (error?.name === 'AuthRetryableFetchError') throw error;
  return data.session?.access_token ?? null;
};

/**
 * Refreshes the session after the server refused its access token. Returns the new token, or null after the end of the session,
 * which a refused refresh causes. Throws when a refresh got no response.
 */
export const renewAccessToken = async (refused: string): Promise<string | null> => {
  const before = storedSession();
  // another call or another tab has refreshed the session
  if (before?.accessToken !== refused) return before?.accessToken ?? null;
  const { error } = await (await loadAccounts()).refreshSession();
  const after = storedSession();
  if (after && after.accessToken !== refused) return after.accessToken;
  if (error?.name === 'AuthRetryableFetchError') throw error;
  endSession();
  return null;
};

/** Removes a session that the server has ended. The values of its user stay for their next sign-in (decision 239). */
export const endSession = (): void => {
  localStore.remove(SESSION_KEY);
  refreshKnownSession();
};

/**
 * Ends all sessions of the user (specification 7, scope global) and deletes their values on this device. Resolves to null, or to
 * the error code; the user is then still signed in. The code `network` means that there was no response.
 */
export const signOut = async (): Promise<string | null> => {
  try {
    const { error } = await (await loadAccounts()).signOut();
    // a refused refresh has ended the session
    if (error && storedSession()) return accountsFailure(error);
  } catch {
    return 'network';
  }
  refreshKnownSession();
  deleteUserValues();
  return null;
};

/** Redirects to a provider, which returns to `redirectTo` with a session. */
export const signInWithProvider = async (provider: string, redirectTo: string) => {
  const client = await loadAccounts();
  storeProviderRedirect();
  // the server's configuration names the providers, and the client passes the name on
  return client.signInWithOAuth({ provider: provider as Provider, options: { redirectTo } });
};

/** Signs the user out on this device only and deletes their values on it; never fails. */
export const signOutHere = async (): Promise<void> => {
  try {
    await (await loadAccounts()).signOut({ scope: 'local' });
  } catch {
    localStore.remove(SESSION_KEY);
  }
  refreshKnownSession();
  deleteUserValues();
};

const storedSession = () => readStoredSession(localStore.read(SESSION_KEY));

/** Maps an error of the accounts client to a code; `network` means no response. The client drops the code of a 503. */
export const accountsFailure = ({ status, code }: AccountsFailure): string =>
  status === 0 ? 'network' : status === 503 ? 'unavailable' : (code ?? 'unknown');

/** Sends a request of the accounts client; a refused access token is refreshed once and the request repeated. */
const accountsFetch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  const headers = new Headers(init?.headers);
  if (pathname === '/auth/v1/verify') await addToken(headers);
  const response = await fetch(input, { ...init, headers });
  const token = headers.get('Authorization')?.slice('Bearer '.length);
  if (token !== undefined && token === storedSession()?.accessToken && (await refusesToken(response))) {
    const renewed = await renewAccessToken(token);
    if (renewed === null) return response;
    headers.set('Authorization', `Bearer ${renewed}`);
    return inDeviceTime(await fetch(input, { ...init, headers }));
  }
  return inDeviceTime(response);
};

/**
 * Adds the access token to the verification of a link or a code: the accounts service then recognizes the user's own
 * account and ends none of its sessions (decision 162).
 */
const addToken = async (headers: Headers): Promise<void> => {
  const token = await accessToken().catch(() => null);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
};

/** Codes of the accounts service for an access token that has expired, or whose session has ended. */
const REFUSED_TOKEN = new Set<unknown>(['bad_jwt', 'session_not_found', 'user_not_found', 'user_banned']);

const refusesToken = async (response: Response): Promise<boolean> => {
  if (response.status !== 401 && response.status !== 403) return false;
  const body = parseJson(await response.clone().text());
  return typeof body === 'object' && body !== null && 'code' in body && REFUSED_TOKEN.has(body.code);
};

/**
 * Converts the expiry of a session's access token to the clock of this device, which may be hours off and which the accounts client
 * compares it with. The remaining lifetime is computed from the server's `Date`.
 */
const inDeviceTime = async (response: Response): Promise<Response> => {
  if (!response.ok) return response;
  const session = parseJson(await response.clone().text());
  if (typeof session !== 'object' || session === null || !('expires_at' in session)) return response;
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  const { expires_at: expiresAt } = session;
  if (!('access_token' in session) || typeof expiresAt !== 'number' || Number.isNaN(serverTime)) return response;
  const deviceExpiry = Math.round(expiresAt + (Date.now() - serverTime) / 1000);
  const { status, headers } = response;
  return new Response(JSON.stringify({ ...session, expires_at: deviceExpiry }), { status, headers });
};

async function openAccounts(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js');
  const client = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    // mails are in the language of the page that caused them, not of the browser
    headers: { 'Accept-Language': pageLanguage() },
    fetch: accountsFetch,
    detectSessionInUrl: (_, params) => Boolean(params['access_token']) && wasRedirectedToProvider(),
  });
  client.onAuthStateChange((_, session) => {
    setSignedIn(session && { userId: session.user.id, email: session.user.email ?? '' });
  });
  return client;
}
