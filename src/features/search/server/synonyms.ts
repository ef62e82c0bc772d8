import type { Kysely, Transaction } from 'kysely';
import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJob } from '#core/server/jobs/enqueue-job.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { isProductMark, type SynonymGroupInput } from '../synonym-group.ts';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { synonymErrors } from '../synonyms.admin.contract.ts';
import { measureSearchesAgain } from './analytics/measure-searches.ts';
import {
  countGroups,
  deleteGroup,
  findGroup,
  findGroups,
  findTakenWord,
  findWordsOfGroup,
  indexNextProducts,
  lockGroups,
  markApplied,
  recordProductChange,
  refreshWords,
  type SynonymGroupFilters,
  type SynonymGroupRow,
  writeGroup,
} from './synonyms.repository.ts';

/** Job that reindexes products after a change of the groups. */
export const REINDEX_SEARCH = 'reindex-search';

/** Products in one transaction, about a second. */
const BATCH = 200;

const ATTEMPTS = 10;

type Shop = Pick<ShopContext, 'database' | 'box'>;

/** Lists groups of words, newest first; `q` is part of one of their words. */
export const listSynonymGroups = async (
  { database: { kysely } }: Pick<ShopContext, 'database'>,
  filters: SynonymGroupFilters & { readonly after?: string | undefined },
): Promise<PageOf<AdminSynonymGroup>> => {
  const [groups, counted] = await Promise.all([
    findGroups(kysely, filters, PAGE_SIZE + 1),
    countGroups(kysely, filters),
  ]);
  const rows = groups.slice(0, PAGE_SIZE);
  const next = groups.length > PAGE_SIZE ? String(rows.at(-1)?.id) : null;
  return { items: rows.map(toAdminSynonymGroup), ...counted, next };
};

/** Returns a group of words. RESOURCE_NOT_FOUND. */
export const getSynonymGroup = async (
  { database }: Pick<ShopContext, 'database'>,
  id: string,
): Promise<AdminSynonymGroup> => toAdminSynonymGroup(await required(database.kysely, Number(id)));

/**
 * Creates a group of words. Typed words mean it at once; a job then indexes the products that have one of its words.
 * SEARCH_WORD_TAKEN `{ word, group, groupId }`.
 */
export const createSynonymGroup = (shop: Shop, adminId: string, group: SynonymGroupInput): Promise<AdminSynonymGroup> =>
  inTransaction(shop.database, async (transaction) => {
    await lockGroups(transaction);
    const { id, lemmas } = await applyGroup(transaction, group, null);
    const created = await required(transaction, id);
    await addReindexJob(shop, transaction, lemmas, created);
    const details = { added: toText(group.words) };
    await recordAuditEntry(transaction, { adminId, action: 'search_group.created', subject: nameOf(group), details });
    return toAdminSynonymGroup(created);
  });

/**
 * Replaces the words of a group. RESOURCE_NOT_FOUND, SEARCH_GROUP_CHANGED `{ current }` when another admin has changed it since
 * `version`, SEARCH_WORD_TAKEN.
 */
export const updateSynonymGroup = (
  shop: Shop,
  adminId: string,
  { id: groupId, version, group }: { readonly id: string; readonly version: number; readonly group: SynonymGroupInput },
): Promise<AdminSynonymGroup> =>
  inTransaction(shop.database, async (transaction) => {
    await lockGroups(transaction);
    const former = await unchanged(transaction, Number(groupId), version);
    const { lemmas } = await applyGroup(transaction, group, former.id);
    const updated = await required(transaction, former.id);
    await addReindexJob(shop, transaction, lemmas, updated);
    const lacking = (words: SynonymGroupInput['words'], others: SynonymGroupInput['words']) =>
      toText(words.filter(({ written }) => !others.some((other) => other.written === written)));
    const details = { added: lacking(group.words, former.words), removed: lacking(former.words, group.words) };
    await recordAuditEntry(transaction, { adminId, action: 'search_group.updated', subject: nameOf(group), details });
    return toAdminSynonymGroup(updated);
  });

