import { userLocalStore } from '#core/browser/user-storage.ts';
import { type Governorate, governorates } from '../governorates.ts';

const KEY = 'lazaward-destination';

/** The governorate of the last address in the checkout of this device; null before one was certain (decision 181). */
export const knownDestination = (): Governorate | null => {
  const stored = userLocalStore.read(KEY);
  return governorates.find((option) => option === stored) ?? null;
};

export const rememberDestination = (governorate: Governorate): void => userLocalStore.write(KEY, governorate);
