import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJobs } from '#core/server/jobs/enqueue-job.ts';
import { expireAbandoned, findUnsettledAttempts } from './payment-attempts.repository.ts';
import { markReminded } from './payment-issues.repository.ts';
import { checkJob, checkRefundJob } from './payment-jobs.ts';
import { paymentIssuesMail } from './payments.mails.ts';
import { findUnfinishedRefunds } from './refunds/refunds.repository.ts';

/** Maximum gateway queries per run; one process runs it every five minutes. */
const MAX_CHECKS = 60;

const MINUTE_MS = 60_000;

/**
 * Enqueues gateway queries for attempts without a known outcome, successes reported by webhook alone, and unanswered refunds, so
 * that no payment depends on a webhook. Skips gateways during an outage.
 */
export const reconcilePayments = async (shop: ShopContext): Promise<void> => {
  const { kysely } = shop.database;
  const now = shop.clock();
  await expireAbandoned(kysely, { before: new Date(now.getTime() - MINUTE_MS), at: now });
  const { gateways } = (await shop.shopSettings.current()).payments;
  const outages = new Set((await shop.breaker.list(kysely)).map(({ channel }) => channel));
  const providers = gateways
    .filter(({ name, fetchEvents }) => fetchEvents !== undefined && !outages.has(name))
    .map(({ name }) => name);
  const attempts =
    providers.length === 0 ? [] : await findUnsettledAttempts(kysely, { providers, now, limit: MAX_CHECKS });
  const before = new Date(now.getTime() - 2 * MINUTE_MS);
  const refunds = await findUnfinishedRefunds(kysely, before, MAX_CHECKS);
  await addJobs(shop.box, kysely, [
    ...attempts.map(({ id, provider }) => checkJob(id, provider)),
    ...refunds.filter(({ provider }) => !outages.has(provider)).map(({ id, provider }) => checkRefundJob(id, provider)),
  ]);
};

/** Mails the new-order recipients about payment issues open for more than 24 hours, once per issue. */
export const remindOfIssues = (shop: ShopContext): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const now = shop.clock();
    const count = await markReminded(transaction, { before: new Date(now.getTime() - 24 * 60 * MINUTE_MS), at: now });
    if (count === 0) return;
    const { notifications, facts } = await shop.shopSettings.current();
    const recipients = notifications.newOrders.length > 0 ? notifications.newOrders : [facts.email];
    const mail = { count, cause: now.toISOString() };
    await paymentIssuesMail.send(shop, transaction, ...recipients.map((to) => ({ to, ...mail })));
  });
