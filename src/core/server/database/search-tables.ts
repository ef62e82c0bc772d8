import type { ColumnType, Generated } from 'kysely';

/** Groups of words of the search; the owner keeps them (decision 192). */
export type SynonymGroupsTable = {
  id: Generated<number>;
  kind: 'forms' | 'similar' | 'absent';
  lemma: string | null;
  is_meaning: Generated<boolean>;
  version: Generated<number>;
  /** Whether all products are indexed with its words. */
  is_applied: Generated<boolean>;
};

export type SynonymWordsTable = {
  id: Generated<number>;
  group_id: number;
  written: string;
  role: Generated<'both' | 'typed' | 'text'>;
  folded: ColumnType<string, never, never>;
  lemma: Generated<string>;
};

/** Searches of a week, not linked to any person (decision 193). */
export type SearchStatisticsTable = {
  id: Generated<number>;
  /** Its first day, YYYY-MM-DD. */
  week: string;
  language: 'ar' | 'en';
  words: string;
  searches: Generated<number>;
  clicks: Generated<number>;
  exact_hits: Generated<number | null>;
  similar_hits: Generated<number | null>;
  measured_on: Generated<string | null>;
};
