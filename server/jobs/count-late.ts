import type { Database } from '../../platform/database/connect.ts';
import { findLateJobs } from './jobs.repository.ts';

const LATE_SECONDS = 15 * 60;
const MOST_COUNTED = 1_000;

/** Counts jobs of these tasks that are pending for 15 minutes or longer, up to 1,000; `since` is ISO 8601. */
export const countLate = async (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  tasks: readonly string[],
): Promise<{ readonly count: number; readonly since: string | null }> => {
  const { count, since } = await findLateJobs(database.kysely, { tasks, seconds: LATE_SECONDS, most: MOST_COUNTED });
  return { count, since: since?.toISOString() ?? null };
};
