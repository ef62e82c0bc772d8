import { inTransaction } from '../../platform/database/connect.ts';
import type { ShopContext } from '../shop-context.ts';
import { askingGateways } from './ask-gateways.ts';
import { checkAttempt } from './check-payment.ts';
import { expireAbandoned, findUnsettledAttempts } from './payment-attempts.repository.ts';
import { noteReminders } from './payment-issues.repository.ts';
import { findUnfinishedRefunds } from './refunds.repository.ts';
import { checkRefund } from './send-refund.ts';

/** Questions per run, which comes every five minutes; one process runs it. */
const MOST_CHECKS = 60;

const MINUTE_MS = 60_000;

/**
 * Asks the gateways about what is unclear: attempts whose end nobody has reported, successes that only a webhook has reported, and
 * refunds without an answer. No payment depends on a webhook. A gateway that does not answer is asked again in the next run.
 */
export const reconcilePayments = async (shop: ShopContext): Promise<void> => {
  const { kysely } = shop.database;
  const now = shop.clock();
  await expireAbandoned(kysely, { before: new Date(now.getTime() - MINUTE_MS), at: now });
  const { gateways } = (await shop.shopSettings.current()).payments;
  const providers = gateways.filter(({ fetchEvents }) => fetchEvents !== undefined).map(({ name }) => name);
  const ask = askingGateways(shop);
  if (providers.length > 0) {
    for (const { id, provider } of await findUnsettledAttempts(kysely, { providers, now, limit: MOST_CHECKS })) {
      await ask(provider, () => checkAttempt(shop, id));
    }
  }
  const before = new Date(now.getTime() - 2 * MINUTE_MS);
  for (const { id, provider } of await findUnfinishedRefunds(kysely, before, MOST_CHECKS)) {
    await ask(provider, () => checkRefund(shop, id));
  }
};

/** Mails those who are told of new orders, once for each, that payments have needed a look for longer than a day. */
export const remindOfIssues = (shop: ShopContext): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const now = shop.clock();
    const count = await noteReminders(transaction, { before: new Date(now.getTime() - 24 * 60 * MINUTE_MS), at: now });
    if (count === 0) return;
    const { notifications, facts } = await shop.shopSettings.current();
    const recipients = notifications.newOrders.length > 0 ? notifications.newOrders : [facts.email];
    await shop.mailer.mail(
      transaction,
      recipients.map((to) => ({ kind: 'payment-issues', to, count, cause: now.toISOString() })),
    );
  });
