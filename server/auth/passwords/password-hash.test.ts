import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { dummyHash, hashPassword, isPasswordOf } from './password-hash.ts';

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
