import { expect, test } from 'vitest';
import { failSafeStorage } from './storage.ts';
import { isUserKey, storedKeys, type UserKey } from './stored-keys.ts';
import { openUserStorage } from './user-storage.ts';

const createMemoryStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, text) => void entries.set(key, text),
  };
};

/** Creates a device with a value under each key, written while `first` is signed in. */
const createDevice = (first: string | null) => {
  const device = createMemoryStorage();
  let user = first;
  const storage = openUserStorage(
    failSafeStorage(() => device),
    () => user,
  );
  for (const key of userKeys) storage.write(key, `of ${user}`);
  for (const key of deviceKeys) device.setItem(key, 'of the device');
  const signIn = (next: string | null) => {
    user = next;
    if (next !== null) storage.claim();
  };
  return { device, storage, signIn };
};

/** Lists the keys of this owner, with one example per prefix. */
const keysOf = (owner: 'user' | 'device'): readonly string[] =>
  Object.entries(storedKeys).flatMap(([key, other]) =>
    other === owner ? [key.endsWith('-') ? `${key}example` : key] : [],
  );
const userKeys = keysOf('user').filter(isUserKey);
const deviceKeys = keysOf('device');

test('isUserKey accepts every key of a user, by name or prefix, and no key of the device', () => {
  expect(userKeys).toEqual(keysOf('user'));
  expect(userKeys).toContain('lazaward-checkout');
  expect(deviceKeys.filter(isUserKey)).toEqual([]);
  expect(deviceKeys).toContain('lazaward-cart');
});

test.each(userKeys)('signing out deletes %s, which belongs to the user', (key: UserKey) => {
  const { device, storage, signIn } = createDevice('mona');
  storage.empty();
  signIn(null);
  expect(device.getItem(key)).toBeNull();
});

test.each(deviceKeys)('signing out keeps %s, which belongs to the device', (key) => {
  const { device, storage } = createDevice('mona');
  storage.empty();
  expect(device.getItem(key)).toBe('of the device');
});

test.each(userKeys)('only the same user reads %s after the server has ended the session', (key: UserKey) => {
  const { device, storage, signIn } = createDevice('mona');
  signIn(null);
  expect(storage.read(key)).toBeNull();
  signIn('mona');
  expect(storage.read(key)).toBe('of mona');
  signIn(null);
  signIn('karim');
  expect(storage.read(key)).toBeNull();
  expect(device.getItem(key)).toBeNull();
});

test.each(userKeys)('%s of a guest is passed to the user who signs in', (key: UserKey) => {
  const { storage, signIn } = createDevice(null);
  expect(storage.read(key)).toBe('of null');
  signIn('mona');
  expect(storage.read(key)).toBe('of null');
  signIn(null);
  expect(storage.read(key)).toBeNull();
});

test('the first write of a guest after an ended session deletes the values of its user', () => {
  const { device, storage, signIn } = createDevice('mona');
  signIn(null);
  storage.remove('lazaward-destination');
  expect(device.getItem('lazaward-destination')).toBe('of mona');
  storage.write('recentlyViewed', '[]');
  expect(device.getItem('lazaward-destination')).toBeNull();
  signIn('karim');
  expect(storage.read('recentlyViewed')).toBe('[]');
});

test('a key that is not listed belongs to the device', () => {
  expect(isUserKey('lazaward-unknown')).toBe(false);
  expect(isUserKey('lazaward-review-cup-tea-01')).toBe(true);
});
