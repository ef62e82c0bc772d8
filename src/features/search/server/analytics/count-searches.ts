import type { ContentLanguage } from '#core/i18n/language.ts';
import { type Database, inTransaction } from '#core/server/database/connect.ts';
import { type CountedSteps, toCountedSearch } from '../../counted-search.ts';
import { weekOf } from '../../search-week.ts';
import { addSearches, deleteRarest, lockCounts, type NewSearches } from './search-analytics.repository.ts';

/** Counts searches in the memory of this process, and adds them to the database in batches. */
export interface SearchCounter {
  /** Counts a search at once and without the database; one that may name a person or an order is left out. */
  readonly count: (search: {
    readonly language: ContentLanguage;
    readonly q: string;
    readonly steps: CountedSteps;
  }) => void;
  /** Writes what was counted; what cannot be written is written with the next batch. */
  readonly write: () => Promise<void>;
  /** Stops writing by time, and writes the last batch. */
  readonly stop: () => Promise<void>;
}

/** Time between the first search of a batch and its writing, in milliseconds. */
const BATCH_MS = 10_000;

/** Different words of a batch; further ones are left out, so that a flood takes no memory. */
const MAX_BATCH = 500;

/** Different words of a week; the rarest make room, so that a flood cannot fill the table. */
const MAX_PER_WEEK = 2_000;

type CounterParts = {
  readonly database: Pick<Database, 'kysely'>;
  readonly clock: () => Date;
  readonly log: { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };
};

type CounterOptions = { readonly batchMs?: number; readonly maxOfWeek?: number };

/** Creates the counter of a process. A process that is killed loses at most the searches of ten seconds. */
export const createSearchCounter = (
  { database, clock, log }: CounterParts,
  { batchMs = BATCH_MS, maxOfWeek = MAX_PER_WEEK }: CounterOptions = {},
): SearchCounter => {
  const batch = new Map<string, NewSearches>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (added: NewSearches) => {
    const key = JSON.stringify([added.week, added.language, added.words]);
    const existing = batch.get(key);
    if (existing === undefined && batch.size >= MAX_BATCH) return;
    const { searches = 0, clicks = 0 } = existing ?? {};
    batch.set(key, { ...added, searches: searches + added.searches, clicks: clicks + added.clicks });
    timer ??= setTimeout(() => void write(), batchMs).unref();
  };

  const writeBatch = async () => {
    const taken = [...batch.values()];
    batch.clear();
    if (taken.length === 0) return;
    try {
      await inTransaction(database, async (transaction) => {
        await lockCounts(transaction);
        await addSearches(transaction, taken);
        for (const week of new Set(taken.map((each) => each.week))) await deleteRarest(transaction, week, maxOfWeek);
      });
    } catch (error) {
      log.error({ err: error, words: taken.length }, 'searches were not counted');
      for (const each of taken) add(each);
    }
  };

  // one batch after another, so that stopping waits for the last one
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeBatch);
    return writing;
  };

  return {
    count: ({ language, q, steps }) => {
      const words = toCountedSearch(q);
      if (words === null) return;
      const searches = steps === 'opened' ? 0 : 1;
      add({ week: weekOf(clock()), language, words, searches, clicks: steps === 'seen' ? 0 : 1 });
    },
    write,
    stop: async () => {
      await write();
      clearTimeout(timer);
    },
  };
};
