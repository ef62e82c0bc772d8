/** A shelf of the device for small texts that never throws: blocked, full or absent storage reads as empty. */
export interface SafeStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

/** Wraps a storage; `open` is asked each time, because even touching a blocked one throws. */
export const safeStorage = (open: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => open().getItem(key)) ?? null,
  write: (key, text) => attempt(() => open().setItem(key, text)),
  remove: (key) => attempt(() => open().removeItem(key)),
});

/** Kept on the device for good: cart, session. */
export const deviceStorage = safeStorage(() => localStorage);

/** Kept in this tab until it is closed: drafts. */
export const tabStorage = safeStorage(() => sessionStorage);

/** What JSON says, or undefined for whatever is none. */
export const parseJson = (text: string | null): unknown =>
  text === null ? undefined : attempt(() => JSON.parse(text));

const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
