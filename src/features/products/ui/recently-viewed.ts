import { parseJson } from '#core/browser/storage.ts';
import { userLocalStore } from '#core/browser/user-storage.ts';
import { parseRecentlyViewed, withRecentlyViewed } from '../recently-viewed.ts';

/** Storage key given by the specification (section 3). */
const KEY = 'recentlyViewed';

/** Ids of the products viewed on this device, newest first. */
export const recentlyViewedIds = (): string[] => parseRecentlyViewed(parseJson(userLocalStore.read(KEY)));

/** Moves a product to the front of the recently viewed ones; returns all of them. */
export const addRecentlyViewed = (id: string): string[] => {
  const viewed = withRecentlyViewed(recentlyViewedIds(), id);
  userLocalStore.write(KEY, JSON.stringify(viewed));
  return viewed;
};
