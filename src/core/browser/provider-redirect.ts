import { localStore } from './storage.ts';

const KEY = 'lazaward-oauth-redirect';
/** Maximum duration of a sign-in at a provider, in milliseconds. */
const MAX_REDIRECT_MS = 10 * 60_000;

/** Stores the time of a redirect to a provider, so that a session in the URL is expected. */
export const storeProviderRedirect = (): void => localStore.write(KEY, String(Date.now()));

/**
 * Whether this device was recently redirected to a provider. Only then is a session accepted from a URL: an attacker's link
 * could otherwise sign the visitor in to the attacker's account (decision 162).
 */
export const wasRedirectedToProvider = (): boolean => Date.now() - Number(localStore.read(KEY) ?? 0) < MAX_REDIRECT_MS;

/** Deletes the stored redirect time after the return. */
export const clearProviderRedirect = (): void => localStore.remove(KEY);
