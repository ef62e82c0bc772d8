import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { type CsvFaultCode, parseCsv } from '#core/server/files/parse-csv.ts';
import type { CourierFileFault } from '../courier-file-faults.ts';
import type { FileRow } from '../courier-rows.ts';

interface FileLimits {
  readonly maxBytes: number;
  /** Maximum number of lines, including blank ones and headings. */
  readonly maxRows: number;
}

/** Parses a courier's CSV file into rows with trimmed cells, or returns the reason why it is not a table. BODY_TOO_LARGE. */
export const readCourierFile = async (
  file: File | undefined,
  { maxBytes, maxRows }: FileLimits,
): Promise<readonly FileRow[] | { readonly fault: CourierFileFault; readonly line: number | null }> => {
  if (file === undefined) return { fault: 'empty', line: null };
  if (file.size > maxBytes) throw new AppError(apiErrors, 'BODY_TOO_LARGE');
  const rows = await parseCsv(await file.bytes(), { maxRows, isRagged: true });
  if ('code' in rows) return { fault: csvFaults[rows.code], line: rows.line };
  return rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }));
};

const csvFaults = {
  'file.encoding': 'encoding',
  'file.empty': 'empty',
  'file.rows': 'rows',
  'file.quote': 'quotes',
  'file.long': 'quotes',
  'file.cells': 'cells',
} as const satisfies Record<CsvFaultCode, CourierFileFault>;
