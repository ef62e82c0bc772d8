/** Storage wrapper that never throws; blocked, full or missing storage behaves as empty. */
export interface FailSafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

/** Wraps a storage; calls `open` each time, because even accessing a blocked storage throws. */
export const failSafeStorage = (open: () => Storage): FailSafeStorage => ({
  read: (key) => callAccounts(() => open().getItem(key)) ?? null,
  write: (key, text) => callAccounts(() => open().setItem(key, text)),
  remove: (key) => callAccounts(() => open().removeItem(key)),
});

/** `localStorage`: cart and session. */
export const localStore = failSafeStorage(() => localStorage);

/** `sessionStorage`: drafts; cleared when the tab is closed. */
export const sessionStore = failSafeStorage(() => sessionStorage);

/** Parses JSON; returns undefined if it is invalid. */
export const parseJson = (text: string | null): unknown =>
  text === null ? undefined : callAccounts(() => JSON.parse(text));

const callAccounts = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
