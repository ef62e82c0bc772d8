import { expect, test } from 'vitest';
import { UNAMBIGUOUS, unambiguousCharacters } from './unambiguous-characters.ts';

test('the alphabet has no look-alikes and no character twice', () => {
  expect(UNAMBIGUOUS).not.toMatch(/[01OILU]/u);
  expect(new Set(UNAMBIGUOUS).size).toBe(UNAMBIGUOUS.length);
});

test('each of all fair bytes gives every character equally often, and unfair ones are asked for again', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const source = (count: number) => Uint8Array.from(bytes.splice(0, count));
  const drawn = unambiguousCharacters(240, source);
  const counts = new Map([...UNAMBIGUOUS].map((character) => [character, drawn.split(character).length - 1]));
  expect(new Set(counts.values())).toEqual(new Set([8]));

  const stubborn = [255, 240, 0, 29];
  expect(unambiguousCharacters(2, (count) => Uint8Array.from(stubborn.splice(0, count)))).toBe('A9');
});
