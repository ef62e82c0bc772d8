import { type RandomBytes, unambiguousCharacters } from '../text/unambiguous-characters.ts';

/** Discount of a welcome code on a first order, in percent (specification 9). */
export const WELCOME_PERCENT = 10;

/** A personal welcome code: `WELCOME-` and 8 unambiguous characters (decision 8). */
export const welcomeCode = (randomBytes: RandomBytes): string => `WELCOME-${unambiguousCharacters(8, randomBytes)}`;
