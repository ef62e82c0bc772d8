import type { Kysely } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJob } from '#core/server/jobs/enqueue-job.ts';
import { cleanLine } from '#core/text/clean-text.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { hasLostZeros, MAX_IMPORT_BYTES } from '../../product-import.ts';
import type { ImportCheck, ImportProgress } from '../../product-imports.admin.contract.ts';
import { orderItemName } from '../../product-name.ts';
import { productErrors } from '../../products.errors.ts';
import { findBulkProducts } from '../bulk-edit/bulk-products.repository.ts';
import { namePictures, picturesOf, withArchive, withPrepared } from './check-pictures.ts';
import { deleteArchives, findFreeArchive, findFreeArchivesBefore } from './import-archives.repository.ts';
import { openArchive } from './import-archives.ts';
import { pictureSourceFor } from './import-pictures.ts';
import { type ImportPlan, idsIn, planImport, readImportTable } from './plan-import.ts';
import {
  cancelImport,
  countOpenImports,
  deleteCheckedImports,
  deleteImportsBefore,
  findEndedArchive,
  findImport,
  insertImport,
  lockImportsOf,
  startImport,
} from './product-imports.repository.ts';

/** Name of the job that imports a file. */
export const IMPORT_TASK = 'import-products';

/** More than the maximum runs of an import, which end it: a job that gives up earlier would leave it waiting forever. */
const JOB_ATTEMPTS = 25;

/** Maximum number of unfinished imports per admin, because each stores its file; imports older than an hour are not counted. */
const MAX_UNFINISHED = 3;
const MS_PER_HOUR = 3_600_000;

/** Maximum listed errors and changes; further ones are counted. */
const MAX_LISTED = 200;
/** Maximum length of a displayed text, in characters. */
const MAX_CHARACTERS = 120;
/** Maximum length of a stored file name, in characters. */
const MAX_NAME_LENGTH = 200;

type CheckedFile = {
  readonly file: File;
  readonly language: Language;
  /** Id of the uploaded ZIP file of its pictures. */
  readonly archiveId?: string | undefined;
};

/**
 * Previews the changes of a file and stores it for the import, replacing the admin's earlier preview. A file with an error is refused as
 * a whole, with the first errors by line and column, and those of its ZIP file by file name. BODY_TOO_LARGE above 20 MB;
 * RESOURCE_NOT_FOUND for a ZIP file of another admin or of another import.
 */
export const checkImport = async (
  shop: ShopContext,
  adminId: string,
  { file, language, archiveId }: CheckedFile,
): Promise<ImportCheck> => {
  if (file.size > MAX_IMPORT_BYTES) throw new AppError(apiErrors, 'BODY_TOO_LARGE');
  const content = Buffer.from(await file.arrayBuffer());
  const table = await readImportTable(content);
  if (!('rows' in table)) return { ...emptyCheck, errorCount: table.length, errors: table.slice(0, MAX_LISTED) };
  const now = shop.clock();
  const { kysely } = shop.database;
  const archive = archiveId === undefined ? undefined : await findFreeArchive(kysely, archiveId, adminId);
  if (archiveId !== undefined && !archive) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  const zip = archive === undefined ? null : await openArchive(kysely, archive);
  const products = await findBulkProducts(kysely, idsIn(table));
  const plan = await planImport(table, products, await pictureSourceFor(kysely, table, zip), now);
  const checked = withArchive(toCheck(plan, language), zip, picturesOf(plan));
  if (checked.errorCount > 0 || plan.lines.length === 0) return checked;
  const stored = {
    admin_id: adminId,
    file_name: [...cleanLine(file.name)].slice(0, MAX_NAME_LENGTH).join(''),
    content,
    plan_hash: plan.hash,
    changes: plan.lines.length,
    archive_id: archive?.id ?? null,
  };
  return inTransaction(shop.database, async (transaction) => {
    await lockImportsOf(transaction, adminId);
    await deleteCheckedImports(transaction, adminId);
    const prepared = archive ? await namePictures(transaction, adminId, archive.id, picturesOf(plan)) : [];
    return withPrepared({ ...checked, id: await insertImport(transaction, stored, now) }, picturesOf(plan), prepared);
  });
};

