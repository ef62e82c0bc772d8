import { localStore } from './storage.ts';

const KEY = 'lazaward-left-for-provider';
/** As long as somebody may take there. */
const WAY_MS = 10 * 60_000;

/** Writes down that somebody leaves for a provider now, so that a session in the address is expected. */
export const rememberProviderRedirect = (): void => localStore.write(KEY, String(Date.now()));

/**
 * Whether somebody has just left from this device for a provider. Only then is a session taken out of an address: a link
 * could hold a stranger's, and sign its reader in to an account that the stranger opens too (decision 162).
 */
export const hasLeftForProvider = (): boolean => Date.now() - Number(localStore.read(KEY) ?? 0) < WAY_MS;

/** They are back. */
export const clearProviderRedirect = (): void => localStore.remove(KEY);
