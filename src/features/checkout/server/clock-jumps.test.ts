import { expect, test } from 'vitest';
import { issueCode, linesOf, orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();
const DAY = 24 * 3_600;

/** Runs work with the clock shifted by a number of seconds, and resets it afterwards. */
const withClockAhead = async <Result>(seconds: number, work: () => Promise<Result>): Promise<Result> => {
  world.shop.wait(seconds);
  try {
    return await work();
  } finally {
    world.shop.wait(-seconds);
  }
};

const order = (body: object) => world.shop.request('/orders', { body, token: world.salma.token });

test.each([
  ['forward by a day', DAY],
  ['backward by a day', -DAY],
  ['forward by ten years', 3_650 * DAY],
  ['backward by ten years', -3_650 * DAY],
])('a clock that jumps %s creates no second order for a key and takes stock once', async (_how, seconds) => {
  await setStock(world.shop, 'plate-lotus-01', 10);
  const input = orderInputFor();
  const first = await world.place(input);
  const again = await withClockAhead(seconds, () => world.place(input));
  const other = await withClockAhead(seconds, () => world.place(orderInputFor()));
  expect([first.status, again.status, other.status]).toEqual([201, 201, 201]);
  expect(again.body.orderNumber).toBe(first.body.orderNumber);
  expect(other.body.orderNumber).not.toBe(first.body.orderNumber);
  expect(await stockOf(world.shop, 'plate-lotus-01')).toBe(8);
});

test('a code is valid by the current clock, and its use is counted once', async () => {
  const nextWeek = new Date(Date.now() + 7 * DAY * 1_000).toISOString().slice(0, 10);
  await issueCode(world.shop, 'THIS-WEEK', { valid_until: nextWeek, max_uses: 1 });
  const lines = linesOf('cup-tea-01');
  const expectedTotal = await totalOf(world.shop, world.salma.token, { lines, promoCode: 'THIS-WEEK' });
  const input = orderInputFor({ lines, promoCode: 'THIS-WEEK', expectedTotal });
  const late = await withClockAhead(30 * DAY, () => order(input));
  expect([late.status, late.body.code]).toEqual([422, 'PROMO_EXPIRED']);
  expect((await order(input)).status).toBe(201);
  // an existing order is returned even when the code has expired since
  expect((await withClockAhead(30 * DAY, () => order(input))).status).toBe(201);
  const { rows } = await world.shop.database.pool.query(
    `select current_uses from promo_codes where code = 'THIS-WEEK'`,
  );
  expect(rows).toEqual([{ current_uses: 1 }]);
});

test('a wrong code tried while the clock was ahead causes no wait after the clock is reset', async () => {
  const guess = { code: 'NO-SUCH-CODE', lines: linesOf('cup-tea-01') };
  const quote = (code: string) =>
    world.shop.request('/promo-code-quotes', { body: { ...guess, code }, address: 'a guesser' });
  expect((await withClockAhead(DAY, () => quote('NO-SUCH-CODE'))).body.code).toBe('PROMO_INVALID');
  await issueCode(world.shop, 'GOOD-CODE');
  expect((await quote('GOOD-CODE')).status).toBe(200);
  // a wrong code still starts the back-off
  expect((await quote('NO-SUCH-CODE')).body.code).toBe('PROMO_INVALID');
  const waiting = await quote('GOOD-CODE');
  expect([waiting.status, waiting.body.code]).toEqual([429, 'PROMO_THROTTLED']);
});
