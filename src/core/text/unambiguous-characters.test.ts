import { expect, test } from 'vitest';
import { UNAMBIGUOUS, unambiguousCharacters } from './unambiguous-characters.ts';

test('UNAMBIGUOUS has no look-alikes and no duplicates', () => {
  expect(UNAMBIGUOUS).not.toMatch(/[01OILU]/u);
  expect(new Set(UNAMBIGUOUS).size).toBe(UNAMBIGUOUS.length);
});

test('unambiguousCharacters is uniform over accepted bytes, and replaces rejected ones', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const source = (count: number) => Uint8Array.from(bytes.splice(0, count));
  const drawn = unambiguousCharacters(240, source);
  const counts = new Map([...UNAMBIGUOUS].map((character) => [character, drawn.split(character).length - 1]));
  expect(new Set(counts.values())).toEqual(new Set([8]));

  const stubborn = [255, 240, 0, 29];
  expect(unambiguousCharacters(2, (count) => Uint8Array.from(stubborn.splice(0, count)))).toBe('A9');
});
