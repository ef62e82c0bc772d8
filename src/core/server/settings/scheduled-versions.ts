import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { findPlannedMoments, notifyOfDueVersions } from './settings.repository.ts';

/**
 * Returns a function that calls `onDue` if a planned version has become due since its last call, by the clock of the
 * database, and returns the milliseconds until the next one; null without any.
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

/** Notifies every process once or twice of a due version, in case the timer of a process has failed. */
export const announceDueVersions = (database: Kysely<Tables>): Promise<void> => notifyOfDueVersions(database);
