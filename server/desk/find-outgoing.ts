import type { Overview } from '../../contract/office/desk.ts';
import { findLateJobs } from '../jobs/jobs.repository.ts';
import { messageTasks } from '../post/open-post.ts';
import { findHeld } from '../post/sent-messages.repository.ts';
import type { ShopRoom } from '../shop-room.ts';

const LATE_SECONDS = 15 * 60;
const MOST = 1_000;

/** Whether messages wait, why, and for how long: what an owner would hear of from customers otherwise. */
export const findOutgoing = async ({ database, settings }: ShopRoom): Promise<Overview['outgoing']> => {
  const [held, late] = await Promise.all([
    findHeld(database.kysely),
    findLateJobs(database.kysely, { tasks: messageTasks, seconds: LATE_SECONDS, most: MOST }),
  ]);
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  return {
    held: held.map(({ channel, since }) => ({ channel, since: since.toISOString(), perHour: perHour[channel] })),
    late: { count: late.count, since: late.since?.toISOString() ?? null },
  };
};
