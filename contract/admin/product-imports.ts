import * as v from 'valibot';
import { ProductId } from '../../domain/product-id.ts';
import { importFaults, importStates } from '../../domain/products/product-import.ts';
import { form, validationCode, validationCodes } from '../../domain/validation.ts';
import { staff } from '../access.ts';
import { LanguageInput } from '../base.ts';
import { refusals } from '../refusals.ts';

const generic = validationCode('generic');

/** What is wrong in a file: the line, counted from 1, and the column as the file names it; null for the whole line. */
export const ImportError = v.object({
  line: v.number(),
  column: v.nullable(v.string()),
  code: v.picklist([...importFaults, ...validationCodes]),
});
export type ImportError = v.InferOutput<typeof ImportError>;

/** What a line would change: a new product, or fields of one, as they are typed in a file. */
export const ImportChange = v.object({
  line: v.number(),
  /** Null for a new product. */
  id: v.nullable(v.string()),
  name: v.string(),
  fields: v.array(v.object({ field: v.string(), from: v.string(), to: v.string() })),
});
export type ImportChange = v.InferOutput<typeof ImportChange>;

/** What a file would do; with an error it is refused as a whole. */
export const ImportCheck = v.object({
  /** Null for a file with errors, or without any change. */
  id: v.nullable(v.string()),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  errorCount: v.number(),
  /** The first errors. */
  errors: v.array(ImportError),
  /** The first changes. */
  changes: v.array(ImportChange),
});
export type ImportCheck = v.InferOutput<typeof ImportCheck>;

/** Progress of an import, in products. */
export const ImportProgress = v.object({
  id: v.string(),
  state: v.picklist(importStates),
  done: v.number(),
  changes: v.number(),
});
export type ImportProgress = v.InferOutput<typeof ImportProgress>;

const ImportId = v.pipe(v.string(generic), v.uuid(generic));

export const productImports = {
  export: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/product-imports/file', summary: 'Products as CSV, a thousand at a time' })
    .input(
      v.strictObject({
        language: LanguageInput,
        separator: v.picklist(['comma', 'semicolon']),
        after: v.optional(ProductId),
      }),
    )
    .output(v.object({ csv: v.string(), next: v.nullable(v.string()) })),
  check: staff('catalogue.write')
    .route({ method: 'POST', path: '/admin/product-imports', summary: 'Show what a CSV file of products would change' })
    .input(form({ language: LanguageInput, file: v.file(generic) }))
    .output(ImportCheck),
  start: staff('catalogue.write')
    .route({ method: 'PUT', path: '/admin/product-imports/{id}', summary: 'Import a file whose changes were shown' })
    .errors(refusals('RESOURCE_NOT_FOUND', 'TOO_MANY_IMPORTS'))
    .input(form({ id: ImportId, archivesNew: v.boolean(generic) }))
    .output(ImportProgress),
  get: staff('catalogue.read')
    .route({ method: 'GET', path: '/admin/product-imports/{id}', summary: 'How far an import is' })
    .errors(refusals('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: ImportId }))
    .output(ImportProgress),
  cancel: staff('catalogue.write')
    .route({ method: 'DELETE', path: '/admin/product-imports/{id}', summary: 'Stop an import; nothing of it is done' })
    .errors(refusals('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id: ImportId }))
    .output(ImportProgress),
};
