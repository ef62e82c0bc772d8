import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#core/server/database/connect.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { migrateJobs } from './job-schema.ts';
import { countUnfinishedJobs, releaseAbandonedJobs } from './jobs.repository.ts';

const MINUTE = 60;

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  await migrateJobs(fresh.url, { warn: () => undefined, error: () => undefined });
  database = connect(fresh.url, { poolSize: 1 });
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** Counts unfinished jobs with one mail whose row has these values. */
const countWith = async (values: string) => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  await database.pool.query(
    `select graphile_worker.add_job('mail', '{"encrypted": "x"}'::json, job_key => 'a mail', max_attempts => 25)`,
  );
  await database.pool.query(`update graphile_worker._private_jobs set ${values}`);
  return countUnfinishedJobs(database.kysely, 15 * MINUTE);
};
const at = (minutes: number) => `now() + interval '${minutes} minutes'`;
const none = { late: 0, failed: 0, retried: 0, due: 0 };

test('counts a job as due from its due time, and as late 15 minutes later', async () => {
  expect(await countWith(`created_at = ${at(-60)}, run_at = ${at(60)}`)).toEqual(none);
  expect(await countWith(`run_at = ${at(-1)}`)).toEqual({ ...none, due: 1 });
  expect(await countWith(`run_at = ${at(-16)}`)).toEqual({ ...none, due: 1, late: 1 });
});

test('counts a retried mail as due since its creation, although each attempt postpones the next one', async () => {
  expect(await countWith(`attempts = 3, run_at = ${at(0.3)}`)).toEqual({ ...none, due: 1, retried: 1 });
  expect(await countWith(`attempts = 7, created_at = ${at(-20)}, run_at = ${at(15)}`)).toEqual({
    ...none,
    due: 1,
    retried: 1,
    late: 1,
  });
});

test('does not count a running last attempt as failed', async () => {
  expect(await countWith(`attempts = 25, locked_at = now(), locked_by = 'w'`)).toEqual(none);
});

test('does not count a replaced scheduled task of a dead worker as failed, and deletes its row', async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  const schedule = () =>
    database.pool.query(`select graphile_worker.add_job('refresh-reports', '{}'::json, job_key => 'refresh-reports',
      max_attempts => 10, job_key_mode => 'replace')`);
  await schedule();
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 2, last_error = 'ECONNRESET', locked_by = 'dead', locked_at = ${at(-5)}`,
  );
  await schedule();
  expect(await countUnfinishedJobs(database.kysely, 15 * MINUTE)).toMatchObject({ failed: 0 });
  await releaseAbandonedJobs(database.kysely, 120);
  expect(await countUnfinishedJobs(database.kysely, 15 * MINUTE)).toEqual({ ...none, due: 1 });
  const { rowCount } = await database.pool.query('select from graphile_worker._private_jobs');
  expect(rowCount).toBe(1);
});

test('does not count a replaced unlocked job as failed, although its row exists', async () => {
  expect(await countWith(`attempts = 25, key = null, payload = '{}', last_error = 'ECONNRESET'`)).toEqual(none);
  expect(await countWith(`attempts = 25, key = null`)).toEqual(none);
});

test('counts a permanently failed mail, although the library has removed its key', async () => {
  expect(await countWith(`attempts = 25, key = null, last_error = 'no such mailbox'`)).toEqual({ ...none, failed: 1 });
  await releaseAbandonedJobs(database.kysely, 120);
  expect(await countUnfinishedJobs(database.kysely, 15 * MINUTE)).toEqual({ ...none, failed: 1 });
});

test('counts a job without remaining attempts as failed', async () => {
  expect(await countWith(`attempts = 25, created_at = ${at(-60)}`)).toEqual({ ...none, failed: 1 });
});
