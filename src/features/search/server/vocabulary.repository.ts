import { type Kysely, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import type { SearchPlan } from './search-plan.ts';
import { MAX_CONTAINING, type SearchAnalysis } from './search-terms.ts';

type Reader = Kysely<Tables>;

/** Analyzes the words of a search; returns up to `max` containing words of texts for each. */
export const analyzeSearch = async (
  database: Reader,
  text: string,
  max: number = MAX_CONTAINING,
): Promise<SearchAnalysis> => {
  const { rows } = await sql<{ analysis: SearchAnalysis }>`
    select analyze_search(${text}, ${sql.lit(max)}) as analysis`.execute(database);
  return rows[0]?.analysis ?? { tokens: [], members: [] };
};

/** A word of the shop that a misspelled word may stand for. */
export interface SimilarWord {
  readonly word: string;
  /** Whether it sounds like the entered word. */
  readonly is_sound: boolean;
  /** Whether it belongs to a group, so that shoppers search for it. */
  readonly is_grouped: boolean;
  /** Whether a name or description contains it; other words are spellings that only shoppers use. */
  readonly is_in_texts: boolean;
}

/** Returns words of the shop that a misspelled word may stand for. */
export const findSimilarWords = async (database: Reader, text: string) => {
  const { rows } = await sql<SimilarWord>`
    select word, is_sound, is_grouped, is_in_texts from similar_search_words(${text})`.execute(database);
  return rows;
};

/** Returns the folded words in texts for these lemmas and groups, for highlighting. */
export const findMarkedWords = async (database: Reader, { lemmas, groups }: Pick<SearchPlan, 'lemmas' | 'groups'>) => {
  const { rows } = await sql<{ word: string }>`
    select word from search_vocabulary where lemma = any(
      ${lemmas.flatMap((lemma) => [lemma, ...lemma.replace(/^=(\d+)(\p{L}+)$/u, '$1 $2').split(' ')])}::text[] || array(
        -- the noun of a phrase: its first word in Arabic, its last one in English
        select split_part(lemma, ' ', case when lemma ~ '[a-z]' then -1 else 1 end) from synonym_words
        where group_id = any(${[...groups]}::integer[]) and role <> 'typed'))
    limit 1000`.execute(database);
  return rows.map(({ word }) => word);
};
