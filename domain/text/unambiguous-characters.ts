/** Upper-case letters and digits without look-alikes: no 0 and O, no 1, I and L, no U beside V (decision 12). */
export const UNAMBIGUOUS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A source of secure chance: this many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** `count` unambiguous characters, each as likely as the others. */
export function unambiguousCharacters(count: number, randomBytes: RandomBytes): string {
  // a byte beyond the last whole round of the alphabet would favour its beginning, so it is thrown away
  const fairBytes = 256 - (256 % UNAMBIGUOUS.length);
  let characters = '';
  while (characters.length < count) {
    for (const byte of randomBytes(count - characters.length)) {
      if (byte < fairBytes) characters += UNAMBIGUOUS.charAt(byte % UNAMBIGUOUS.length);
    }
  }
  return characters.slice(0, count);
}
