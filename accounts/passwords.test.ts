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

test('an owner who asks for nothing gets nothing', () => {
  expect(findPasswordWeaknesses('x', { minimumLength: 1, requiredClasses: [] })).toBeNull();
});

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('Lazaward-2024');
  expect(await isPasswordOf(hash, 'Lazaward-2024')).toBe(true);
  expect(await isPasswordOf(hash, 'lazaward-2024')).toBe(false);
  expect(await hashPassword('Lazaward-2024')).not.toBe(hash);
});

test('for an account that is not there a dummy of the same cost is checked, and nothing fits it', async () => {
  expect(await isPasswordOf(null, 'Lazaward-2024')).toBe(false);
  expect(parseOptions(await dummyHash())).toEqual(parseOptions(await hashPassword('Lazaward-2024')));
});
