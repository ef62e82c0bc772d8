import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { jobsBackup } from './job-schema.ts';
import { type RunningJobs, runJobs } from './job-worker.ts';
import { daily, everyFiveMinutes, everyMinute, type ScheduledTask } from './scheduled-tasks.ts';
import { startRunner } from './start-runner.ts';

let database: FreshDatabase;
let processes: RunningJobs[];
let runs: string[];
let logged: { readonly message: string; readonly fields: object }[];
/** One more task of each running process, due at each start; a process schedules it after or with all others. */
let ownTasks: string[];
let completedTasks: Set<string>;
let startCount: number;

beforeEach(async () => {
  database = await freshDatabase();
  processes = [];
  runs = [];
  logged = [];
  ownTasks = [];
  completedTasks = new Set();
  startCount = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await stopAll();
  await database.drop();
});

const stopAll = async () => {
  ownTasks = [];
  await Promise.all(processes.splice(0).map(({ stop }) => stop()));
};

const counted = (name: string): [string, ScheduledTask] => [name, daily(async () => void runs.push(name))];

const box = createSecretBox(randomBytes(32));

const startProcess = async (
  scheduledTasks: Readonly<Record<string, ScheduledTask>> = Object.fromEntries([counted('daily')]),
  more: Partial<Parameters<typeof runJobs>[0]> = {},
) => {
  const note = (fields: object, message: string) => void logged.push({ fields, message });
  const log = { error: note, warn: note };
  startCount += 1;
  const ownTask = `process-${startCount}`;
  ownTasks.push(ownTask);
  const all = { ...scheduledTasks, [ownTask]: everyMinute(async () => void completedTasks.add(ownTask)) };
  processes.push(await runJobs({ databaseUrl: database.url, box, tasks: {}, scheduledTasks: all, log, ...more }));
};

const startTwo = () => Promise.all([startProcess(), startProcess()]);

/** Waits until each runner has scheduled due tasks and no job is pending; without `soon`, which advances a replaced date. */
const allDone = async () => {
  while (!ownTasks.every((task) => completedTasks.has(task))) await pause(20);
  // a stopped process may have left its own task
  const pending = `select from graphile_worker.jobs where attempts < max_attempts and task_identifier not like 'process-%'`;
  while ((await database.pool.query(pending)).rowCount !== 0) await pause(20);
};

/** Moves the last run of every task back by this many hours. */
const age = (hours: number) =>
  database.pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = last_execution - make_interval(hours => $1)`,
    [hours],
  );

test('two processes on one database run a daily task once a day, even with restarts', async () => {
  await startTwo();
  await allDone();
  expect(runs).toEqual(['daily']);

  await stopAll();
  await startTwo();
  await allDone();
  expect(runs).toEqual(['daily']);

  // the shop was off for three nights
  await stopAll();
  await age(72);
  await startTwo();
  await allDone();
  expect(runs).toEqual(['daily', 'daily']);
});

test('two running processes run a daily task once at 01:00 UTC', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // replaces only the date; timers and connections stay real
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${yesterday}T00:59:59.500Z`) });
  await startTwo();
  await allDone();
  runs = [];
  completedTasks.clear();
  vi.setSystemTime(new Date(`${yesterday}T01:00:00.100Z`));
  await soon(() => expect(runs).toEqual(['daily']));
  await allDone();
  expect(runs).toEqual(['daily']);
  const { rows } = await database.pool.query(
    `select last_execution as at from graphile_worker._private_known_crontabs where identifier = 'daily'`,
  );
  expect(rows).toEqual([{ at: new Date(`${yesterday}T01:00:00Z`) }]);
});

test('a new task of a release runs at its first start, existing ones do not', async () => {
  await startProcess();
  await allDone();
  await stopAll();
  await startProcess(Object.fromEntries([counted('daily'), counted('new')]));
  await allDone();
  expect(runs).toEqual(['daily', 'new']);
});

test('all tasks run at the first start after a restore', async () => {
  await startProcess();
  await allDone();
  await stopAll();
  const client = await database.pool.connect();
  await client.query(`create temporary table waiting_jobs (${jobsBackup.columns})`);
  for (const step of jobsBackup.loadStatements) await client.query(step);
  client.release(true);
  await startProcess();
  await allDone();
  expect(runs).toEqual(['daily', 'daily']);
});

test('a failed task is retried and logged like any job, and the others run', async () => {
  let attempts = 0;
  const fails = daily(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('a secret');
    runs.push('retried');
  });
  await startProcess({ fails, ...Object.fromEntries([counted('other')]) });
  await soon(() => expect(runs).toEqual(['other', 'retried']));
  expect(logged).toEqual([
    {
      message: 'job failed and is retried',
      fields: { task: 'fails', job: expect.any(Number), attempt: 1, reason: 'Error' },
    },
  ]);
});

test('a task that failed permanently runs again at its next time', async () => {
  const task = (run: ScheduledTask['run']) => ({ daily: daily(run) });
  await startProcess(task(() => Promise.reject(new Error('always'))));
  await soon(() => expect(logged).toHaveLength(1));
  await stopAll();
  await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await startProcess();
  await allDone();
  expect(runs).toEqual([]);

  await stopAll();
  await age(24);
  await startProcess();
  await allDone();
  expect(runs).toEqual(['daily']);
});

test('a task every five minutes catches up only one missed time', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // in the middle of an interval, so that no other one begins during the test
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${yesterday}T12:02:30Z`) });
  const often = { often: everyFiveMinutes(async () => void runs.push('often')) };
  await startProcess(often);
  await soon(() => expect(runs).toEqual(['often']));
  await stopAll();
  await age(24);
  await startProcess(often);
  await allDone();
  expect(runs).toEqual(['often', 'often']);
});

test('the replacement of a stalled runner runs the scheduled tasks', async () => {
  const never = new Promise<never>(() => undefined);
  const runners = [{ promise: never, stop: () => never } as unknown as Awaited<ReturnType<typeof startRunner>>];
  await startProcess(undefined, {
    tasks: { other: async () => undefined },
    stalledSeconds: 1,
    createRunner: async (parts) => runners.pop() ?? startRunner(parts),
  });
  await database.pool.query(`select graphile_worker.add_job('other', '{}')`);
  await soon(() => expect(runs).toEqual(['daily']));
});
