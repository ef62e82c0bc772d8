import { type RandomBytes, unambiguousCharacters } from '#core/text/unambiguous-characters.ts';

/** `ORD-{milliseconds}-{9 characters}`; never a credential (decision 12). */
export const orderNumber = (nowMs: number, randomBytes: RandomBytes): string =>
  `ORD-${nowMs}-${unambiguousCharacters(9, randomBytes)}`;
