import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import { type MailCapture, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { runJobs } from './job-worker.ts';
import { everyMinute } from './scheduled-tasks.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let capture: MailCapture | undefined;
let server: MailServer | undefined;
let silent: Server | undefined;
let sockets: Socket[];
beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  silent?.close();
  await capture?.close();
  await server?.close();
  [capture, server, silent] = [undefined, undefined, undefined];
});

/** Opens a server that accepts connections and never responds; `isClosing` closes them immediately. */
const openSilent = async ({ isClosing = false, port = 0 } = {}): Promise<string> => {
  silent = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (isClosing) socket.destroy();
  }).listen(port, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

const outages = async () => {
  const { rows } = await (capture as MailCapture).database.pool.query('select channel, reason from job_outages');
  return rows;
};

describe('a silent mail server', () => {
  test('delays neither local jobs nor scheduled tasks nor text messages', async () => {
    const { lanes, text, database, secretKey, mail, logged } = (capture = await startMailCapture({
      smtpUrl: await openSilent(),
    }));
    for (let turn = 0; turn < 12; turn += 1) await mail(someMail({ kind: 'recovery' }));
    const runs: string[] = [];
    const box = createSecretBox(secretKey);
    const log = { error: () => undefined, warn: () => undefined };
    const jobs = await runJobs({
      databaseUrl: database.url,
      box,
      tasks: { local: async () => void runs.push('local') },
      scheduledTasks: { 'every-minute': everyMinute(async () => void runs.push('scheduled')) },
      lanes,
      log,
    });
    await soon(() => expect(sockets.length).toBeGreaterThanOrEqual(3));
    const startedAt = performance.now();
    await text({
      to: '201000000001',
      language: 'ar',
      code: '493021',
      channel: 'sms',
      goodUntil: new Date(Date.now() + 600_000).toISOString(),
    });
    await database.pool.query(`select graphile_worker.add_job('local', '{}')`);
    // another minute may begin meanwhile
    await soon(() => expect(new Set(runs)).toEqual(new Set(['local', 'scheduled'])));
    await soon(async () => expect(await (capture as MailCapture).jobs()).toHaveLength(12));
    expect(performance.now() - startedAt).toBeLessThan(scaledLimit(10_000));
    expect(logged).toEqual([]);
    await jobs.stop();
  });
});

describe('an outage of the mail server', () => {
  test('an outage of the mail server is logged once, uses up no attempts, and after its end all mails are sent within seconds', async () => {
    const url = await openSilent({ isClosing: true });
    const port = Number(new URL(url).port);
    const { run, mail, jobs, database, logged } = (capture = await startMailCapture({ smtpUrl: url }, undefined, 1));
    await run();
    const mails = Array.from({ length: 6 }, () => someMail());
    for (const each of mails) await mail(each);
    await soon(async () =>
      expect(await outages()).toEqual([{ channel: 'mail', reason: expect.stringMatching(/^mail server: E/) }]),
    );
    // like after many hours: one remaining attempt, due in some hours
    await database.pool.query(
      `update graphile_worker._private_jobs set attempts = 15, run_at = now() + interval '6 hours' where locked_at is null`,
    );
    const before = sockets.length;
    await soon(() => expect(sockets.length).toBeGreaterThan(before + 2));
    // the job of a running probe is locked and has its attempt until the probe fails
    expect((await jobs()).filter(({ attempts, locked_at }) => locked_at === null && attempts >= 16)).toEqual([]);

    silent?.close();
    server = await openMailServer(port);
    await soon(async () => expect(await jobs()).toEqual([]));
    expect(server.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      mails.map(({ to }) => to).toSorted(),
    );
    expect(await outages()).toEqual([]);
    const messages = logged
      .map(({ message }) => message)
      .filter((message) => !message.startsWith('job failed and is retried'));
    expect(messages).toEqual([
      'system did not respond; its jobs are paused except for probes',
      'outage ended; its jobs are due',
    ]);
  });

  test('limits all processes together to one attempt at a time', async () => {
    const url = await openSilent({ isClosing: true });
    const { run, mail } = (capture = await startMailCapture({ smtpUrl: url }, undefined, 2));
    for (let turn = 0; turn < 20; turn += 1) await mail(someMail());
    await run();
    await run();
    await soon(async () => expect(await outages()).toHaveLength(1));
    await pause(500);
    const before = sockets.length;
    await pause(6_500);
    expect(sockets.length - before).toBeGreaterThanOrEqual(1);
    expect(sockets.length - before).toBeLessThanOrEqual(10);
  });

  test('an outage of the mail server is not started by mails that the server rejects individually', async () => {
    server = await openMailServer();
    const { run, mail, jobs } = (capture = await startMailCapture({ smtpUrl: server.url }));
    server.refuse({ number: 451, sentence: 'try again later' });
    for (let turn = 0; turn < 5; turn += 1) await mail(someMail());
    await run();
    const reasons = Array(5).fill('mail server: EENVELOPE 451');
    await soon(async () => expect((await jobs()).map(({ last_error }) => last_error)).toEqual(reasons));
    expect(await outages()).toEqual([]);
  });

  test('ends when no message is pending', async () => {
    server = await openMailServer();
    const { run, database } = (capture = await startMailCapture({ smtpUrl: server.url }, undefined, 1));
    await database.pool.query(`insert into job_outages (channel, reason) values ('mail', 'mail server: ETIMEDOUT')`);
    await run();
    await soon(async () => expect(await outages()).toEqual([]));
  });
});

describe('a sent mail', () => {
  test('a sent mail is not sent again while its completion cannot be recorded', async () => {
    server = await openMailServer();
    let failures = 0;
    const { run, mail, jobs } = (capture = await startMailCapture({
      smtpUrl: server.url,
      recordSent: async () => {
        failures += 1;
        if (failures < 4) throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
      },
    }));
    await run();
    await mail(someMail());
    await soon(async () => expect(await jobs()).toEqual([]));
    expect([server.mails.length, failures]).toEqual([1, 4]);
  });

  test('a sent mail is not sent again if the database connections break during sending', async () => {
    server = await openMailServer();
    const { run, mail, jobs, database } = (capture = await startMailCapture({ smtpUrl: server.url }));
    await run(30);
    server.hold(true);
    await mail(someMail());
    await soon(() => expect(server?.pendingCount()).toBe(1));
    // longer than an ended runner waits for its jobs
    const end = performance.now() + 8_000;
    while (performance.now() < end) {
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await pause(100);
    }
    server.hold(false);
    await soon(async () => expect(await jobs()).toEqual([]));
    await pause(3_000);
    expect(server.mails).toHaveLength(1);
  });
});
