/**
 * Every key of the browser's storage, with the owner of its value; the language is a cookie of the device (decision 35). A key that
 * ends in a dash is a prefix. `user`: of the signed-in user, or of a guest until the next sign-in (`user-storage.ts`, decision 239).
 * `device`: kept when the user changes. `identity`: identifies the user; removed with the session.
 */
export const storedKeys = {
  'lazaward-session': 'identity',
  'lazaward-owner': 'identity',
  'lazaward-cart': 'device',
  'lazaward-cart-products': 'device',
  'lazaward-discount-dialog': 'device',
  'lazaward-notices': 'device',
  'lazaward-oauth-redirect': 'device',
  'lazaward-paper-': 'device',
  'lazaward-scan-sound': 'device',
  'lazaward-scroll-': 'device',
  recentlyViewed: 'user',
  'lazaward-checkout': 'user',
  'lazaward-destination': 'user',
  'lazaward-form-': 'user',
  'lazaward-payment': 'user',
  'lazaward-review-': 'user',
  'lazaward-selection-': 'user',
  'lazaward-stock-counts': 'user',
  'lazaward-stock-notifications': 'user',
} as const satisfies Readonly<Record<string, 'user' | 'device' | 'identity'>>;

type Keys = typeof storedKeys;
type Named<Key extends string> = Key extends `${string}-` ? `${Key}${string}` : Key;

/** A key whose values belong to a user. */
export type UserKey = { [Key in keyof Keys]: Keys[Key] extends 'user' ? Named<Key> : never }[keyof Keys];

/** A key whose values are kept when the user changes, or that identifies the user. */
export type DeviceKey = { [Key in keyof Keys]: Keys[Key] extends 'user' ? never : Named<Key> }[keyof Keys];

/** Whether the values of a key belong to a user; a key that is not listed belongs to the device. */
export const isUserKey = (key: string): key is UserKey =>
  Object.entries(storedKeys).some(
    ([name, owner]) => owner === 'user' && (name.endsWith('-') ? key.startsWith(name) : key === name),
  );
