import { type Kysely, sql } from 'kysely';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Maximum number of words read per beginning, for written forms and for lemmas. */
const MAX_ROWS = 200;

/** Returns lemmas of words in names, kinds and groups that begin with one of these strings, shortest words first. */
export const findCompletions = async (
  database: Reader,
  beginnings: readonly string[],
  max: number,
): Promise<string[]> => {
  const reads = beginnings.flatMap((letters) =>
    [sql.ref('word'), sql.ref('lemma')].map(
      (column) => sql`(select word, lemma from search_vocabulary
        where is_prominent and ${column} ~>=~ ${letters} and ${column} ~<~ ${`${letters}\u{10FFFF}`}
        order by ${column} using ~<~ limit ${sql.lit(MAX_ROWS)})`,
    ),
  );
  if (reads.length === 0) return [];
  const { rows } = await sql<{ lemma: string }>`
    select lemma from (${sql.join(reads, sql` union all `)}) as completion
    -- numbers with a unit are not completions
    where lemma !~ '[0-9 ]'
    group by lemma order by min(length(word)), lemma limit ${sql.lit(max)}`.execute(database);
  return rows.map(({ lemma }) => lemma);
};

/** Returns names and kinds of listed products in this language, in the given order. */
export const findNamesAndKinds = async (database: Reader, ids: readonly string[], language: ContentLanguage) => {
  const { rows } = await sql<{ name: string; kind: string }>`
    select ${sql.ref(`name_${language}`)} as name, ${sql.ref(`subtitle_${language}`)} as kind
    from products where id = any(${[...ids]}) and not is_archived
    order by array_position(${[...ids]}, id)`.execute(database);
  return rows;
};

/** Returns the lemmas of folded words, without words that no product and no group has. */
export const findLemmas = async (database: Reader, folded: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ word: string; lemma: string }>`
    select word, lemma from search_vocabulary where word = any(${[...folded]})`.execute(database);
  return new Map(rows.map(({ word, lemma }) => [word, lemma]));
};

/** Returns the categories of word groups with a word that begins with these letters or has this lemma. */
export const findNamedCategories = async (
  database: Reader,
  letters: string,
  lemma: string | null,
): Promise<Category[]> => {
  const { rows } = await sql<{ named: string }>`
    select distinct category.folded as named
    from synonym_words as word join synonym_words as category using (group_id)
    where category.folded = any(${categories.map((each) => `category_${each}`)}) and word.folded <> category.folded
      and (word.folded = ${letters} or word.lemma = ${lemma}
        or word.folded ~>=~ ${letters} and word.folded ~<~ ${`${letters}\u{10FFFF}`} and position(' ' in word.folded) = 0)`.execute(
    database,
  );
  return categories.filter((category) => rows.some(({ named }) => named === `category_${category}`));
};
