/** A shelf of the device for small texts that never throws: blocked, full or absent storage reads as empty. */
export interface FailSafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

/** Wraps a storage; `open` is asked each time, because even touching a blocked one throws. */
export const failSafeStorage = (open: () => Storage): FailSafeStorage => ({
  read: (key) => callAccounts(() => open().getItem(key)) ?? null,
  write: (key, text) => callAccounts(() => open().setItem(key, text)),
  remove: (key) => callAccounts(() => open().removeItem(key)),
});

/** Kept on the device for good: cart, session. */
export const localStore = failSafeStorage(() => localStorage);

/** Kept in this tab until it is closed: drafts. */
export const sessionStore = failSafeStorage(() => sessionStorage);

/** What JSON says, or undefined for whatever is none. */
export const parseJson = (text: string | null): unknown =>
  text === null ? undefined : callAccounts(() => JSON.parse(text));

const callAccounts = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
