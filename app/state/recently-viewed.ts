import { parseRecentlyViewed, withRecentlyViewed } from '../../domain/recently-viewed.ts';
import { localStore, parseJson } from './storage.ts';

/** The name that the specification gives the list (section 3). */
const KEY = 'recentlyViewed';

/** The ids of the products viewed on this device, newest first. */
export const recentlyViewedIds = (): string[] => parseRecentlyViewed(parseJson(localStore.read(KEY)));

/** Puts a product first among those viewed on this device, and answers with all of them. */
export const addRecentlyViewed = (id: string): string[] => {
  const viewed = withRecentlyViewed(recentlyViewedIds(), id);
  localStore.write(KEY, JSON.stringify(viewed));
  return viewed;
};
