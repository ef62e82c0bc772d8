import { setTimeout as pause } from 'node:timers/promises';
import { messageTasks } from '#core/server/mail/mailer.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import type { Stage } from './environment.ts';
import { must } from './scenario.ts';

/**
 * Maximum time until the next pending mail is sent: a statement that a killed runner had sent may lock jobs after they were released
 * here, and the shop itself releases those after two and a half minutes.
 */
const TIMEOUT_MS = 180_000;

/** Maximum time for each mail: ten a second, which a busy machine still sends; many rounds leave tens of thousands. */
const MS_FOR_EACH = 100;

/** Interval of the progress lines. */
const REPORT_MS = 30_000;

export type MailFigures = { readonly mails: number; readonly 'mails sent again': number };

/** The contact address of all orders; it belongs to no account (decision 169). */
const named = orderInputFor().shipping.email;

/**
 * Waits until every mail is sent and checks that each order has two mails (to buyer and seller), identified by
 * Message-ID. The same Message-ID may arrive twice if the sender was killed before it recorded the delivery; a mailbox
 * shows it once. Skips the two-minute wait for jobs that a killed runner abandoned.
 */
export const auditMails = async (stage: Stage, orderNumbers: readonly string[]): Promise<MailFigures> => {
  await stage.killShop();
  const { pool } = stage.database;
  await pool.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '10 minutes'`);
  await stage.startShop();
  await waitForMails(pool);
  const ordersMails = stage.mailServer.mails.flatMap(({ headers, text, recipients }) => {
    const orderNumber = /ORD-\d+-[0-9A-Z]{9}/.exec(text)?.[0];
    return orderNumber === undefined ? [] : [{ orderNumber, id: headers['message-id'] ?? '', to: recipients.join() }];
  });
  const byOrder = Map.groupBy(ordersMails, ({ orderNumber }) => orderNumber);
  for (const orderNumber of orderNumbers) {
    const sent = (byOrder.get(orderNumber) ?? []).filter(({ to }) => to !== named);
    const [ids, readers] = [new Set(sent.map(({ id }) => id)), new Set(sent.map(({ to }) => to))];
    must(ids.size === 2 && readers.size === 2, 'an order has one mail to its buyer and one to its seller', sent);
  }
  const copies = new Set(ordersMails.filter(({ to }) => to === named).map(({ id }) => id));
  must(copies.size <= 1, 'an address that is not the buyer’s gets one mail a day', copies.size);
  must(byOrder.size === orderNumbers.length, 'no mail names a missing order', byOrder.size);
  const { mails } = stage.mailServer;
  const different = new Set(mails.map(({ headers }) => headers['message-id'])).size;
  return { mails: different, 'mails sent again': mails.length - different };
};

/** Waits until no mail is pending. */
const waitForMails = async (pool: Stage['database']['pool']): Promise<void> => {
  // without the rows: many thousands of them would keep the processor from sending the mails
  const look = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::integer as count from graphile_worker.jobs where task_identifier = any($1)',
      [messageTasks],
    );
    return rows[0]?.count ?? 0;
  };
  const startedAt = Date.now();
  const all = await look();
  const end = startedAt + TIMEOUT_MS + all * MS_FOR_EACH;
  let [fewest, moved, reported] = [all, startedAt, startedAt];
  for (;;) {
    const count = await look();
    if (count === 0) return;
    const now = Date.now();
    if (count < fewest) [fewest, moved] = [count, now];
    if (now - moved >= TIMEOUT_MS || now >= end) must(false, 'every mail is sent', count, all, await someOf(pool));
    if (now - reported >= REPORT_MS) {
      console.log(`… ${count} of ${all} mails are pending after ${Math.round((now - startedAt) / 1000)} s`);
      reported = now;
    }
    await pause(200);
  }
};

/** Some of the pending jobs, for the message. */
const someOf = async (pool: Stage['database']['pool']) => {
  const { rows } = await pool.query(
    `select task_identifier, attempts, run_at, locked_at, locked_by, last_error, now() from graphile_worker.jobs
     where task_identifier = any($1) limit 10`,
    [messageTasks],
  );
  return rows;
};
