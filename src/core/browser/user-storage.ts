import { knownSession, onSession, readStoredSession, SESSION_KEY } from './known-session.ts';
import { type FailSafeStorage, type ListableStorage, wholeStores } from './storage.ts';
import { isUserKey, type UserKey } from './stored-keys.ts';

/** Key of the id of the user who owns the values of a storage; absent for a guest. */
export const OWNER_KEY = 'lazaward-owner';

interface UserStorage extends FailSafeStorage<UserKey> {
  /** Assigns the values of a guest to the signed-in user; deletes those of another user. */
  readonly claim: () => void;
  /** Deletes the values of every user. */
  readonly empty: () => void;
}

/**
 * A storage whose values only their owner can read (decision 239). A guest's values are passed to the user who signs in
 * (decision 17). After the server has ended a session, its values are hidden until the same user signs in again; the
 * first write of another user or a guest deletes them.
 */
export const openUserStorage = (whole: ListableStorage, userId: () => string | null): UserStorage => {
  const empty = () => {
    for (const key of whole.keys()) if (isUserKey(key)) whole.remove(key);
    whole.remove(OWNER_KEY);
  };
  const claim = () => {
    const [owner, user] = [whole.read(OWNER_KEY), userId()];
    if (owner === user) return;
    if (owner !== null) empty();
    if (user !== null) whole.write(OWNER_KEY, user);
  };
  const isOwn = () => {
    const owner = whole.read(OWNER_KEY);
    return owner === null || owner === userId();
  };
  return {
    claim,
    empty,
    read: (key) => (isOwn() ? whole.read(key) : null),
    write: (key, text) => {
      claim();
      whole.write(key, text);
    },
    remove: (key) => {
      if (isOwn()) whole.remove(key);
    },
  };
};

/** Id of the signed-in user; read from the stored session until the page has loaded it. */
const currentUserId = (): string | null => {
  const session = knownSession();
  return (session === undefined ? readStoredSession(wholeStores.local.read(SESSION_KEY)) : session)?.userId ?? null;
};

/** `localStorage` for the signed-in user's values. */
export const userLocalStore = openUserStorage(wholeStores.local, currentUserId);

/** `sessionStorage` for the signed-in user's values: drafts; cleared when the tab is closed. */
export const userSessionStore = openUserStorage(wholeStores.session, currentUserId);

const listeners = new Set<() => void>();

/** Calls the listener when a sign-out has deleted the values of users; returns the unsubscribe function. */
export const onUserValuesDeleted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Deletes all values of users on this device after a sign-out; other tabs delete theirs by the `storage` event. */
export const deleteUserValues = (): void => {
  userLocalStore.empty();
  deleteTabValues();
};

const deleteTabValues = (): void => {
  userSessionStore.empty();
  for (const listener of listeners) listener();
};

const claimAll = (): void => {
  if (currentUserId() === null) return;
  userLocalStore.claim();
  userSessionStore.claim();
};

if (!import.meta.env.SSR) {
  claimAll();
  onSession(claimAll);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === OWNER_KEY && newValue === null)) deleteTabValues();
  });
}
