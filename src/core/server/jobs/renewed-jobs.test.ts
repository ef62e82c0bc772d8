import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { addJob } from './enqueue-job.ts';
import { type RunningJobs, runJobs } from './job-worker.ts';

const box = createSecretBox(randomBytes(32));

let database: FreshDatabase;
let runner: RunningJobs | null;
beforeEach(async () => {
  database = await freshDatabase();
  runner = null;
});
afterEach(async () => {
  await runner?.stop();
  await database.drop();
});

const job = { task: 'look', payload: 'the same', maxAttempts: 1, replacesPending: true };
const run = async (look: () => Promise<void>) => {
  const log = { error: () => undefined, warn: () => undefined };
  runner = await runJobs({ databaseUrl: database.url, box, tasks: { look }, log });
};
const count = async () => (await database.pool.query('select from graphile_worker._private_jobs')).rowCount;

test('a job with `replacesPending` runs after an equal running one', async () => {
  let runs = 0;
  let release = () => undefined as unknown;
  const released = new Promise<void>((resolve) => {
    release = () => resolve();
  });
  await run(async () => {
    runs += 1;
    if (runs === 1) await released;
  });
  await addJob(box, database.kysely, job);
  await soon(() => expect(runs).toBe(1));
  await addJob(box, database.kysely, job);
  release();
  await soon(() => expect(runs).toBe(2));
});

test('a permanently failed job does not block a later equal one', async () => {
  let runs = 0;
  await run(async () => {
    runs += 1;
    if (runs === 1) throw new Error('the gateway is away');
  });
  await addJob(box, database.kysely, job);
  await soon(() => expect(runs).toBe(1));
  await soon(async () =>
    expect(
      (
        await database.pool.query(
          'select from graphile_worker.jobs where attempts >= max_attempts and locked_at is null',
        )
      ).rowCount,
    ).toBe(1),
  );
  await addJob(box, database.kysely, job);
  await soon(() => expect(runs).toBe(2));
});

test('equal pending jobs are merged with the last due time', async () => {
  await addJob(box, database.kysely, job);
  await addJob(box, database.kysely, { ...job, delaySeconds: 60 });
  expect(await count()).toBe(1);
  const { rows } = await database.pool.query(
    'select run_at > now() + interval \'50 seconds\' as "isLater" from graphile_worker.jobs',
  );
  expect(rows).toEqual([{ isLater: true }]);
  await addJob(box, database.kysely, job);
  expect(await count()).toBe(1);
  let runs = 0;
  await run(async () => {
    runs += 1;
  });
  await soon(() => expect(runs).toBe(1));
});
