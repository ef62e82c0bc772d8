import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { addJob } from './enqueue-job.ts';
import { type RunningJobs, runJobs } from './job-worker.ts';

/** Jobs that must run after the moment at which they are added, such as a question to a gateway. */
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

test('one that is added while an equal one runs, runs after it', async () => {
  let looks = 0;
  let goOn = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    goOn = () => resolve();
  });
  await run(async () => {
    looks += 1;
    if (looks === 1) await held;
  });
  await addJob(box, database.kysely, job);
  await soon(() => expect(looks).toBe(1));
  await addJob(box, database.kysely, job);
  goOn();
  await soon(() => expect(looks).toBe(2));
});

test('one that has failed for good does not stop an equal one that is added later', async () => {
  let looks = 0;
  await run(async () => {
    looks += 1;
    if (looks === 1) throw new Error('the gateway is away');
  });
  await addJob(box, database.kysely, job);
  await soon(() => expect(looks).toBe(1));
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
  await soon(() => expect(looks).toBe(2));
});

test('equal ones that wait are one, due when the last says', async () => {
  await addJob(box, database.kysely, job);
  await addJob(box, database.kysely, { ...job, delaySeconds: 60 });
  expect(await count()).toBe(1);
  const { rows } = await database.pool.query(
    'select run_at > now() + interval \'50 seconds\' as "isLater" from graphile_worker.jobs',
  );
  expect(rows).toEqual([{ isLater: true }]);
  await addJob(box, database.kysely, job);
  expect(await count()).toBe(1);
  let looks = 0;
  await run(async () => {
    looks += 1;
  });
  await soon(() => expect(looks).toBe(1));
});
