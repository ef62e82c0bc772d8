import type { Database } from '#core/server/database/connect.ts';
import { countPendingJobs, findOverdueJobs } from './jobs.repository.ts';

const LATE_SECONDS = 15 * 60;
const MAX_COUNTED = 1_000;

/** Counts jobs of these tasks that are pending for 15 minutes or longer, up to 1,000; `since` is ISO 8601. */
export const countOverdueJobs = async (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  tasks: readonly string[],
): Promise<{ readonly count: number; readonly since: string | null }> => {
  const { count, since } = await findOverdueJobs(database.kysely, { tasks, seconds: LATE_SECONDS, max: MAX_COUNTED });
  return { count, since: since?.toISOString() ?? null };
};

/** Counts jobs of these tasks that are pending, new ones and retries. */
export const countPendingTasks = async (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  tasks: readonly string[],
): Promise<number> => {
  const pending = await countPendingJobs(database.kysely);
  return pending.filter(({ task }) => tasks.includes(task)).reduce((sum, { count }) => sum + count, 0);
};
