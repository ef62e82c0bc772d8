import type { AccountsRoom } from '../accounts-room.ts';
import { forgetChallengesBefore } from './challenges.repository.ts';
import { forgetAbandoned } from './factors.repository.ts';

/** Forgets enrolments that nobody went on with, and challenges that nobody will answer any more. */
export const sweepFactors = async ({ database }: Pick<AccountsRoom, 'database'>): Promise<void> => {
  await forgetChallengesBefore(database, new Date(Date.now() - keptMilliseconds));
  await forgetAbandoned(database, abandonedBefore());
};

/** An enrolment from before this moment that was never challenged is abandoned (accounts contract, section 2). */
export const abandonedBefore = (): Date => new Date(Date.now() - 5 * 60_000);

/** Long after its end a challenge is still told apart from one that never was. */
const keptMilliseconds = 24 * 60 * 60_000;
