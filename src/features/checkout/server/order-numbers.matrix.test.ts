import { randomBytes, randomInt } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { unambiguousCharacters } from '#core/text/unambiguous-characters.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';
import { compareTimes, confirmDistance } from '#tests/support/timing-comparison.ts';

const world = shopWithCustomer();

/** Small enough for the test of each change; `npm run test:order-numbers` uses a hundred thousand. */
const guesses = Number(process.env['GUESSES'] ?? 1_000);
const CONCURRENCY = 10;

/** Order numbers of another customer. */
let numbers: readonly string[];
beforeAll(async () => {
  const { shop } = world;
  await insertManyOrders(shop.database, 300);
  const { userId } = await shop.signUp();
  const { rows } = await shop.database.pool.query<{ number: string }>(
    'update orders set user_id = $1 returning order_number as number',
    [userId],
  );
  numbers = rows.map(({ number }) => number);
});

const someCharacters = () => unambiguousCharacters(9, randomBytes);

/** Guesses another number from one, knowing the format. */
const guessSimilar = (number: string): string => {
  const [, moment = '', characters = ''] = number.split('-');
  const at = randomInt(characters.length);
  const other = someCharacters();
  const oneOff = characters.slice(0, at) + other.charAt(at) + characters.slice(at + 1);
  return [
    `ORD-${moment}-${other}`,
    `ORD-${Number(moment) + randomInt(-5_000, 5_000)}-${characters}`,
    `ORD-${moment}-${oneOff}`,
    `ORD-${moment}-${characters.toLowerCase()}`,
    `ORD-${randomInt(281_474_976_710_655)}-${other}`,
  ][randomInt(5)] as string;
};

test('other customers’ and guessed order numbers get the same response', {
  timeout: 1_800_000,
}, async () => {
  const { shop, salma } = world;
  const guessed = Array.from({ length: guesses }, (_, turn) => guessSimilar(numbers[turn % numbers.length] ?? ''));
  const candidates = [...numbers, ...guessed.filter((number) => !numbers.includes(number))];
  expect(candidates.length).toBeGreaterThan(guesses * 0.9);

  const responseCounts = new Map<string, number>();
  const requestLane = async (lane: number) => {
    for (let index = lane; index < candidates.length; index += CONCURRENCY) {
      const { status, headers, body } = await shop.request(`/orders/${candidates[index]}?language=en`, {
        token: salma.token,
      });
      const response = JSON.stringify([status, [...headers], body]);
      responseCounts.set(response, (responseCounts.get(response) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, lane) => requestLane(lane)));
  expect([...responseCounts.values()]).toEqual([candidates.length]);
  expect([...responseCounts.keys()][0]).toMatch(/^\[404,.*"ORDER_NOT_FOUND"/);
});

test('refusing another customer’s order takes as long as refusing an unknown number', async () => {
  const requestOrder = (number: string) =>
    world.shop.request(`/orders/${number}?language=en`, { token: world.salma.token });
  const [first = ''] = numbers;
  const unknown = () => first.slice(0, -9) + someCharacters();
  await requestOrder(unknown());
  expect(
    await confirmDistance(() =>
      compareTimes({ request: requestOrder, existingNames: numbers, unknown, pairs: 600, lanes: 1 }),
    ),
  ).toBeLessThan(4);
});
