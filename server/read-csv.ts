import { CsvError, parse } from 'csv-parse/sync';

/** A row of a file, with its line in the file, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file cannot be read, and at which line; `line` is null when it is the whole file. */
export class CsvFault extends Error {
  readonly fault: 'encoding' | 'empty' | 'rows' | 'quotes' | 'cells';
  readonly line: number | null;

  constructor(fault: CsvFault['fault'], line: number | null) {
    super(fault);
    this.name = 'CsvFault';
    this.fault = fault;
    this.line = line;
  }
}

/** Bytes of one row, which no file of a spreadsheet reaches. */
const MAX_ROW_BYTES = 64 * 1024;
const MAX_CELLS = 200;

/**
 * Reads a CSV file as spreadsheets and couriers write it: UTF-8, UTF-16 or Windows-1256; commas, semicolons, tabs or bars, whichever
 * the first row has most of. Empty rows are left out. Throws `CsvFault`; the caller limits the bytes.
 */
export const readCsv = (bytes: Uint8Array, { maxRows }: { readonly maxRows: number }): readonly CsvRow[] => {
  const text = decode(bytes);
  if (text.includes('\0')) throw new CsvFault('encoding', null);
  const rows = parseRows(text, maxRows).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new CsvFault('empty', null);
  if (rows.length > maxRows) throw new CsvFault('rows', rows[maxRows]?.line ?? null);
  const broad = rows.find(({ cells }) => cells.length > MAX_CELLS);
  if (broad) throw new CsvFault('cells', broad.line);
  return rows;
};

const parseRows = (text: string, maxRows: number): CsvRow[] => {
  try {
    const found: unknown = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_ROW_BYTES,
      to: maxRows + 1,
    });
    return (found as { readonly info: { readonly lines: number }; readonly record: string[] }[]).map(
      ({ info, record }) => ({ line: info.lines, cells: record }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error['lines'];
    throw new CsvFault('quotes', typeof line === 'number' ? line : null);
  }
};

/** Decodes by the byte order mark; without one as UTF-16 when every second byte is zero, as UTF-8 when it is valid, else as Windows-1256. */
const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = bytes.subarray(0, 64);
  const zeros = (rest: number) => head.filter((byte, place) => byte === 0 && place % 2 === rest).length;
  if (zeros(1) > head.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > head.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
};

/** The separator that stands most often in the first row outside quotes; a comma when there is none. */
const delimiterOf = (text: string): string => {
  const row =
    text
      .trimStart()
      .split(/\r\n|[\r\n]/u, 1)[0]
      ?.replaceAll(/"[^"]*"/gu, '') ?? '';
  const counted = [',', ';', '\t', '|'].map((each) => ({ each, count: row.split(each).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ',';
};
