import { expect, test } from 'vitest';
import { runHistory } from '../../tests/support/payments/payment-history.ts';
import { usePaymentShop } from '../../tests/support/payments/payment-shop.ts';

/** `npm run test:payments` runs a thousand histories with another seed. */
const COUNT = Number(process.env['HISTORIES'] ?? 50);
const SEED = Number(process.env['SEED'] ?? 2026);

const world = usePaymentShop();

/** Errors that the gateway of a history causes. */
const expected = [
  'payment needs a look',
  'payment page could not be opened',
  'payment gateway did not answer a check',
  'gateway refused a refund',
];

test('random histories of orders and payments end with the same money in the shop as at the gateway', {
  // a history takes half a second, and many times that beside other load
  timeout: COUNT * 20_000,
}, async () => {
  const wrong: (readonly [number, string[]])[] = [];
  for (let seed = SEED; seed < SEED + COUNT; seed += 1) {
    const breaches = await runHistory(world(), seed);
    if (breaches.length > 0) wrong.push([seed, breaches]);
  }
  expect(wrong).toEqual([]);
  const messages = (world().shop.logged as { readonly message: string }[]).map(({ message }) => message);
  expect(messages.filter((message) => !expected.includes(message))).toEqual([]);
});
