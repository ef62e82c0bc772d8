import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailCapture, someMail, soon, startMailCapture } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';

const PER_HOUR = { mail: 10, text: 1 };

let server: MailServer;
let capture: MailCapture;
beforeEach(async () => {
  server = await openMailServer();
  capture = await startMailCapture({ smtpUrl: server.url }, PER_HOUR);
});
afterEach(async () => {
  await capture.close();
  await server.close();
});

const welcome = (name: string) =>
  capture.send({
    kind: 'welcome',
    to: `${name}@example.com`,
    language: 'ar',
    name,
    code: { text: 'WELCOME-1', percent: 10 },
  });
const welcomes = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await welcome(`guest-${turn}`);
};
const sent = () => server.mails.flatMap(({ recipients }) => recipients);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Moves all counters of sent messages back in time. */
const shiftCounters = (minutes: number) =>
  capture.database.pool.query('update sent_messages set minute = minute - make_interval(mins => $1)', [minutes]);
const reached = () => capture.logged.filter(({ message }) => message.includes('MAX_MAILS_PER_HOUR'));

test('delays mails above the limit, logs the limit once, and sends each mail once in the next hour', async () => {
  // longer than the two seconds after which an idle runner looks for jobs by itself
  const stalledSeconds = 3;
  await capture.run(120, stalledSeconds);
  await capture.run(120, stalledSeconds);
  await welcomes(20);
  await soon(() => expect(sent().length).toBeGreaterThanOrEqual(9));
  await pause(5_000);
  // jobs running when the limit is reached still finish: two processes run three each
  expect(sent().length).toBeLessThanOrEqual(9 + 5);
  expect(await capture.jobs()).toHaveLength(20 - sent().length);
  expect(capture.logged).toEqual([
    { message: expect.stringContaining('MAX_MAILS_PER_HOUR was reached'), fields: { channel: 'mail', perHour: 10 } },
  ]);

  for (let hour = 0; hour < 3; hour += 1) {
    await shiftCounters(61);
    await pause(2_500);
  }
  await soon(async () => expect(await capture.jobs()).toEqual([]));
  expect(sent().toSorted()).toEqual(Array.from({ length: 20 }, (_, turn) => `guest-${turn}@example.com`).toSorted());
});

test('account mails have priority and a reserved share of the hour', async () => {
  const newUser = someMail({ kind: 'signup', isProven: false });
  const urgent = [someMail({ kind: 'recovery' }), someMail({ kind: 'reauthentication' })];
  await welcomes(20);
  await capture.mail(newUser);
  for (const mail of urgent) await capture.mail(mail);
  expect((await capture.jobs()).map(({ priority }) => priority)).toEqual([...Array(20).fill(0), 5, -10, -10]);
  await capture.run();
  await soon(() => expect(sent()).toEqual(expect.arrayContaining(urgent.map(({ to }) => to))));
  await soon(() => expect(reached()).toHaveLength(1));
  // mails in progress when the limit was reached have arrived
  await pause(1_000);
  await soon(async () => expect((await capture.jobs()).filter(({ locked_at }) => locked_at !== null)).toEqual([]));
  // one row, because each minute has its own
  await capture.database.pool.query(
    "delete from sent_messages; insert into sent_messages values ('mail', date_trunc('minute', now()), 9)",
  );

  const late = someMail({ kind: 'recovery' });
  const before = sent().length;
  await capture.mail(late);
  await soon(() => expect(sent()).toContain(late.to));
  expect(sent()).toHaveLength(before + 1);
  expect(reached()).toHaveLength(1);
  expect(sent()).not.toContain(newUser.to);
});

test('mails to unproven addresses are sent last and use at most 70 % of the hourly limit', async () => {
  const unprovenMails = Array.from({ length: 6 }, (_, turn) =>
    someMail({ kind: turn % 2 === 0 ? 'recovery' : 'signup', isProven: false }),
  );
  for (const each of unprovenMails) await capture.mail(each);
  await capture.send(
    ...unprovenMails.map(({ to }) => ({
      kind: 'account-deleted',
      to: `deleted-${to}`,
      language: 'ar',
      name: '',
      isUnproven: true,
    })),
  );
  await welcome('proven');
  expect((await capture.jobs()).map(({ priority }) => priority)).toEqual([...Array(12).fill(5), 0]);
  await capture.run();
  await soon(() => expect(sent().length).toBeGreaterThanOrEqual(7));
  await pause(3_000);
  expect(sent()).toContain('proven@example.com');
  // jobs running when the limit is reached still finish
  expect(sent().length).toBeLessThanOrEqual(7 + 2);
  const late = someMail({ kind: 'recovery' });
  await capture.mail(late);
  await soon(() => expect(sent()).toContain(late.to));
});

test('a limit reached again an hour later is logged again', async () => {
  await capture.run();
  for (let hour = 1; hour <= 2; hour += 1) {
    for (let turn = 0; turn < 12; turn += 1) await welcome(`guest-${hour}-${turn}`);
    await soon(() => expect(reached()).toHaveLength(hour));
    await shiftCounters(61);
    await soon(async () => expect(await capture.jobs()).toEqual([]));
    await shiftCounters(61);
    await pause(2_500);
  }
});

test('a text message with an expired code is dropped, all others are sent', async () => {
  const texts = await startMailCapture({}, PER_HOUR);
  const text = (to: string, goodForMs: number) =>
    texts.text({
      to,
      language: 'ar',
      code: '493021',
      channel: 'sms',
      goodUntil: new Date(Date.now() + goodForMs).toISOString(),
    });
  await texts.database.pool.query("insert into sent_messages values ('text', date_trunc('minute', now()), 1)");
  await text('201000000001', 500);
  await text('201000000002', 600_000);
  await texts.run();
  await pause(2_500);
  expect(await texts.jobs()).toHaveLength(2);
  await texts.database.pool.query("update sent_messages set minute = minute - interval '61 minutes'");
  await soon(async () =>
    expect((await texts.jobs()).map(({ last_error }) => last_error)).toEqual(['its code is too old']),
  );
  await texts.close();
});
