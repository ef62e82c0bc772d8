import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { findPlannedMoments, notifyOfDueVersions } from './settings.repository.ts';

/**
 * Returns a function that calls `onDue` when a planned version has become due since its last call, by the clock of the database,
 * and returns the milliseconds until the next one; null without any.
 */
export const watchPlannedVersions = (database: Kysely<Tables>, onDue: () => void) => {
  let previous: string | null = null;
  return async (): Promise<number | null> => {
    const { ms, last } = await findPlannedMoments(database);
    if (last !== previous) onDue();
    previous = last;
    return ms;
  };
};

/** Notifies every process of a planned version that is due, once or twice; for a process whose timer has failed. */
export const announceDueVersions = (database: Kysely<Tables>): Promise<void> => notifyOfDueVersions(database);
