import { expect, test } from 'vitest';
import { signTransaction } from './paymob-transactions.ts';
import { vectors } from './paymob-vectors.ts';

test.each(vectors)('the local gateway signs the vector $hmac', ({ transaction, secret, hmac }) => {
  expect(signTransaction(transaction, secret)).toBe(hmac);
});
