import type { Database } from '../../platform/database/connect.ts';
import { findLateJobs } from './jobs.repository.ts';

const LATE_SECONDS = 15 * 60;
const MOST_COUNTED = 1_000;

/** How many jobs of these tasks have waited for a quarter of an hour or longer, counted up to 1,000, and since when (ISO 8601). */
export const countLate = async (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  tasks: readonly string[],
): Promise<{ readonly count: number; readonly since: string | null }> => {
  const { count, since } = await findLateJobs(database.kysely, { tasks, seconds: LATE_SECONDS, most: MOST_COUNTED });
  return { count, since: since?.toISOString() ?? null };
};
