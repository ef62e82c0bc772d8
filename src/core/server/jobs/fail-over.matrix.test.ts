import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type MailCapture, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { migrateJobs } from './job-schema.ts';
import { runJobs } from './job-worker.ts';
import { toCronItems } from './scheduled-tasks.ts';
import { startRunner } from './start-runner.ts';

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => void process.off('unhandledRejection', note));

const log = { error: () => undefined, warn: () => undefined };

let pair: PostgresPair;
let admin: MailCapture;
beforeAll(async () => {
  pair = await startPostgresPair();
  await migrateJobs(pair.primary().url, log);
  admin = await startMailCapture();
});
afterAll(async () => {
  await admin.close();
  await pair.close();
});

/** Starts as behind a pooler, where a connection does not notice that its server has become a standby. */
const startOnStandby = async (): Promise<readonly unknown[]> => {
  const pgPool = new pg.Pool({ connectionString: pair.standby().url, max: 5 });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => void client.on('error', () => undefined));
  const parts = {
    pgPool,
    taskList: { rest: async () => undefined },
    parsedCronItems: toCronItems({}),
    log,
    pausedFlags: async () => [],
  };
  const failed = await startRunner(parts).catch((error: unknown) => error);
  // the library stops in the background
  await pause(500);
  await pgPool.end();
  return [failed];
};

test('a runner on a standby fails to start, without unhandled errors of the library', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await startOnStandby()).toEqual([expect.objectContaining({ code: '25006' })]);
  }
  expect(unhandled).toEqual([]);
});

test('a process resumes running jobs after its database was read-only', async () => {
  let polls = 0;
  const jobs = await runJobs({
    databaseUrl: admin.database.url,
    box: createSecretBox(admin.secretKey),
    tasks: admin.lanes.mail.tasks,
    pausedFlags: async () => {
      polls += 1;
      return [];
    },
    log,
  });
  const name = new URL(admin.database.url).pathname.slice(1);
  const set = (value: 'on' | 'off') =>
    admin.database.pool.query(
      `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
    );
  /** Like a switchover: connections end, and new ones reach a read-only server. */
  const endJobConnections = () =>
    admin.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lazaward' and datname = current_database() and pid <> pg_backend_pid()`);
  await set('on');
  await endJobConnections();
  const before = polls;
  // each of the three workers has failed at least once to take a job
  await expect.poll(() => polls).toBeGreaterThanOrEqual(before + 6);
  await set('off');
  await admin.mail(someMail());
  await soon(async () => expect(await admin.jobs()).toEqual([]));
  expect(unhandled).toEqual([]);
  await jobs.stop();
});
