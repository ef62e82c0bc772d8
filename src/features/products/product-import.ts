/** Maximum number of products in one file. */
export const MAX_IMPORT_ROWS = 10_000;
/** Maximum size of an imported file, in bytes. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** Maximum size of a ZIP file of pictures, in bytes. */
export const MAX_ARCHIVE_BYTES = 256 * 1024 * 1024;
/** Size of its parts except the last, in bytes: a request is read into memory. */
export const ARCHIVE_PART_BYTES = 4 * 1024 * 1024;
/** Maximum number of its files, including folders. */
export const MAX_ARCHIVE_ENTRIES = 4_000;
/** Maximum total size of its files, in bytes: pictures hardly compress, so more is a decompression bomb. */
export const MAX_UNPACKED_BYTES = 2 * MAX_ARCHIVE_BYTES;
/** Separator of picture names in a cell; Windows does not allow it in file names. */
export const PICTURE_SEPARATOR = '|';

/** Whether a barcode has lost its leading zeros, which spreadsheets drop from numbers. */
export const hasLostZeros = (from: string, to: string): boolean => from !== to && from.replace(/^0+/u, '') === to;

/** Problems of a file or a cell, in addition to the validation codes. */
export const importFaults = [
  'file.encoding',
  'file.quote',
  'file.cells',
  'file.long',
  'file.rows',
  'file.empty',
  'column.unknown',
  'column.twice',
  'column.none',
  'id.unknown',
  'id.twice',
  'stock.below',
  'picture.missing',
  'picture.unclear',
  'picture.many',
] as const;

/** Problems of a ZIP file or a file in it; `picture.*` are those of an uploaded picture. */
export const archiveFaults = [
  'zip.broken',
  'zip.files',
  'zip.unpacked',
  'zip.encrypted',
  'zip.method',
  'zip.name',
  'zip.link',
  'zip.twice',
  'picture.size',
  'picture.type',
  'picture.heic',
  'picture.small',
  'picture.pixels',
  'picture.broken',
] as const;
export type ArchiveFault = (typeof archiveFaults)[number];

/** States of an import: previewed, queued, and its results. */
export const importStates = ['checked', 'waiting', 'running', 'done', 'cancelled', 'outdated', 'failed'] as const;
