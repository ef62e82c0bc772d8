import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { dummyHash, findPasswordWeaknesses, hashPassword, isPasswordOf } from './passwords.ts';

const rules = { minimumLength: 8, requiredClasses: ['lower', 'upper', 'digit'] } as const;

test.for([
  ['Abcdefg1', null],
  ['Abcdef1', ['length']],
  ['abcdefg1', ['characters']],
  ['ABCDEFG1', ['characters']],
  ['Abcdefgh', ['characters']],
  ['', ['length', 'characters']],
  ['Abcdefg٣', null],
  ['Aa1🌷🌷🌷🌷', ['length']],
  ['Aa1🌷🌷🌷🌷🌷', null],
] as const)('%s has the weaknesses %j', ([password, reasons]) => {
  expect(findPasswordWeaknesses(password, rules)?.reasons ?? null).toEqual(reasons);
});

test('no password is weak without configured rules', () => {
  expect(findPasswordWeaknesses('x', { minimumLength: 1, requiredClasses: [] })).toBeNull();
});

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('Lazaward-2024');
  expect(await isPasswordOf(hash, 'Lazaward-2024')).toBe(true);
  expect(await isPasswordOf(hash, 'lazaward-2024')).toBe(false);
  expect(await hashPassword('Lazaward-2024')).not.toBe(hash);
});

test('the password check of an unknown account has the same cost and never succeeds', async () => {
  expect(await isPasswordOf(null, 'Lazaward-2024')).toBe(false);
  expect(parseOptions(await dummyHash())).toEqual(parseOptions(await hashPassword('Lazaward-2024')));
});
