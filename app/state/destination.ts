import { type Governorate, governorates } from '../../domain/addresses/governorates.ts';
import { localStore } from './storage.ts';

const KEY = 'lazaward-destination';

/** The governorate of the last address in the checkout of this device; null before one was certain (decision 181). */
export const knownDestination = (): Governorate | null => {
  const stored = localStore.read(KEY);
  return governorates.find((known) => known === stored) ?? null;
};

export const rememberDestination = (governorate: Governorate): void => localStore.write(KEY, governorate);

/** Deletes it, for example with the account. */
export const forgetDestination = (): void => localStore.remove(KEY);
