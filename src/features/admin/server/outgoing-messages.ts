import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { countOverdueJobs, countPendingTasks } from '#core/server/jobs/count-overdue-jobs.ts';
import { getPausedChannels } from '#core/server/mail/hourly-limits.ts';
import { messageChannels, messageTasks } from '#core/server/mail/mailer.ts';
import type { Dashboard } from '../dashboard.admin.contract.ts';

type Outgoing = Dashboard['outgoing'];

/** Reports paused channels, unreachable systems and late messages. */
export const getOutgoingMessages = async (shop: ShopContext): Promise<Outgoing> => {
  const [held, late, waiting, outages] = await Promise.all([
    getPausedChannels(shop),
    countOverdueJobs(shop, messageTasks),
    countPendingTasks(shop, messageTasks),
    shop.breaker.list(shop.database.kysely),
  ]);
  return {
    held,
    late,
    waiting,
    outages: outages.map(({ channel, since, reason }) => ({
      channel: channel as Outgoing['outages'][number]['channel'],
      since: since.toISOString(),
      cause: causeOf(reason),
    })),
  };
};

/**
 * Makes all waiting messages due now, including those delayed until their next attempt, within the hourly limits.
 * @returns the number of waiting messages
 */
export const sendWaitingMessages = (shop: ShopContext, adminId: string): Promise<{ readonly waiting: number }> =>
  inTransaction(shop.database, async (transaction) => {
    await shop.breaker.retryNow(transaction, Object.keys(messageChannels));
    const waiting = await countPendingTasks({ database: { kysely: transaction } }, messageTasks);
    const details = { count: waiting };
    await recordAuditEntry(transaction, { adminId, action: 'outgoing_messages.sent', subject: 'messages', details });
    return { waiting };
  });

const causeOf = (reason: string): Outgoing['outages'][number]['cause'] => {
  if (/ETIMEDOUT|EABORT|Timeout/i.test(reason)) return 'silent';
  if (/EAUTH|ENOAUTH/.test(reason)) return 'sign-in';
  return / [45]\d\d$/.test(reason) ? 'refused' : 'unreachable';
};
