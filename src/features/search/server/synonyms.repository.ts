import { type Kysely, sql, type Transaction } from 'kysely';
import { containsPattern, countUpTo } from '#core/server/database/pagination.ts';
import { fold } from '#core/text/fold.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { SynonymGroupInput, SynonymGroupKind } from '../synonym-group.ts';

type Reader = Kysely<Tables>;

/** A group with its words: by role, then the lemma first, then Arabic words before others. */
export interface SynonymGroupRow extends SynonymGroupInput {
  /** Also its cursor. */
  readonly id: number;
  readonly version: number;
  readonly isApplied: boolean;
}

export interface SynonymGroupFilters {
  /** Part of one of its words. */
  readonly q?: string | undefined;
  readonly kind?: SynonymGroupKind | undefined;
}

const filtered = (database: Reader, { q, kind }: SynonymGroupFilters) => {
  let query = database.selectFrom('synonym_groups');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (q) {
    const pattern = containsPattern(fold(q));
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('synonym_words')
          .select('synonym_words.id')
          .whereRef('synonym_words.group_id', '=', 'synonym_groups.id')
          .where('synonym_words.folded', 'like', pattern),
      ),
    );
  }
  return query;
};

const columns = (query: ReturnType<typeof filtered>) =>
  query.select([
    'id',
    'kind',
    'is_meaning as isMeaning',
    'version',
    'is_applied as isApplied',
    sql<SynonymGroupInput['words']>`(select coalesce(jsonb_agg(jsonb_build_object('written', w.written, 'role', w.role)
        order by array_position(array['both', 'typed', 'text'], w.role), w.folded is distinct from synonym_groups.lemma,
          w.folded ~ '[a-z]', w.id), '[]')
      from synonym_words w where w.group_id = synonym_groups.id)`.as('words'),
  ]);

/** Returns the next groups, newest first. */
export const findGroups = (
  database: Reader,
  { after, ...filters }: SynonymGroupFilters & { readonly after?: string | undefined },
  limit: number,
): Promise<SynonymGroupRow[]> => {
  let query = columns(filtered(database, filters)).orderBy('id', 'desc').limit(limit);
  if (after !== undefined) query = query.where('id', '<', Number(after));
  return query.execute();
};

/** Counts the groups, up to the counting limit. */
export const countGroups = (database: Reader, filters: SynonymGroupFilters) =>
  countUpTo(database, filtered(database, filters));

/** Returns one group. */
export const findGroup = (database: Reader, id: number): Promise<SynonymGroupRow | undefined> =>
  columns(filtered(database, {})).where('id', '=', id).executeTakeFirst();

/** Returns the groups with these ids, in this order. */
export const findGroupsById = async (database: Reader, ids: readonly number[]): Promise<SynonymGroupRow[]> => {
  if (ids.length === 0) return [];
  const rows = await columns(filtered(database, {}))
    .where('id', 'in', [...ids])
    .execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** Ids of the groups that have one of these words or a phrase with it, in the order of the words; at most `limit`. */
export const findIdsByWords = async (database: Reader, words: readonly string[], limit: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select w.group_id as id from unnest(${[...words]}::text[]) with ordinality as given (word, place)
      join synonym_words w on strpos(' ' || w.folded || ' ', ' ' || given.word || ' ') > 0 or w.lemma = given.word
      join synonym_groups g on g.id = w.group_id and g.kind <> 'absent'
    where given.word <> ''
    group by w.group_id order by min(given.place), min(case g.kind when 'similar' then 0 else 1 end), w.group_id
    limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
};

/** Ids of the groups whose forms these words stand for. */
export const findFormGroups = async (
  database: Reader,
  lemmas: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ lemma: string; id: number }>`
    select lemma, min(id) as id from synonym_groups where kind = 'forms' and lemma = any(${[...lemmas]}::text[]) group by lemma`.execute(
    database,
  );
  return new Map(rows.map(({ lemma, id }) => [lemma, id]));
};

/**
 * Locks the groups until the end of the transaction. Changes are serialized, because each one computes the vocabulary from all
 * groups.
 */
