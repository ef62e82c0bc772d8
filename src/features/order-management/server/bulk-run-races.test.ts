import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeProcessingOrder } from '#features/fulfillment/testing/shipments.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { bulkRunsOf, holdOrder, waitForHeldRow } from '../testing/bulk-runs.ts';

let server: MailServer;
let shop: OpenShop;
let customer: SignedIn;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  customer = await shop.signUp();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const placeOrders = async (count: number): Promise<string[]> => {
  const ids = [];
  for (let placed = 0; placed < count; placed += 1) ids.push((await placeProcessingOrder(shop, customer)).id);
  return ids;
};

const countShipped = async (ids: readonly string[]): Promise<number[]> => {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select (select count(*)::int from order_status_changes where order_id = selected.id and to_status = 'shipped') as count
     from unnest($1::uuid[]) with ordinality as selected (id, position) order by position`,
    [ids],
  );
  return rows.map(({ count }) => count);
};

const ship = { action: 'orders.ship' } as const;

test('two admins ship the same orders once, and the second one gets the current status as the reason', async () => {
  const ids = await placeOrders(4);
  const [one, other] = [bulkRunsOf(shop, await shop.signUpAdmin()), bulkRunsOf(shop, await shop.signUpAdmin())];
  const [first, second] = await Promise.all([one.run(ids, ship), other.run(ids.toReversed(), ship)]);
  expect(first.done + second.done).toBe(4);
  expect(first.refused + second.refused).toBe(4);
  const reasons = [...first.refusals, ...second.refusals].map(({ reason }) => reason);
  expect(reasons).toEqual(
    Array.from({ length: 4 }, () => ({ ar: 'حالته «تم الشحن» من قبل.', en: 'It is “Shipped” already.' })),
  );
  expect(await countShipped(ids)).toEqual([1, 1, 1, 1]);
});

test('a repeated key starts one run, and another key is refused while a run is unfinished', async () => {
  const ids = await placeOrders(2);
  const runs = bulkRunsOf(shop, await shop.signUpAdmin());
  const held = await holdOrder(shop, ids[0] ?? '');
  const key = randomUUID();
  const started = await Promise.all([1, 2, 3].map(() => runs.start(ids, ship, key)));
  expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
  expect((await runs.start(ids, ship)).body.code).toBe('BULK_RUN_UNFINISHED');
  await held.release();
  expect(await runs.finish()).toMatchObject({ state: 'done', done: 2, refused: 0 });
  expect((await runs.start(ids, ship, key)).body).toMatchObject({ id: started[0]?.body.id, done: 2 });
  expect(await countShipped(ids)).toEqual([1, 1]);
});

test('a stopped run ends after its current order, and reports what it has not processed', async () => {
  const ids = await placeOrders(6);
  const runs = bulkRunsOf(shop, await shop.signUpAdmin());
  const held = await holdOrder(shop, ids[1] ?? '');
  const { body } = await runs.start(ids, ship);
  await waitForHeldRow(shop, body.id, 1);
  const stopping = runs.stop(body.id);
  await held.release();
  const stopped = (await stopping).body;
  expect(stopped).toMatchObject({ state: 'stopped', total: 6, refused: 0 });
  expect(stopped.done).toBeLessThan(6);
  const waiting = await runs.rows(body.id, 'waiting');
  expect(waiting).toHaveLength(6 - stopped.done);
  expect((await runs.latest())?.done).toBe(stopped.done);
  expect(await countShipped(ids)).toEqual(ids.map((_, index) => (index < stopped.done ? 1 : 0)));
});

test.each([
  ['delete from user_roles where user_id = $1', 'You do not have permission to access the admin panel.'],
  [
    `update user_roles set staff_role = 'readonly' where user_id = $1`,
    'Your role in the team does not allow this. Ask an owner of the shop.',
  ],
])('a run ends early with the reason when its admin loses the permission: %s', async (demotion, reason) => {
  const ids = await placeOrders(3);
  const admin = await shop.signUpAdmin();
  const runs = bulkRunsOf(shop, admin);
  const held = await holdOrder(shop, ids[0] ?? '');
  const { body } = await runs.start(ids, ship);
  await waitForHeldRow(shop, body.id, 0);
  await shop.database.pool.query(demotion, [admin.userId]);
  await held.release();
  await expect
    .poll(async () => {
      const { rows: states } = await shop.database.pool.query('select state, reason from bulk_runs where id = $1', [
        body.id,
      ]);
      return states[0];
    })
    .toMatchObject({ state: 'refused', reason: { en: reason } });
  expect(await countShipped(ids)).toEqual([1, 0, 0]);
});

test('a run resumes after its worker was killed, and repeats no change', async () => {
  const ids = await placeOrders(4);
  const runs = bulkRunsOf(shop, await shop.signUpAdmin());
  const held = await holdOrder(shop, ids[2] ?? '');
  const { body } = await runs.start(ids, ship);
  await waitForHeldRow(shop, body.id, 2);
  await shop.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  await held.release();
  await expect
    .poll(
      async () => {
        // the killed item is tried again after a delay
        await shop.database.pool.query(
          `update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`,
        );
        return (await runs.latest())?.state;
      },
      { timeout: 60_000 },
    )
    .toBe('done');
  expect(await runs.latest()).toMatchObject({ done: 4, refused: 0 });
  expect(await countShipped(ids)).toEqual([1, 1, 1, 1]);
});

test('a run belongs to the admin who started it', async () => {
  const ids = await placeOrders(1);
  const runs = bulkRunsOf(shop, await shop.signUpAdmin());
  const { id } = await runs.run(ids, ship);
  const other = bulkRunsOf(shop, await shop.signUpAdmin());
  expect(await other.latest()).toBeNull();
  expect((await other.stop(id)).body.code).toBe('RESOURCE_NOT_FOUND');
});
