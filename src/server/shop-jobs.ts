import type { ShopContext } from '#core/server/context.ts';
import { toScheduledTasks, toTasks } from '#core/server/jobs/define-job.ts';
import type { runJobs } from '#core/server/jobs/job-worker.ts';
import { daily, everyFiveMinutes } from '#core/server/jobs/scheduled-tasks.ts';
import type { Mailer } from '#core/server/mail/mailer.ts';
import { retentionTasks } from '#core/server/privacy/define-personal-data.ts';
import type { Accounts } from '#features/auth/server/accounts/index.ts';

type AccountsTasks = Pick<Accounts, 'deleteExpired' | 'deleteOldSignIns'>;

/** Jobs and schedules of all features and of the accounts service, for `runJobs`: mails and text messages in the lanes of the mailer. */
export const shopJobs = (
  shop: ShopContext,
  accounts: AccountsTasks,
  mailLanes: Mailer['lanes'],
): Pick<Parameters<typeof runJobs>[0], 'tasks' | 'scheduledTasks' | 'lanes'> => ({
  tasks: tasksOf('shop', shop),
  scheduledTasks: {
    ...toScheduledTasks(retentionTasks(shop.registry), shop),
    ...toScheduledTasks(shop.registry.schedules, shop),
    'delete-expired-account-data': everyFiveMinutes(accounts.deleteExpired),
    'delete-old-sign-ins': daily(accounts.deleteOldSignIns),
  },
  lanes: { ...mailLanes, gateway: { tasks: tasksOf('gateway', shop) } },
});

const tasksOf = (lane: 'shop' | 'gateway', shop: ShopContext) =>
  toTasks(
    shop.registry.jobs.filter((job) => job.lane === lane),
    shop,
  );
