import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/schema.ts';
import type { SearchGroup, SearchGroupInput } from './search-group.ts';

type Reader = Kysely<Tables>;

/** Returns all groups with their words, in the order in which they were made. */
export const listGroups = async (database: Reader): Promise<SearchGroup[]> => {
  const { rows } = await sql<SearchGroup>`
    select g.id, g.kind, g.is_meaning as "isMeaning",
      (select jsonb_agg(jsonb_build_object('written', written, 'role', role) order by id) from search_words w where w.group_id = g.id)
        as words
    from search_groups g order by g.id`.execute(database);
  return rows;
};

/** Inserts a group, or replaces the words of one; undefined when there is none of this id. The first form is the lemma. */
export const saveGroup = async (
  transaction: Transaction<Tables>,
  { kind, isMeaning, words }: SearchGroupInput,
  id: number | null,
): Promise<number | undefined> => {
  const lemma = kind === 'forms' ? sql<string>`array_to_string(search_tokens(${words[0]?.written ?? ''}), ' ')` : null;
  const saved =
    id === null
      ? await transaction
          .insertInto('search_groups')
          .values({ kind, lemma, is_meaning: isMeaning })
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('search_groups')
          .set({ kind, lemma, is_meaning: isMeaning })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  if (!saved) return undefined;
  await transaction.deleteFrom('search_words').where('group_id', '=', saved.id).execute();
  await transaction
    .insertInto('search_words')
    .values(words.map(({ written, role }) => ({ group_id: saved.id, written, role })))
    .onConflict((conflict) => conflict.columns(['group_id', 'folded']).doNothing())
    .execute();
  return saved.id;
};

/** Deletes a group with its words; false when there is none of this id. */
export const deleteGroup = async (transaction: Transaction<Tables>, id: number): Promise<boolean> => {
  const [deleted] = await transaction.deleteFrom('search_groups').where('id', '=', id).execute();
  return deleted !== undefined && deleted.numDeletedRows > 0n;
};

/** Returns the lemmas of a group's words. */
export const lemmasOfGroup = async (transaction: Reader, id: number): Promise<string[]> => {
  const rows = await transaction.selectFrom('search_words').select('lemma').where('group_id', '=', id).execute();
  return rows.flatMap(({ lemma }) => lemma.split(' '));
};

/** Writes the lemmas anew after a change of the groups; returns those that have changed. */
export const refreshWords = async (transaction: Transaction<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ changed: string[] }>`select refresh_search_words() as changed`.execute(transaction);
  return rows[0]?.changed ?? [];
};

/** Indexes the next products with one of these lemmas anew, at most `most`; returns the last entry, or null behind the last. */
export const indexNextProducts = async (
  database: Reader,
  lemmas: readonly string[],
  { after, most }: { readonly after: string; readonly most: number },
): Promise<string | null> => {
  const keys = lemmas.map((lemma) => `4${lemma}`);
  const { rows } = await sql<{ last: string | null }>`
    with next as materialized (
      select entry, product_id from product_search_keys
      where (keys_ar && ${keys}::text[] or keys_en && ${keys}::text[]) and entry > ${after}::bigint
      order by entry limit ${most}
    )
    select max(entry)::text as last, index_search_keys(array_agg(product_id)) from next having count(*) > 0`.execute(
    database,
  );
  return rows[0]?.last ?? null;
};

/** Tells every process that lists of products may have changed, so that cached pages are made anew. */
export const recordProductChange = async (database: Reader): Promise<void> => {
  await sql`select record_product_change()`.execute(database);
};
