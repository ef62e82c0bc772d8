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
import { invalidateMeasurements } from './analytics/measure-searches.ts';
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

/** Products per transaction, which takes about a second. */
const BATCH_SIZE = 200;

const MAX_ATTEMPTS = 10;

type Shop = Pick<ShopContext, 'database' | 'box'>;

/** Lists synonym groups, newest first; `q` is part of one of their words. */
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

/** Returns a synonym group. RESOURCE_NOT_FOUND. */
export const getSynonymGroup = async (
  { database }: Pick<ShopContext, 'database'>,
  id: string,
): Promise<AdminSynonymGroup> => toAdminSynonymGroup(await requireGroup(database.kysely, Number(id)));

/**
 * Creates a synonym group. Searches use it at once; a job then indexes the products that have one of its words.
 * SEARCH_WORD_TAKEN `{ word, group, groupId }`.
 */
export const createSynonymGroup = (shop: Shop, adminId: string, group: SynonymGroupInput): Promise<AdminSynonymGroup> =>
  inTransaction(shop.database, async (transaction) => {
    await lockGroups(transaction);
    const { id, lemmas } = await applyGroup(transaction, group, null);
    const created = await requireGroup(transaction, id);
    await addReindexJob(shop, transaction, lemmas, created);
    const details = { added: toText(group.words) };
    await recordAuditEntry(transaction, {
      adminId,
      action: 'search_group.created',
      subject: groupName(group),
      details,
    });
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
    const former = await requireUnchanged(transaction, Number(groupId), version);
    const { lemmas } = await applyGroup(transaction, group, former.id);
    const updated = await requireGroup(transaction, former.id);
    await addReindexJob(shop, transaction, lemmas, updated);
    const difference = (list: SynonymGroupInput['words'], excluded: SynonymGroupInput['words']) =>
      toText(list.filter(({ written }) => !excluded.some((other) => other.written === written)));
    const details = { added: difference(group.words, former.words), removed: difference(former.words, group.words) };
    await recordAuditEntry(transaction, {
      adminId,
      action: 'search_group.updated',
      subject: groupName(group),
      details,
    });
    return toAdminSynonymGroup(updated);
  });

/** Deletes a synonym group. RESOURCE_NOT_FOUND, SEARCH_GROUP_CHANGED `{ current }`. */
export const deleteSynonymGroup = (
  shop: Shop,
  adminId: string,
  { id: groupId, version }: { readonly id: string; readonly version: number },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await lockGroups(transaction);
    const former = await requireUnchanged(transaction, Number(groupId), version);
    const formerWords = await findWordsOfGroup(transaction, former.id);
    await deleteGroup(transaction, former.id);
    const folded = formerWords.map((word) => word.folded);
    const changed = await refreshWords(transaction, { folded, addedToVocabulary: [] });
    await addReindexJob(shop, transaction, [...toLemmas(formerWords), ...changed], null);
    const details = { removed: toText(former.words) };
    await recordAuditEntry(transaction, {
      adminId,
      action: 'search_group.deleted',
      subject: groupName(former),
      details,
    });
  });

/**
 * Writes a group and updates the vocabulary; returns the group's id and the lemmas whose products must be reindexed. The caller holds
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
    const other = await requireGroup(transaction, groupId);
    throw new AppError(synonymErrors, 'SEARCH_WORD_TAKEN', { word, group: groupName(other), groupId: String(groupId) });
  }
  const former = id === null ? [] : await findWordsOfGroup(transaction, id);
  const written = await writeGroup(transaction, group, id);
  const updated = (await findWordsOfGroup(transaction, written)).map(({ folded }) => folded);
  const changed = await refreshWords(transaction, {
    folded: [...former.map(({ folded }) => folded), ...updated],
    addedToVocabulary: group.kind === 'absent' ? [] : updated,
  });
  const lemmas = [...toLemmas(former), ...changed, ...toLemmas(await findWordsOfGroup(transaction, written))];
  return { id: written, lemmas };
};

const toLemmas = (rows: readonly { readonly lemma: string }[]): string[] =>
  rows.flatMap(({ lemma }) => lemma.split(' '));

const requireUnchanged = async (
  transaction: Transaction<Tables>,
  id: number,
  version: number,
): Promise<SynonymGroupRow> => {
  const group = await requireGroup(transaction, id);
  if (group.version !== version)
    throw new AppError(synonymErrors, 'SEARCH_GROUP_CHANGED', { current: toAdminSynonymGroup(group) });
  return group;
};

const requireGroup = async (database: Kysely<Tables>, id: number): Promise<SynonymGroupRow> => {
  const group = await findGroup(database, id);
  if (group === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return group;
};

/** Number of words in the name of a group. */
const NAME_LENGTH = 3;

const toText = (groupWords: SynonymGroupInput['words']): string => groupWords.map(({ written }) => written).join(' · ');

const groupName = ({ words }: Pick<SynonymGroupInput, 'words'>): string =>
  toText(words.filter(({ written }) => !isProductMark(written)).slice(0, NAME_LENGTH));

/** Maps a group to its admin view; product marks have the role `text`, because shoppers never type them. */
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
  const payload: ReindexPayload = { lemmas: [...new Set(lemmas)].filter((lemma) => lemma !== '').toSorted(), applied };
  await addJob(box, transaction, { task: REINDEX_SEARCH, payload, maxAttempts: MAX_ATTEMPTS });
};

export interface ReindexPayload {
  readonly lemmas: readonly string[];
  /** Group to mark as applied at the end; missing in jobs of an earlier release. */
  readonly applied?: Pick<SynonymGroupRow, 'id' | 'version'> | null;
}

/** Reindexes all products with one of these lemmas, in batches; may run twice. */
export const reindexSearch = async (
  shop: Pick<ShopContext, 'database'>,
  { lemmas, applied = null }: ReindexPayload,
): Promise<void> => {
  const { kysely } = shop.database;
  let after: string | null = '0';
  while (after !== null) after = await indexNextProducts(kysely, lemmas, { after, max: BATCH_SIZE });
  if (applied !== null) await markApplied(kysely, applied);
  await invalidateMeasurements(shop);
  await recordProductChange(kysely);
};
