import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailCapture, type StoredJob, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { migrateJobs } from './job-schema.ts';
import { deleteExpiredJobs } from './job-worker.ts';

let server: MailServer;
let admin: MailCapture;
beforeEach(async () => {
  server = await openMailServer();
  admin = await startMailCapture({ smtpUrl: server.url });
});
afterEach(async () => {
  await admin.close();
  await server.close();
});

const allDone = () => soon(async () => expect(await admin.jobs()).toEqual([]));

/** Contents of the job tables as text. */
const jobTables = async (): Promise<string> => {
  const { rows } = await admin.database.pool.query<{ all: string }>(
    `select string_agg(row_to_json(jobs)::text, ' ') as all from graphile_worker._private_jobs as jobs`,
  );
  return rows[0]?.all ?? '';
};

const bytesOf = (secret: string | null): readonly string[] => {
  const bytes = Buffer.from(String(secret));
  return [String(secret), bytes.toString('base64').slice(0, -4), bytes.toString('hex')];
};

test('a rolled back transaction sends nothing', async () => {
  await admin.run();
  const undone = admin.within(async (transaction) => {
    await admin.messenger.mail(transaction, someMail());
    throw new Error('the cause is undone');
  });
  await expect(undone).rejects.toThrow('the cause is undone');
  const mail = someMail();
  await admin.mail(mail);
  await soon(() => expect(server.mails).toHaveLength(1));
  expect(server.mails[0]?.recipients).toEqual([mail.to]);
  await allDone();
});

test('sends a message once that was added twice while pending', async () => {
  const mail = someMail();
  await admin.mail(mail);
  await admin.mail(mail);
  expect(await admin.jobs()).toHaveLength(1);
  await admin.run();
  await allDone();
  expect(server.mails).toHaveLength(1);
});

test('a job starts promptly and is removed after success', async () => {
  await admin.run();
  await admin.mail(someMail());
  await soon(() => expect(server.mails).toHaveLength(1));
  const before = Date.now();
  await admin.mail(someMail());
  await soon(() => expect(server.mails).toHaveLength(2));
  expect(Date.now() - before).toBeLessThan(scaledLimit(1_900));
  await allDone();
});

test('a mail that the server rejects temporarily is retried and sent once', async () => {
  server.refuse({ number: 451, sentence: 'try again later' });
  await admin.run();
  const mail = someMail();
  await admin.mail(mail);
  await soon(async () => expect((await admin.jobs())[0]?.last_error).toBe('mail server: EENVELOPE 451'));
  const refusals = server.offered();
  server.refuse(null);
  await allDone();
  expect(server.mails).toHaveLength(1);
  expect(server.offered()).toBe(refusals + 1);
});

test('a permanently rejected mail is not retried; it stays encrypted and is logged without content', async () => {
  const mail = someMail();
  server.refuse({ number: 550, sentence: `no such person here: ${mail.to}` });
  await admin.run();
  await admin.mail(mail);
  await soon(async () => expect((await admin.jobs())[0]).toMatchObject({ locked_at: null, attempts: 16 }));
  expect(await admin.jobs()).toMatchObject([{ max_attempts: 16, last_error: 'mail server: EENVELOPE 550' }]);
  expect(admin.logged).toEqual([
    {
      message: 'job failed permanently; its encrypted payload is retained',
      fields: { task: 'mail', job: expect.any(Number), attempt: 1, reason: 'mail server: EENVELOPE 550' },
    },
  ]);
  expect(server.offered()).toBe(1);
});

test('permanently failed jobs are deleted thirty days after their last attempt, others are not', async () => {
  server.refuse({ number: 550, sentence: 'no such person here' });
  const runner = await admin.run();
  for (const mail of [someMail(), someMail()]) await admin.mail(mail);
  await soon(async () =>
    expect(await admin.jobs()).toMatchObject([
      { locked_at: null, attempts: 16 },
      { locked_at: null, attempts: 16 },
    ]),
  );
  await runner.stop();
  await admin.mail(someMail());
  const [long, short, waiting] = await admin.jobs();
  const age = (job: StoredJob | undefined, days: number) =>
    admin.database.pool.query(
      `update graphile_worker._private_jobs
        set updated_at = now() - make_interval(days => $2), run_at = now() + interval '1 day' where id = $1`,
      [job?.id, days],
    );
  await age(long, 31);
  await age(short, 29);
  await age(waiting, 31);
  await deleteExpiredJobs(admin, 30);
  const remaining = (await admin.jobs()).map(({ id }) => id);
  expect(remaining).toEqual([short?.id, waiting?.id]);
});

