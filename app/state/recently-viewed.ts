import { parseRecentlyViewed, withRecentlyViewed } from '../../domain/recently-viewed.ts';
import { localStore, parseJson } from './storage.ts';

/** Storage key given by the specification (section 3). */
const KEY = 'recentlyViewed';

/** Ids of the products viewed on this device, newest first. */
export const recentlyViewedIds = (): string[] => parseRecentlyViewed(parseJson(localStore.read(KEY)));

/** Moves a product to the front of the recently viewed ones; returns all of them. */
export const addRecentlyViewed = (id: string): string[] => {
  const viewed = withRecentlyViewed(recentlyViewedIds(), id);
  localStore.write(KEY, JSON.stringify(viewed));
  return viewed;
};
