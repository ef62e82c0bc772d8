import type { Transaction } from 'kysely';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { MAX_PICTURE_BYTES } from '#core/pictures/picture-limits.ts';
import type { Zip } from '#core/server/files/read-zip.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { ArchiveError, ImportCheck } from '../../product-imports.admin.contract.ts';
import { findFreeArchive, findPreparedPictures, writeNamedPictures } from './import-archives.repository.ts';
import type { ImportPlan } from './plan-import.ts';
import type { PlannedPicture } from './plan-pictures.ts';

/** Maximum listed errors; further ones are counted. */
const MAX_LISTED = 200;
/** Maximum listed unused files; further ones are counted. */
const MAX_UNUSED = 20;

/** Returns the pictures in the lines of a plan, each file and view once. */
export const picturesOf = ({ lines }: ImportPlan): ReadonlyMap<string, PlannedPicture> =>
  new Map(
    lines.flatMap(({ pictures }) => pictures.map((picture) => [keyOf(picture.file.index, picture.view), picture])),
  );

const keyOf = (entry: number, view: number): string => `${entry}/${view}`;

/** Records the pictures to prepare; returns the prepared ones. RESOURCE_NOT_FOUND when an import has started in the meantime. */
export const namePictures = async (
  transaction: Transaction<Tables>,
  adminId: string,
  archiveId: string,
  pictures: ReadonlyMap<string, PlannedPicture>,
) => {
  if (!(await findFreeArchive(transaction, archiveId, adminId))) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  const named = [...pictures.values()].map(({ view, file }) => ({ entry: file.index, view, name: file.name }));
  await writeNamedPictures(transaction, archiveId, named);
  return findPreparedPictures(transaction, archiveId);
};

/** Adds the errors and the unused files of the ZIP file to a check. */
export const withArchive = (
  check: ImportCheck,
  zip: Zip | null,
  pictures: ReadonlyMap<string, PlannedPicture>,
): ImportCheck => {
  const named = new Map([...pictures.values()].map(({ file }) => [file.index, file]));
  const tooLarge = [...named.values()].filter(({ size }) => size > MAX_PICTURE_BYTES);
  const errors: ArchiveError[] = [
    ...(zip?.faults ?? []).map(({ name, code }) => ({ file: name, code })),
    ...tooLarge.map(({ name }) => ({ file: name, code: 'picture.size' as const })),
  ];
  const unused = (zip?.files ?? []).filter(({ index }) => !named.has(index));
  return {
    ...check,
    errorCount: check.errorCount + errors.length,
    archiveErrors: errors.slice(0, MAX_LISTED),
    unprepared: pictures.size,
    unusedCount: unused.length,
    unused: unused.slice(0, MAX_UNUSED).map(({ name }) => name),
  };
};

/** Adds the renditions prepared for an earlier check. */
export const withPrepared = (
  check: ImportCheck,
  pictures: ReadonlyMap<string, PlannedPicture>,
  prepared: readonly { readonly entry: number; readonly view: number; readonly path: string }[],
): ImportCheck => {
  const paths = new Map(prepared.map(({ entry, view, path }) => [keyOf(entry, view), path]));
  return {
    ...check,
    unprepared: pictures.size - paths.size,
    changes: check.changes.map((change) => ({
      ...change,
      pictures: change.pictures.map((each) => ({ ...each, path: paths.get(keyOf(each.entry, each.view)) ?? null })),
    })),
  };
};
