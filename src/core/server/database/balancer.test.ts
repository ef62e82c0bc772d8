import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresNode, type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { type Haproxy, runHaproxy } from '../../../../scripts/lib/servers/haproxy.ts';
import { type PatroniState, servePatroniState } from '../../../../scripts/lib/servers/patroni-state.ts';
import { connect } from './connect.ts';
import { isUnavailable } from './errors.ts';

/** A pair of databases behind HAProxy with the file of `deploy/database`. */
let pair: PostgresPair;
let states: readonly [PatroniState, PatroniState];
let haproxy: Haproxy;

/** HAProxy takes a server in at its first check, and leaves it after two that fail. */
const patient = { timeout: 15_000 };

const isStandby = (node: PostgresNode) => async () => {
  const [row] = await node.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  return row?.standby === true;
};

beforeAll(async () => {
  pair = await startPostgresPair();
  await pair.primary().query('create table changes (id integer primary key)');
  const nodes = [pair.primary(), pair.standby()] as const;
  states = await Promise.all([servePatroniState(isStandby(nodes[0])), servePatroniState(isStandby(nodes[1]))]);
  haproxy = await runHaproxy([
    { url: nodes[0].url, statePort: states[0].port },
    { url: nodes[1].url, statePort: states[1].port },
  ]);
});
afterAll(async () => {
  await haproxy.stop();
  await Promise.all(states.map((state) => state.close()));
  await pair.close();
});

test('HAProxy leads to the primary', async () => {
  const primary = connect(haproxy.primaryUrl, { poolSize: 1 });
  const write = () => primary.pool.query('insert into changes values (1) on conflict do nothing').catch(() => null);
  await expect.poll(write, patient).not.toBeNull();
  await primary.close();
});

test('HAProxy closes connections to a primary that froze, and the next statement is written by its successor', async () => {
  const database = connect(haproxy.primaryUrl, { poolSize: 1, silenceMs: 0 });
  // the balancer may have taken a slow primary for dead
  const first = () => database.pool.query('insert into changes values (2) on conflict do nothing').catch(() => null);
  await expect.poll(first, patient).not.toBeNull();
  // without on-marked-down this statement would wait for ever
  await pair.primary().freeze();
  const cut = failureOf(database.pool.query('insert into changes values (3)'));
  await pair.promote();
  expect(isUnavailable(await cut)).toBe(true);
  const write = () => database.pool.query('insert into changes values (4) on conflict do nothing').catch(() => null);
  await expect.poll(write, patient).not.toBeNull();
  expect(await pair.primary().query('select id from changes order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
  await database.close();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it was answered',
    (error: unknown) => error,
  );
