import { inTransaction } from '../../../platform/database/connect.ts';
import { addJob } from '../../jobs/add-job.ts';
import type { Task } from '../../jobs/task-wrapper.ts';
import type { ShopContext } from '../../shop-context.ts';
import type { SearchGroup, SearchGroupInput } from './search-group.ts';
import {
  deleteGroup,
  indexNextProducts,
  lemmasOfGroup,
  listGroups,
  recordProductChange,
  refreshWords,
  saveGroup,
} from './search-words.repository.ts';

/** Task that indexes products anew after a change of the groups. */
const REINDEX_SEARCH = 'reindex-search';

/** Products in one transaction, about a second. */
const BATCH = 200;

const ATTEMPTS = 10;

/** Returns the groups of words of the search. */
export const listSearchGroups = ({ database }: Pick<ShopContext, 'database'>): Promise<SearchGroup[]> =>
  listGroups(database.kysely);

/**
 * Creates a group of words, or replaces one; returns its id, undefined when there is none to replace. Typed words mean the group at
 * once; a job then indexes the products that have one of the words.
 */
export const saveSearchGroup = (
  shop: Pick<ShopContext, 'database' | 'box'>,
  group: SearchGroupInput,
  id: number | null = null,
): Promise<number | undefined> =>
  inTransaction(shop.database, async (transaction) => {
    const former = id === null ? [] : await lemmasOfGroup(transaction, id);
    const saved = await saveGroup(transaction, group, id);
    if (saved === undefined) return undefined;
    const changed = await refreshWords(transaction);
    const lemmas = [...former, ...changed, ...(await lemmasOfGroup(transaction, saved))];
    await addReindexJob(shop, transaction, lemmas);
    return saved;
  });

/** Deletes a group of words; false when there is none. */
export const deleteSearchGroup = (shop: Pick<ShopContext, 'database' | 'box'>, id: number): Promise<boolean> =>
  inTransaction(shop.database, async (transaction) => {
    const former = await lemmasOfGroup(transaction, id);
    if (!(await deleteGroup(transaction, id))) return false;
    await addReindexJob(shop, transaction, [...former, ...(await refreshWords(transaction))]);
    return true;
  });

const addReindexJob = async (
  { box }: Pick<ShopContext, 'box'>,
  transaction: Parameters<typeof refreshWords>[0],
  lemmas: readonly string[],
): Promise<void> => {
  await recordProductChange(transaction);
  const payload = { lemmas: [...new Set(lemmas)].filter((lemma) => lemma !== '').toSorted() };
  await addJob(box, transaction, { task: REINDEX_SEARCH, payload, mostAttempts: ATTEMPTS });
};

/** Indexes all products with one of these lemmas anew, in batches; may run twice. */
const reindexSearch = async (
  { database: { kysely } }: Pick<ShopContext, 'database'>,
  lemmas: readonly string[],
): Promise<void> => {
  let after: string | null = '0';
  while (after !== null) after = await indexNextProducts(kysely, lemmas, { after, most: BATCH });
  await recordProductChange(kysely);
};

/** The task of the search. */
export const searchTasks = (shop: Pick<ShopContext, 'database'>): Readonly<Record<string, Task>> => ({
  [REINDEX_SEARCH]: (payload) => reindexSearch(shop, (payload as { readonly lemmas: readonly string[] }).lemmas),
});