export const lockGroups = async (transaction: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('synonym_groups', 0))`.execute(transaction);
};

/** A word of another group. */
export interface TakenWord {
  readonly word: string;
  readonly groupId: number;
}

/**
 * Returns a word that this group must not have because of another group: a form of two words, or a word that is `absent` in one group
 * and searchable in the other.
 */
export const findTakenWord = async (
  transaction: Reader,
  { kind, words }: SynonymGroupInput,
  id: number | null,
): Promise<TakenWord | undefined> => {
  const wordsJson = JSON.stringify(words);
  const { rows } = await sql<TakenWord>`
    select input.written as word, w.group_id as "groupId"
    from jsonb_to_recordset(${wordsJson}::jsonb) as input (written text, role text)
      join synonym_words w on w.folded = fold_text(input.written)
      join synonym_groups g on g.id = w.group_id
    where g.id is distinct from ${id}::integer and (
      (${kind}::text = 'forms' and g.kind = 'forms')
      or (${kind}::text = 'similar' and input.role <> 'text' and g.kind = 'absent')
      or (${kind}::text = 'absent' and w.role <> 'text' and g.kind = 'similar')
    ) order by g.id limit 1`.execute(transaction);
  return rows[0];
};

/**
 * Inserts a group, or replaces one and its words, which the caller has read under the lock; returns its id. It is not applied until a
 * job has indexed the products.
 */
export const writeGroup = async (
  transaction: Transaction<Tables>,
  { kind, isMeaning, words }: SynonymGroupInput,
  id: number | null,
): Promise<number> => {
  const lemma = kind === 'forms' ? await findLemma(transaction, words, id) : null;
  const values = { kind, lemma, is_meaning: isMeaning, is_applied: false };
  const saved =
    id === null
      ? await transaction.insertInto('synonym_groups').values(values).returning('id').executeTakeFirstOrThrow()
      : await transaction
          .updateTable('synonym_groups')
          .set({ ...values, version: sql`version + 1` })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
  await transaction.deleteFrom('synonym_words').where('group_id', '=', saved.id).execute();
  await transaction
    .insertInto('synonym_words')
    .values(words.map(({ written, role }) => ({ group_id: saved.id, written, role })))
    .onConflict((conflict) => conflict.columns(['group_id', 'folded']).doNothing())
    .execute();
  return saved.id;
};

/**
 * Returns the index term of a group of forms. It does not change while it is one of the words, or if it never was one, such as 6 for
 * ستة or a unit.
 */
const findLemma = async (
  transaction: Reader,
  input: SynonymGroupInput['words'],
  id: number | null,
): Promise<string> => {
  const { rows } = await sql<{ lemma: string }>`
    with input as (
      select array_to_string(search_tokens(written), ' ') as lemma, place
      from unnest(${input.map(({ written }) => written)}::text[]) with ordinality as word (written, place)
    )
    select coalesce((
      select g.lemma from synonym_groups g where g.id = ${id}::integer and g.lemma is not null and (
        exists (select from input where input.lemma = g.lemma)
        or not exists (select from synonym_words w where w.group_id = g.id
          and array_to_string(search_tokens(w.written), ' ') = g.lemma))
    ), (select lemma from input order by place limit 1)) as lemma`.execute(transaction);
  return rows[0]?.lemma ?? '';
};

/** Deletes a group with its words. */
export const deleteGroup = async (transaction: Transaction<Tables>, id: number): Promise<void> => {
  await transaction.deleteFrom('synonym_groups').where('id', '=', id).execute();
};

/** Marks a group as applied, unless it has changed since. */
export const markApplied = async (database: Reader, { id, version }: Pick<SynonymGroupRow, 'id' | 'version'>) => {
  await database
    .updateTable('synonym_groups')
    .set({ is_applied: true })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
};

/** Returns the folded words of a group with their lemmas. */
export const findWordsOfGroup = (transaction: Reader, id: number): Promise<{ folded: string; lemma: string }[]> =>
  transaction.selectFrom('synonym_words').select(['folded', 'lemma']).where('group_id', '=', id).execute();

/**
 * Rewrites the lemmas after a change of these words of groups; returns the changed ones. Words added to the vocabulary are used to
 * correct misspellings.
 */
export const refreshWords = async (
  transaction: Transaction<Tables>,
  { folded, addedToVocabulary }: { readonly folded: readonly string[]; readonly addedToVocabulary: readonly string[] },
): Promise<string[]> => {
  const { rows } = await sql<{ changed: string[] }>`
    select refresh_similar_lemmas(${[...folded]}::text[],
      array(select distinct word from unnest(${[...addedToVocabulary]}::text[]) as added, unnest(search_tokens(added)) as word)) as changed`.execute(
    transaction,
  );
  return rows[0]?.changed ?? [];
};

/** Reindexes the next products with one of these lemmas, at most `max`; returns the last entry; null when none remain. */
export const indexNextProducts = async (
  database: Reader,
  lemmas: readonly string[],
  { after, max }: { readonly after: string; readonly max: number },
): Promise<string | null> => {
  const terms = lemmas.map((lemma) => `4${lemma}`);
  const { rows } = await sql<{ last: string | null }>`
    with next as materialized (
      select entry, product_id from product_search_terms
      where (terms_ar && ${terms}::text[] or terms_en && ${terms}::text[]) and entry > ${after}::bigint
      order by entry limit ${max}
    )
    select max(entry)::text as last, index_products(array_agg(product_id)) from next having count(*) > 0`.execute(
    database,
  );
  return rows[0]?.last ?? null;
};

/** Notifies every process that product lists may have changed, so that it evicts its cached pages. */
export const recordProductChange = async (database: Reader): Promise<void> => {
  await sql`select record_product_change()`.execute(database);
};
