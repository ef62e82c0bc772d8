import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../platform/database/connect.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/support/database.ts';
import { migrateJobs } from './job-schema.ts';
import { countUnfinishedJobs } from './jobs.repository.ts';

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

/** Counts with one mail whose row has these values. */
const countWith = async (values: string) => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  await database.pool.query(`select graphile_worker.add_job('shop-mail', '{}'::json, max_attempts => 25)`);
  await database.pool.query(`update graphile_worker._private_jobs set ${values}`);
  return countUnfinishedJobs(database.kysely, 15 * MINUTE);
};
const at = (minutes: number) => `now() + interval '${minutes} minutes'`;
const none = { late: 0, failed: 0, retried: 0, due: 0 };

test('a job for later does not wait, one that is due does, and one that nobody takes is late', async () => {
  expect(await countWith(`created_at = ${at(-60)}, run_at = ${at(60)}`)).toEqual(none);
  expect(await countWith(`run_at = ${at(-1)}`)).toEqual({ ...none, due: 1 });
  expect(await countWith(`run_at = ${at(-16)}`)).toEqual({ ...none, due: 1, late: 1 });
});

test('a mail that fails waits from its beginning, although each attempt puts the next one off', async () => {
  expect(await countWith(`attempts = 3, run_at = ${at(0.3)}`)).toEqual({ ...none, due: 1, retried: 1 });
  expect(await countWith(`attempts = 7, created_at = ${at(-20)}, run_at = ${at(15)}`)).toEqual({
    ...none,
    due: 1,
    retried: 1,
    late: 1,
  });
});

test('a job without attempts left has failed', async () => {
  expect(await countWith(`attempts = 25, created_at = ${at(-60)}`)).toEqual({ ...none, failed: 1 });
});
