/** Rows of products in one file. */
export const MAX_IMPORT_ROWS = 10_000;
/** Size of an imported file, in bytes. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** What is wrong with a file or a cell beside the codes of validation. */
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
] as const;
export type ImportFault = (typeof importFaults)[number];

/** States of an import: shown, waiting for its job, and how it ended. */
export const importStates = ['checked', 'waiting', 'running', 'done', 'cancelled', 'outdated', 'failed'] as const;
