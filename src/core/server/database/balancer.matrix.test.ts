import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresNode, type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { type Haproxy, runHaproxy } from '../../../../scripts/lib/servers/haproxy.ts';
import { type PatroniState, servePatroniState } from '../../../../scripts/lib/servers/patroni-state.ts';
import { connect } from './connect.ts';
import { isUnavailable } from './errors.ts';

/** A pair of databases behind HAProxy with the configuration of `deploy/database`. */
let pair: PostgresPair;
let states: readonly [PatroniState, PatroniState];
let haproxy: Haproxy;

/** HAProxy adds a server after its first successful check, and removes it after two failed ones. */

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

test('HAProxy routes connections to the primary', async () => {
  const primary = connect(haproxy.primaryUrl, { poolSize: 1 });
  const write = () => primary.pool.query('insert into changes values (1) on conflict do nothing').catch(() => null);
  await expect.poll(write).not.toBeNull();
  await primary.close();
});

test('HAProxy closes connections to a frozen primary, and the new primary executes the next statement', async () => {
  const database = connect(haproxy.primaryUrl, { poolSize: 1, silenceMs: 0 });
  // the balancer may have removed a slow primary
  const first = () => database.pool.query('insert into changes values (2) on conflict do nothing').catch(() => null);
  await expect.poll(first).not.toBeNull();
  // without on-marked-down this statement would never end
  await pair.primary().freeze();
  const cut = getError(database.pool.query('insert into changes values (3)'));
  await pair.promote();
  expect(isUnavailable(await cut)).toBe(true);
  const write = () => database.pool.query('insert into changes values (4) on conflict do nothing').catch(() => null);
  await expect.poll(write).not.toBeNull();
  expect(await pair.primary().query('select id from changes order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
  await database.close();
});

const getError = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it was answered',
    (error: unknown) => error,
  );
