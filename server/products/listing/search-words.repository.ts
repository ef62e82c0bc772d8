import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema.ts';
import type { SearchPlan } from './search-plan.ts';
import { MOST_CONTAINING, type SearchAnalysis } from './search-units.ts';

type Reader = Kysely<Tables>;

/** What the words of a search mean; for each word up to `most` words of the texts that contain it. */
export const analyzeSearch = async (
  database: Reader,
  typed: string,
  most: number = MOST_CONTAINING,
): Promise<SearchAnalysis> => {
  const { rows } = await sql<{ analysis: SearchAnalysis }>`
    select analyze_search(${typed}, ${sql.lit(most)}) as analysis`.execute(database);
  return rows[0]?.analysis ?? { tokens: [], members: [] };
};

/** A word of the shop that a mistyped one may mean. */
export interface NearWord {
  readonly word: string;
  /** Whether it sounds like the typed one. */
  readonly is_sound: boolean;
  /** Whether it is a word of a group, and so one that is searched for. */
  readonly is_grouped: boolean;
  /** Whether a name or description has it as such; others are spellings that only shoppers use. */
  readonly is_in_texts: boolean;
}

/** Returns words of the shop that a mistyped word may mean. */
export const findNearWords = async (database: Reader, typed: string) => {
  const { rows } = await sql<NearWord>`
    select word, is_sound, is_grouped, is_in_texts from near_search_words(${typed})`.execute(database);
  return rows;
};

/** Folded words of the texts that stand for these lemmas and groups: what is marked. */
export const findMarkedWords = async (database: Reader, { lemmas, groups }: Pick<SearchPlan, 'lemmas' | 'groups'>) => {
  const { rows } = await sql<{ word: string }>`
    select word from search_vocabulary where lemma = any(
      ${lemmas.flatMap((lemma) => [lemma, ...lemma.replace(/^=(\d+)(\p{L}+)$/u, '$1 $2').split(' ')])}::text[] || array(
        -- of a phrase the noun, which is its first word in Arabic and its last one in English
        select split_part(lemma, ' ', case when lemma ~ '[a-z]' then -1 else 1 end) from search_words
        where group_id = any(${[...groups]}::integer[]) and role <> 'typed'))
    limit 1000`.execute(database);
  return rows.map(({ word }) => word);
};
