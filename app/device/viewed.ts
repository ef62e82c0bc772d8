import { readViewed, rememberViewed } from '../../domain/recently-viewed.ts';
import { deviceStorage, parseJson } from './storage.ts';

/** The name that the specification gives the list (section 3). */
const KEY = 'recentlyViewed';

/** The ids of the products viewed on this device, newest first. */
export const viewedProducts = (): string[] => readViewed(parseJson(deviceStorage.read(KEY)));

/** Puts a product first among those viewed on this device, and answers with all of them. */
export const viewProduct = (id: string): string[] => {
  const viewed = rememberViewed(viewedProducts(), id);
  deviceStorage.write(KEY, JSON.stringify(viewed));
  return viewed;
};
