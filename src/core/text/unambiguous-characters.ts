/** Upper-case letters and digits without look-alikes: no 0 and O, no 1, I and L, no U next to V (decision 12). */
export const UNAMBIGUOUS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Source of cryptographically secure random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** Returns `count` unambiguous characters, uniformly distributed. */
export function unambiguousCharacters(count: number, randomBytes: RandomBytes): string {
  // rejects bytes beyond the last multiple of the alphabet's length, which would favour its first characters
  const fairBytes = 256 - (256 % UNAMBIGUOUS.length);
  let characters = '';
  while (characters.length < count) {
    for (const byte of randomBytes(count - characters.length)) {
      if (byte < fairBytes) characters += UNAMBIGUOUS.charAt(byte % UNAMBIGUOUS.length);
    }
  }
  return characters.slice(0, count);
}
