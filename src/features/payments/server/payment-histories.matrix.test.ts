// starts first: takes a minute or more
import { expect, test } from 'vitest';
import { runHistory } from '../testing/payment-history.ts';
import { usePaymentShop } from '../testing/payment-shop.ts';

/** `npm run test:payments` runs a thousand histories with another seed. */
const COUNT = Number(process.env['HISTORIES'] ?? 50);
const SEED = Number(process.env['SEED'] ?? 2026);

const world = usePaymentShop();

/** Gateway errors of a history. */
const expected = [
  'payment issue opened',
  'payment page could not be opened',
  'payment gateway did not respond to a query',
  'system did not respond; its jobs are paused except for probes',
  'gateway refused a refund',
];

test('random histories of orders and payments end with equal sums in the shop and at the gateway', {
  // a history takes half a second, and much longer on a busy machine
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
