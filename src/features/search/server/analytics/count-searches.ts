import type { ContentLanguage } from '#core/i18n/language.ts';
import { type Database, inTransaction } from '#core/server/database/connect.ts';
import { type CountedSteps, toCountedSearch } from '../../counted-search.ts';
import { weekOf } from '../../search-week.ts';
import { addSearches, deleteRarest, lockCounts, type SearchCounts } from './search-analytics.repository.ts';

/** Counts searches in the memory of this process, and adds them to the database in batches. */
export interface SearchCounter {
  /** Counts a search in memory; ignores one that may name a person or an order. */
  readonly count: (search: {
    readonly language: ContentLanguage;
    readonly q: string;
    readonly steps: CountedSteps;
  }) => void;
  /** Writes the current batch; after a failure it joins the next one. */
  readonly write: () => Promise<void>;
  /** Writes the last batch and stops the timer. */
  readonly stop: () => Promise<void>;
}

declare module '#core/server/context.ts' {
  interface ShopContext {
    /** Counts searches anonymously. */
    readonly searchCounter: SearchCounter;
  }
}

/** Time between the first search of a batch and its write, in milliseconds. */
const BATCH_MS = 10_000;

/** Maximum number of distinct queries in a batch; further ones are ignored, so that a flood does not fill the memory. */
const MAX_BATCH = 500;

/** Maximum number of distinct queries per week; the rarest are deleted, so that a flood does not fill the table. */
const MAX_PER_WEEK = 2_000;

type CounterParts = {
  readonly database: Pick<Database, 'kysely'>;
  readonly clock: () => Date;
  readonly log: { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };
};

type CounterOptions = { readonly batchMs?: number; readonly maxPerWeek?: number };

/** Creates the counter of a process. A killed process loses at most ten seconds of searches. */
export const createSearchCounter = (
  { database, clock, log }: CounterParts,
  { batchMs = BATCH_MS, maxPerWeek = MAX_PER_WEEK }: CounterOptions = {},
): SearchCounter => {
  const batch = new Map<string, SearchCounts>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const add = (added: SearchCounts) => {
    const key = JSON.stringify([added.week, added.language, added.query]);
    const existing = batch.get(key);
    if (existing === undefined && batch.size >= MAX_BATCH) return;
    const { searches = 0, clicks = 0 } = existing ?? {};
    batch.set(key, { ...added, searches: searches + added.searches, clicks: clicks + added.clicks });
    timer ??= setTimeout(() => void write(), batchMs).unref();
  };

  const writeBatch = async () => {
    const pending = [...batch.values()];
    batch.clear();
    if (pending.length === 0) return;
    try {
      await inTransaction(database, async (transaction) => {
        await lockCounts(transaction);
        await addSearches(transaction, pending);
        for (const week of new Set(pending.map((each) => each.week))) await deleteRarest(transaction, week, maxPerWeek);
      });
    } catch (error) {
      log.error({ err: error, queries: pending.length }, 'searches were not counted');
      for (const each of pending) add(each);
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
      const query = toCountedSearch(q);
      if (query === null) return;
      const searches = steps === 'opened' ? 0 : 1;
      add({ week: weekOf(clock()), language, query, searches, clicks: steps === 'seen' ? 0 : 1 });
    },
    write,
    stop: async () => {
      await write();
      clearTimeout(timer);
    },
  };
};
