import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { csvFormat } from '#core/api/csv-format.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { form, validationCode, validationCodes } from '#core/forms/validation.ts';
import {
  ARCHIVE_PART_BYTES,
  archiveFaults,
  importFaults,
  importStates,
  MAX_ARCHIVE_BYTES,
  MAX_IMPORT_BYTES,
} from './product-import.ts';
import { productErrors } from './products.errors.ts';

const generic = validationCode('generic');

/** A problem of a file: line number from 1 and column heading; null for the whole line. */
export const ImportError = v.object({
  line: v.number(),
  column: v.nullable(v.string()),
  code: v.picklist([...importFaults, ...validationCodes]),
  /** Name of the affected picture. */
  picture: v.optional(v.string()),
});
export type ImportError = v.InferOutput<typeof ImportError>;

/** A problem of a ZIP file of pictures; `file` is null for the whole ZIP file. */
export const ArchiveError = v.object({ file: v.nullable(v.string()), code: v.picklist(archiveFaults) });
export type ArchiveError = v.InferOutput<typeof ArchiveError>;

/** A picture to assign to a product; `entry` is the index of its file in the ZIP file, `path` that of its renditions once prepared. */
export const ImportPicture = v.object({
  view: v.number(),
  entry: v.number(),
  name: v.string(),
  path: v.nullable(v.string()),
});
export type ImportPicture = v.InferOutput<typeof ImportPicture>;

/** Changes of a line: a new product or fields of a product, in the format of the file. */
export const ImportChange = v.object({
  line: v.number(),
  /** Null for a new product. */
  id: v.nullable(v.string()),
  name: v.string(),
  fields: v.array(v.object({ field: v.string(), from: v.string(), to: v.string() })),
  pictures: v.array(ImportPicture),
});
export type ImportChange = v.InferOutput<typeof ImportChange>;

/** Preview of a file; an error refuses the whole file. */
export const ImportCheck = v.object({
  /** Null for a file with errors, or without any change. */
  id: v.nullable(v.string()),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  /** Lines whose barcode loses its leading zeros. */
  lostZeros: v.number(),
  errorCount: v.number(),
  /** The first errors. */
  errors: v.array(ImportError),
  /** The first errors of the ZIP file; `errorCount` has them too. */
  archiveErrors: v.array(ArchiveError),
  /** The first changes. */
  changes: v.array(ImportChange),
  /** Number of pictures to prepare before the import can start. */
  unprepared: v.number(),
  /** Number of files in the ZIP file that no line refers to, and the first of their names. */
  unusedCount: v.number(),
  unused: v.array(v.string()),
});
export type ImportCheck = v.InferOutput<typeof ImportCheck>;

/** Progress of preparing the pictures of an import: newly prepared pictures, and the first refused ones. */
export const PreparedPictures = v.object({
  done: v.number(),
  all: v.number(),
  errorCount: v.number(),
  errors: v.array(ArchiveError),
  pictures: v.array(v.object({ view: v.number(), entry: v.number(), path: v.string() })),
});
export type PreparedPictures = v.InferOutput<typeof PreparedPictures>;

/** Progress of an import, in products. */
export const ImportProgress = v.object({
  id: v.string(),
  state: v.picklist(importStates),
  done: v.number(),
  changes: v.number(),
});
export type ImportProgress = v.InferOutput<typeof ImportProgress>;

const ImportId = v.pipe(v.string(generic), v.uuid(generic));

/** The number of a part, as a URL names it, from 0. */
const PartNumber = v.pipe(v.string(generic), v.regex(/^\d{1,4}$/, generic), v.transform(Number));

export const adminProductImportsContract = {
  export: staff('catalogue.read', { queue: 'files' })
    .route({ method: 'GET', path: '/admin/product-imports/file', summary: 'Products as CSV, a thousand at a time' })
    .input(
      v.strictObject({
        ...csvFormat,
        after: v.optional(ProductId),
      }),
    )
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
  check: staff('catalogue.write', { queue: 'files', maxFileBytes: MAX_IMPORT_BYTES })
    .route({ method: 'POST', path: '/admin/product-imports', summary: 'Preview the changes of a CSV file of products' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(form({ language: LanguageInput, file: v.file(generic), archiveId: v.optional(ImportId) }))
    .output(ImportCheck),
  createArchive: staff('catalogue.write')
    .route({
      method: 'POST',
      path: '/admin/product-import-archives',
      summary: 'Start the upload of a ZIP file of pictures; replaces one that no import has used',
    })
    .input(
      form({
        size: v.pipe(
          v.number(generic),
          v.integer(generic),
          v.minValue(1, generic),
          v.maxValue(MAX_ARCHIVE_BYTES, generic),
        ),
      }),
    )
    .output(v.object({ id: v.string() })),
  addPart: staff('catalogue.write', { queue: 'files', maxFileBytes: ARCHIVE_PART_BYTES })
    .route({
      method: 'PUT',
      path: '/admin/product-import-archives/{id}/parts/{number}',
      summary: 'Upload a part of a ZIP file: 4 MiB, the last one less; an existing part is not replaced',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(form({ id: ImportId, number: PartNumber, part: v.file(generic) }))
    .output(v.object({})),
  preparePictures: staff('catalogue.write', { queue: 'files' })
    .route({
      method: 'PUT',
      path: '/admin/product-imports/{id}/pictures',
      summary: 'Prepare some of the pictures of a checked file; called until all are prepared',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(form({ id: ImportId }))
    .output(PreparedPictures),
  start: staff('catalogue.write')
    .route({ method: 'PUT', path: '/admin/product-imports/{id}', summary: 'Import a previewed file' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(productErrors.pick('TOO_MANY_IMPORTS'))
    .input(form({ id: ImportId, archivesNew: v.boolean(generic) }))
    .output(ImportProgress),
  get: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/product-imports/{id}', summary: 'Progress of an import' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: ImportId }))
    .output(ImportProgress),
  cancel: staff('catalogue.write')
    .route({ method: 'DELETE', path: '/admin/product-imports/{id}', summary: 'Cancel an import and roll it back' })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: ImportId }))
    .output(ImportProgress),
};