const emptyCheck: ImportCheck = {
  id: null,
  created: 0,
  updated: 0,
  unchanged: 0,
  lostZeros: 0,
  errorCount: 0,
  errors: [],
  archiveErrors: [],
  changes: [],
  unprepared: 0,
  unusedCount: 0,
  unused: [],
};

const toCheck = ({ lines, unchanged, errors }: ImportPlan, language: Language): ImportCheck => {
  const created = lines.filter(({ before }) => before === null).length;
  return {
    ...emptyCheck,
    created,
    updated: lines.length - created,
    unchanged,
    lostZeros: lines.filter(({ changed }) =>
      changed.some(({ field, from, to }) => field === 'barcode' && hasLostZeros(from, to)),
    ).length,
    errorCount: errors.length,
    errors: errors.slice(0, MAX_LISTED),
    changes: lines.slice(0, MAX_LISTED).map(({ line, before, input, changed, pictures }) => ({
      line,
      id: before?.id ?? null,
      name: orderItemName(input, language),
      fields: changed.map(({ field, from, to }) => ({ field, from: shorten(from), to: shorten(to) })),
      pictures: pictures.map(({ view, file }) => ({ view, entry: file.index, name: shorten(file.name), path: null })),
    })),
  };
};

const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;

/**
 * Enqueues the import of a checked file; RESOURCE_NOT_FOUND for a file of another admin, a started import, or unprepared pictures;
 * TOO_MANY_IMPORTS while three imports of the admin are unfinished.
 */
export const startProductImport = (
  shop: ShopContext,
  adminId: string,
  { id, archivesNew }: { readonly id: string; readonly archivesNew: boolean },
): Promise<ImportProgress> =>
  inTransaction(shop.database, async (transaction) => {
    await lockImportsOf(transaction, adminId);
    const since = new Date(shop.clock().getTime() - MS_PER_HOUR);
    if ((await countOpenImports(transaction, adminId, since)) >= MAX_UNFINISHED)
      throw new AppError(productErrors, 'TOO_MANY_IMPORTS');
    const started = await startImport(transaction, id, adminId, archivesNew);
    if (!started) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    await recordAuditEntry(transaction, {
      adminId,
      action: 'products.imported',
      subject: 'products.csv',
      details: { count: started.changes },
    });
    await addJob(shop.box, transaction, { task: IMPORT_TASK, payload: { importId: id }, maxAttempts: JOB_ATTEMPTS });
    return started;
  });

/** Returns the progress of the admin's import; RESOURCE_NOT_FOUND. */
export const getProductImport = async (
  { database }: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
): Promise<ImportProgress> => {
  const row = await findImport(database.kysely, id, adminId);
  if (!row) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return row;
};

/** Cancels an unfinished import; the job then rolls back. RESOURCE_NOT_FOUND. */
export const cancelProductImport = async (
  shop: ShopContext,
  adminId: string,
  input: { readonly id: string },
): Promise<ImportProgress> => {
  await cancelImport(shop.database.kysely, input.id, adminId);
  const progress = await getProductImport(shop, adminId, input);
  await deleteArchiveOfEnded(shop.database.kysely, input.id);
  return progress;
};

/** Deletes the ZIP file of a finished import, with the prepared pictures that no product has. */
export const deleteArchiveOfEnded = async (database: Kysely<Tables>, id: string): Promise<void> => {
  const archiveId = await findEndedArchive(database, id);
  if (archiveId !== null) await deleteArchives(database, [archiveId]);
};

/** Deletes files and imports after a day, and unused ZIP files with their prepared pictures. */
export const deleteOldImports = async ({
  database: { kysely },
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = new Date(clock().getTime() - 24 * 60 * 60_000);
  await deleteImportsBefore(kysely, before);
  await deleteArchives(kysely, await findFreeArchivesBefore(kysely, before));
};
