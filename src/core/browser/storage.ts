import type { DeviceKey } from './stored-keys.ts';

/** Storage wrapper that never throws; blocked, full or missing storage behaves as empty. */
export interface FailSafeStorage<Key extends string = string> {
  readonly read: (key: Key) => string | null;
  readonly write: (key: Key, text: string) => void;
  readonly remove: (key: Key) => void;
}

/** A wrapper that can list its keys. */
export interface ListableStorage extends FailSafeStorage {
  readonly keys: () => readonly string[];
}

/** Wraps a storage; calls `open` each time, because even accessing a blocked storage throws. */
export const failSafeStorage = (open: () => Storage): ListableStorage => ({
  read: (key) => attempt(() => open().getItem(key)) ?? null,
  write: (key, text) => attempt(() => open().setItem(key, text)),
  remove: (key) => attempt(() => open().removeItem(key)),
  keys: () => attempt(() => Array.from({ length: open().length }, (_, index) => open().key(index) ?? '')) ?? [],
});

/** `localStorage` and `sessionStorage` with the keys of users and device; used by this file and `user-storage.ts` only. */
export const wholeStores = {
  local: failSafeStorage(() => localStorage),
  session: failSafeStorage(() => sessionStorage),
};

/** `localStorage` for values of the device: cart and session. */
export const localStore: FailSafeStorage<DeviceKey> = wholeStores.local;

/** `sessionStorage` for values of the device; cleared when the tab is closed. */
export const sessionStore: FailSafeStorage<DeviceKey> = wholeStores.session;

/** Parses JSON; returns undefined if it is invalid. */
export const parseJson = (text: string | null): unknown =>
  text === null ? undefined : attempt(() => JSON.parse(text));

const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
