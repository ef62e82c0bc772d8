import type { Transaction } from 'kysely';
import { recordAuditEntries } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Zip } from '#core/server/files/read-zip.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { freeSlug, slugOf } from '../../slug.ts';
import { lockProductOrder, renumberPositions } from '../admin/admin-products.repository.ts';
import { type BulkColumns, findBulkProducts, lockBulkProducts } from '../bulk-edit/bulk-products.repository.ts';
import { columnsFor } from '../bulk-edit/columns-for.ts';
import { type ProductChange, writeChanges } from '../bulk-edit/update-products.ts';
import { findArchive } from './import-archives.repository.ts';
import { openArchive } from './import-archives.ts';
import { pictureSourceFor } from './import-pictures.ts';
import { linkPictures, type ProductWithPictures } from './link-pictures.ts';
import {
  type ImportPlan,
  type ImportTable,
  idsIn,
  inputOf,
  type PlannedLine,
  planImport,
  readImportTable,
} from './plan-import.ts';
import {
  allowLongStatements,
  claimImport,
  endExhaustedImport,
  endImport,
  findAllIds,
  insertProducts,
  lockRun,
  requeueImport,
  updateProgress,
} from './product-imports.repository.ts';
import { deleteArchiveOfEnded } from './product-imports.ts';

/** Products per statement; progress and cancellation are checked between statements. */
const BATCH_SIZE = 250;

/** Maximum number of runs before an import fails, including killed ones. */
const MAX_ATTEMPTS = 5;

/** Reasons for an import to end without a change. */
class ImportStopped extends Error {
  readonly state: 'cancelled' | 'outdated';

  constructor(state: 'cancelled' | 'outdated') {
    super(state);
    this.state = state;
  }
}

/**
 * Imports a file in one transaction, so that a cancellation, a failure or a killed process rolls it back. It is outdated when
 * its changes differ from the preview, and failed after five unfinished runs. Idempotent: a finished import is not run again.
 */
export const runImport = async (shop: ShopContext, id: string): Promise<void> => {
  const { kysely } = shop.database;
  await endExhaustedImport(kysely, id, MAX_ATTEMPTS);
  const taken = await claimImport(kysely, id);
  if (taken === undefined || taken.content === null) return deleteArchiveOfEnded(kysely, id);
  const { admin_id: adminId, content, plan_hash: hash, archives_new: archivesNew, archive_id: archiveId } = taken;
  const table = await readImportTable(content);
  const archive = archiveId === null ? undefined : await findArchive(kysely, archiveId);
  const zip = archive === undefined ? null : await openArchive(kysely, archive);
  try {
    await inTransaction(shop.database, async (transaction) => {
      if (!('rows' in table)) throw new ImportStopped('outdated');
      if (!(await lockRun(transaction, id))) return;
      const now = shop.clock();
      await allowLongStatements(transaction);
      await lockProductOrder(transaction);
      const plan = await planLocked(transaction, table, zip, now);
      if (plan.hash !== hash || plan.errors.length > 0) throw new ImportStopped('outdated');
      const pictured = await writeLines(shop, transaction, { id, adminId, archivesNew, now, lines: plan.lines });
      if (!(await linkPictures(transaction, { adminId, archiveId }, pictured))) throw new ImportStopped('outdated');
      await endImport(transaction, id, 'done');
    });
  } catch (error) {
    if (!(error instanceof ImportStopped)) {
      // the job is retried; until then an admin may cancel
      await requeueImport(kysely, id);
      throw error;
    }
    await endImport(kysely, id, error.state);
  }
  await deleteArchiveOfEnded(kysely, id);
};

/**
 * Plans the lines of a file with its products locked. Locks only changed products, because a file may contain all products of the shop,
 * and orders of the others should not wait.
 */
const planLocked = async (
  transaction: Transaction<Tables>,
  table: ImportTable,
  zip: Zip | null,
  now: Date,
): Promise<ImportPlan> => {
  const products = await findBulkProducts(transaction, idsIn(table));
  const plan = await planImport(table, products, await pictureSourceFor(transaction, table, zip), now);
  if (plan.errors.length > 0) return plan;
  const changing = new Set(plan.lines.map(({ line }) => line));
  const changed = { ...table, rows: table.rows.filter(({ line }) => changing.has(line)) };
  const locked = await lockBulkProducts(transaction, idsIn(changed));
  return planImport(changed, locked, await pictureSourceFor(transaction, changed, zip), now);
};

type Import = {
  readonly id: string;
  readonly adminId: string;
  readonly archivesNew: boolean;
  readonly now: Date;
  readonly lines: readonly PlannedLine[];
};

/** Writes the lines; returns the products with new pictures. */
const writeLines = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { id, adminId, archivesNew, now, lines }: Import,
): Promise<ProductWithPictures[]> => {
  const pictured: ProductWithPictures[] = [];
  let done = 0;
  const reportProgress = async (count: number): Promise<void> => {
    done += count;
    if (!(await updateProgress(shop.database.kysely, id, done))) throw new ImportStopped('cancelled');
  };
  const created = lines.filter(({ before }) => before === null);
  const taken = created.length === 0 ? new Set<string>() : await findAllIds(transaction);
  for (const batch of batchesOf(created)) {
    const products = batch.map(({ input, pictures }) => {
      const slug = freeSlug(slugOf(input.name.en, input.category), taken);
      taken.add(slug);
      if (pictures.length > 0) pictured.push({ id: slug, input, pictures });
      return { ...columnsFor(input, now), id: slug };
    });
    await insertProducts(transaction, products, { isArchived: archivesNew, now, by: adminId });
    await recordAuditEntries(
      transaction,
      products.map((product) => ({ adminId, action: 'product.created', subject: product.id })),
    );
    await reportProgress(batch.length);
  }
  if (created.length > 0) await renumberPositions(transaction);
  const cause = { reason: 'import', by: adminId } as const;
  for (const batch of batchesOf(lines.filter(({ before }) => before !== null))) {
    const changes = batch.flatMap(({ before, input, pictures }) => {
      if (before === null) return [];
      if (pictures.length > 0) pictured.push({ id: before.id, input, pictures });
      return [{ before, columns: columnsFor(input, now) }];
    });
    await writeChanges(shop, transaction, { adminId, now, cause, changes, written: changedColumns(changes, now) });
    await reportProgress(batch.length);
  }
  return pictured;
};

const batchesOf = (lines: readonly PlannedLine[]): PlannedLine[][] =>
  Array.from({ length: Math.ceil(lines.length / BATCH_SIZE) }, (_, index) =>
    lines.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );

/** Returns the columns that differ in at least one change. */
const changedColumns = (changes: readonly ProductChange[], now: Date): (keyof BulkColumns)[] => {
  const names = new Set<keyof BulkColumns>();
  for (const { before, columns } of changes) {
    const present = columnsFor(inputOf(before), now);
    for (const name of Object.keys(columns) as (keyof BulkColumns)[])
      if (JSON.stringify(present[name]) !== JSON.stringify(columns[name])) names.add(name);
  }
  return [...names];
};
