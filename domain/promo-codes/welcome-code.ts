import { type RandomBytes, unambiguousCharacters } from '../text/unambiguous-characters.ts';

/** A personal welcome code: `WELCOME-` and 8 unambiguous characters (decision 8). */
export const welcomeCode = (randomBytes: RandomBytes): string => `WELCOME-${unambiguousCharacters(8, randomBytes)}`;