/** Deletes a group of words. RESOURCE_NOT_FOUND, SEARCH_GROUP_CHANGED `{ current }`. */
export const deleteSynonymGroup = (
  shop: Shop,
  adminId: string,
  { id: groupId, version }: { readonly id: string; readonly version: number },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await lockGroups(transaction);
    const former = await unchanged(transaction, Number(groupId), version);
    const words = await findWordsOfGroup(transaction, former.id);
    await deleteGroup(transaction, former.id);
    const changed = await refreshWords(transaction, { words: words.map(({ folded }) => folded), remembered: [] });
    await addReindexJob(shop, transaction, [...lemmasOf(words), ...changed], null);
    const details = { removed: toText(former.words) };
    await recordAuditEntry(transaction, { adminId, action: 'search_group.deleted', subject: nameOf(former), details });
  });

/**
 * Writes a group and all words of the index; returns its id, and the lemmas whose products must be reindexed. The caller holds
 * the lock of the groups. SEARCH_WORD_TAKEN.
 */
export const applyGroup = async (
  transaction: Transaction<Tables>,
  group: SynonymGroupInput,
  id: number | null,
): Promise<{ readonly id: number; readonly lemmas: readonly string[] }> => {
  const taken = await findTakenWord(transaction, group, id);
  if (taken !== undefined) {
    const { word, groupId } = taken;
    const other = await required(transaction, groupId);
    throw new AppError(synonymErrors, 'SEARCH_WORD_TAKEN', { word, group: nameOf(other), groupId: String(groupId) });
  }
  const former = id === null ? [] : await findWordsOfGroup(transaction, id);
  const written = await writeGroup(transaction, group, id);
  const later = await findWordsOfGroup(transaction, written);
  const foldedLater = later.map(({ folded }) => folded);
  const changed = await refreshWords(transaction, {
    words: [...former.map(({ folded }) => folded), ...foldedLater],
    remembered: group.kind === 'absent' ? [] : foldedLater,
  });
  const lemmas = [...lemmasOf(former), ...changed, ...lemmasOf(await findWordsOfGroup(transaction, written))];
  return { id: written, lemmas };
};

const lemmasOf = (words: readonly { readonly lemma: string }[]): string[] =>
  words.flatMap(({ lemma }) => lemma.split(' '));

const unchanged = async (transaction: Transaction<Tables>, id: number, version: number): Promise<SynonymGroupRow> => {
  const group = await required(transaction, id);
  if (group.version !== version)
    throw new AppError(synonymErrors, 'SEARCH_GROUP_CHANGED', { current: toAdminSynonymGroup(group) });
  return group;
};

const required = async (database: Kysely<Tables>, id: number): Promise<SynonymGroupRow> => {
  const group = await findGroup(database, id);
  if (group === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return group;
};

/** First words that name a group. */
const NAMING_WORDS = 3;

const toText = (words: SynonymGroupInput['words']): string => words.map(({ written }) => written).join(' · ');

const nameOf = ({ words }: Pick<SynonymGroupInput, 'words'>): string =>
  toText(words.filter(({ written }) => !isProductMark(written)).slice(0, NAMING_WORDS));

/** Maps a group to the admin view; marks of products are no words that people type. */
export const toAdminSynonymGroup = ({ id, words, ...group }: SynonymGroupRow): AdminSynonymGroup => ({
  ...group,
  id: String(id),
  words: words.map(({ written, role }) => ({ written, role: isProductMark(written) ? 'text' : role })),
});

const addReindexJob = async (
  { box }: Pick<ShopContext, 'box'>,
  transaction: Parameters<typeof refreshWords>[0],
  lemmas: readonly string[],
  group: Pick<SynonymGroupRow, 'id' | 'version'> | null,
): Promise<void> => {
  await recordProductChange(transaction);
  const applied = group && { id: group.id, version: group.version };
  const payload: Reindexed = { lemmas: [...new Set(lemmas)].filter((lemma) => lemma !== '').toSorted(), applied };
  await addJob(box, transaction, { task: REINDEX_SEARCH, payload, maxAttempts: ATTEMPTS });
};

export interface Reindexed {
  readonly lemmas: readonly string[];
  /** The group that is applied then; a job of an earlier release has none. */
  readonly applied?: Pick<SynonymGroupRow, 'id' | 'version'> | null;
}

/** Reindexes all products with one of these lemmas, in batches; may run twice. */
export const reindexSearch = async (
  shop: Pick<ShopContext, 'database'>,
  { lemmas, applied = null }: Reindexed,
): Promise<void> => {
  const { kysely } = shop.database;
  let after: string | null = '0';
  while (after !== null) after = await indexNextProducts(kysely, lemmas, { after, max: BATCH });
  if (applied !== null) await markApplied(kysely, applied);
  await measureSearchesAgain(shop);
  await recordProductChange(kysely);
};
