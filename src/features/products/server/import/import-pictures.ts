import type { Kysely } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { MAX_PICTURE_BYTES } from '#core/pictures/picture-limits.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Zip } from '#core/server/files/read-zip.ts';
import type { PictureCall } from '#core/server/files/uploaded-picture.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type ArchiveFault, archiveFaults } from '../../product-import.ts';
import type { PreparedPictures } from '../../product-imports.admin.contract.ts';
import { insertFiles } from '../media/pictures.repository.ts';
import { newPicturePath } from '../media/pictures.ts';
import { preparePicture } from '../media/prepare-picture.ts';
import { findPictures } from '../products.repository.ts';
import {
  countNamedPictures,
  findArchive,
  findRefused,
  findUnprepared,
  type NamedPicture,
  updateNamedPicture,
} from './import-archives.repository.ts';
import { openArchive } from './import-archives.ts';
import { type ImportTable, idsIn } from './plan-import.ts';
import { createFileFinder, type PictureSource } from './plan-pictures.ts';
import { PICTURES } from './product-columns-of-file.ts';
import { findCheckedImport } from './product-imports.repository.ts';

/** Pictures per request, so that it ends within seconds; each takes one to two seconds. */
const BATCH_SIZE = 4;
/** Maximum listed refused files. */
const MAX_LISTED = 200;

/** Returns the paths of the products' pictures by view. */
export const findPresentPictures = async (
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> =>
  new Map(
    [...(await findPictures(database, ids))].map(([id, pictures]) => [
      id,
      new Map(pictures.map(({ view, path }) => [view, path])),
    ]),
  );

/** Targets of picture names in a table: files of the ZIP file or existing pictures. */
export const pictureSourceFor = async (
  database: Kysely<Tables>,
  table: ImportTable,
  zip: Zip | null,
): Promise<PictureSource> => ({
  find: createFileFinder(zip?.files ?? []),
  current: table.columns.includes(PICTURES) ? await findPresentPictures(database, idsIn(table)) : new Map(),
});

/**
 * Prepares the next pictures of a checked import: stores their renditions, which no page displays before the import. A killed process
 * loses at most the current picture, and the next call continues. RESOURCE_NOT_FOUND for an import of another admin or a started one.
 */
export const prepareImportPictures = async (
  shop: ShopContext,
  adminId: string,
  { id }: { readonly id: string },
  call?: PictureCall,
): Promise<PreparedPictures> => {
  const { kysely } = shop.database;
  const row = await findCheckedImport(kysely, id, adminId);
  const archive = row?.archive_id ? await findArchive(kysely, row.archive_id) : undefined;
  if (!archive) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  const next = await findUnprepared(kysely, archive.id, BATCH_SIZE);
  const pictures: { view: number; entry: number; path: string }[] = [];
  if (next.length > 0) {
    const zip = await openArchive(kysely, archive);
    for (const picture of next) {
      const path = await prepareNamed(shop, zip, archive.id, picture, call);
      if (path !== null) pictures.push({ view: picture.view, entry: picture.entry, path });
    }
  }
  const { all, done, refused } = await countNamedPictures(kysely, archive.id);
  const errors = await findRefused(kysely, archive.id, MAX_LISTED);
  return {
    all,
    done,
    pictures,
    errorCount: refused,
    errors: errors.map(({ name, fault }) => ({ file: name, code: toArchiveFault(fault) })),
  };
};

/** Creates the renditions of a picture; returns their path, null for a refused picture or one prepared by another request. */
const prepareNamed = async (
  { database, randomBytes }: ShopContext,
  zip: Zip,
  archiveId: string,
  { entry, view }: NamedPicture,
  call: PictureCall | undefined,
): Promise<string | null> => {
  const path = newPicturePath(randomBytes, view);
  const prepared = await prepareOrReject(zip, entry, path, call);
  return inTransaction(database, async (transaction) => {
    const outcome =
      typeof prepared === 'string' ? { fault: prepared } : { path, is_transparent: prepared.isTransparent };
    const isFirst = await updateNamedPicture(transaction, { archiveId, entry, view }, outcome);
    if (typeof prepared === 'string' || !isFirst) return null;
    await insertFiles(transaction, path, prepared.files);
    return path;
  });
};

const prepareOrReject = async (zip: Zip, entry: number, path: string, call: PictureCall | undefined) => {
  const file = zip.files.find(({ index }) => index === entry);
  if (file === undefined) return 'picture.broken';
  // before unpacking any byte of it
  if (file.size > MAX_PICTURE_BYTES) return 'picture.size';
  const bytes = await zip.unpack(file);
  if (bytes === null) return 'picture.broken';
  try {
    return await preparePicture(new Blob([bytes]), path, call);
  } catch (error) {
    if (error instanceof AppError && error.code === 'PICTURE_INVALID')
      return toArchiveFault(`picture.${String(error.details['fault'])}`);
    throw error;
  }
};

const toArchiveFault = (fault: string): ArchiveFault =>
  archiveFaults.find((code) => code === fault) ?? 'picture.broken';
