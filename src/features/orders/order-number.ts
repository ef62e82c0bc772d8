import { type RandomBytes, unambiguousCharacters } from '#core/text/unambiguous-characters.ts';

/** `ORD-{milliseconds}-{9 characters}`; never a credential (decision 12). */
export const orderNumber = (nowMs: number, randomBytes: RandomBytes): string =>
  `ORD-${nowMs}-${unambiguousCharacters(SHORT_LENGTH, randomBytes)}`;

/** Length of the random part, by which staff identify an order. */
const SHORT_LENGTH = 9;

/** Returns the last nine characters of an order number, by which staff identify an order. */
export const shortOrderNumber = (number: string): string => number.slice(-SHORT_LENGTH);

/** Whether a search may be a short order number, in upper or lower case; it may also be a name or a part of a phone number. */
export const isShortOrderNumber = (text: string): boolean => /^[0-9A-Z]{9}$/i.test(text);

/** Checks the format of a full order number; other text may contain characters that the database cannot read. */
export const isOrderNumber = (text: string): boolean => /^ORD-\d+-[0-9A-Z]{9}$/.test(text);
