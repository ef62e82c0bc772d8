import { userLocalStore } from '#core/browser/user-storage.ts';
import { type Governorate, governorates } from '../governorates.ts';

const KEY = 'lazaward-destination';

/** Governorate of the last checkout address on this device; null until one was certain (decision 181). */
export const knownDestination = (): Governorate | null => {
  const stored = userLocalStore.read(KEY);
  return governorates.find((option) => option === stored) ?? null;
};

export const storeDestination = (governorate: Governorate): void => userLocalStore.write(KEY, governorate);