test('a rejected sender address is retried, because the owner can correct it', async () => {
  server.refuse({ number: 553, sentence: 'you may not send for this address', whom: 'sender' });
  await admin.run();
  await admin.mail(someMail());
  await soon(async () => expect((await admin.jobs())[0]?.last_error).toBe('mail server: EENVELOPE 553'));
  server.refuse(null);
  await allDone();
  expect(server.mails).toHaveLength(1);
});

test('job tables and log contain no plain address, code or link', async () => {
  const mail = someMail({ kind: 'recovery' });
  await admin.mail(mail);
  const waiting = await jobTables();
  server.refuse({ number: 451, sentence: `${mail.to} must wait, ${mail.code}` });
  await admin.run();
  await soon(async () => expect((await admin.jobs())[0]?.last_error).not.toBeNull());
  const contents = waiting + (await jobTables()) + JSON.stringify(admin.logged);
  expect(contents).toContain('"encrypted"');
  expect(admin.logged).not.toEqual([]);
  for (const secret of [mail.to, mail.code, mail.link].flatMap(bytesOf)) expect(contents.includes(secret)).toBe(false);
});

test('the job of a killed runner is executed by the next one', async () => {
  server.hold(true);
  const program = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../../tests/support/job-worker-process.ts')],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: admin.database.url,
        SMTP_URL: server.url,
        SECRET_KEY: admin.secretKey.toString('base64'),
      },
    },
  );
  const mail = someMail();
  await admin.mail(mail);
  await soon(() => expect(server.pendingCount()).toBe(1));
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
  expect(await admin.jobs()).toMatchObject([{ attempts: 1, locked_at: expect.any(Date) }]);

  await server.close();
  server = await openMailServer(Number(new URL(server.url).port));
  await admin.run(20);
  // as if the killed runner had started it a minute ago; the next runner has twenty seconds to send it
  await admin.database.pool.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`,
  );
  await allDone();
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([[mail.to]]);
});

test('a stop waits for the current mail and starts no other', async () => {
  const runner = await admin.run();
  server.hold(true);
  const first = someMail();
  await admin.mail(first);
  await soon(() => expect(server.pendingCount()).toBe(1));
  const stopping = runner.stop();
  await admin.mail(someMail());
  server.hold(false);
  await stopping;
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([[first.to]]);
  expect(await admin.jobs()).toMatchObject([{ locked_at: null, attempts: 0 }]);
});

test('a stop does not wait for an unresponsive mail server, and the mail stays for the next start', async () => {
  const runner = await admin.run();
  server.hold(true);
  await admin.mail(someMail());
  await soon(() => expect(server.pendingCount()).toBe(1));
  const before = Date.now();
  await runner.stop();
  expect(Date.now() - before).toBeLessThan(scaledLimit(10_000));
  expect(await admin.jobs()).toMatchObject([{ locked_at: null, last_error: 'the shop was stopping' }]);

  expect(server.mails).toEqual([]);
  await server.close();
  server = await openMailServer(Number(new URL(server.url).port));
  await admin.run();
  await allDone();
  expect(server.mails).toHaveLength(1);
});

test('a runner survives terminated connections', async () => {
  await admin.run();
  await admin.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.mail(someMail());
  await soon(() => expect(server.mails).toHaveLength(1));
});

test('concurrent starts create the job tables once', async () => {
  const { pool, url } = admin.database;
  await pool.query('drop schema graphile_worker cascade');
  await Promise.all([migrateJobs(url, console), migrateJobs(url, console), migrateJobs(url, console)]);
  await admin.mail(someMail());
  expect(await admin.jobs()).toHaveLength(1);
});
