import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A row of a CSV file and the line that it begins on, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file is no table: unreadable text, a quote that is not closed, a row with a wrong number of cells, too many rows. */
export type CsvFault = { readonly line: number; readonly code: CsvFaultCode };
export type CsvFaultCode = 'file.encoding' | 'file.quote' | 'file.cells' | 'file.long' | 'file.rows' | 'file.empty';

/** Longest row, in bytes, and most cells of one; no file of a shop or a courier reaches them. */
const MAX_ROW_BYTES = 128 * 1024;
const MAX_CELLS = 200;

interface CsvOptions {
  readonly maxRows: number;
  /** Whether rows may have more or fewer cells than the first, as in couriers' files with a title or a sum. */
  readonly isRagged?: boolean;
}

/**
 * Parses a CSV file as spreadsheets and couriers write it: UTF-8, UTF-16, or Windows-1256 as Excel in Arabic; commas, semicolons, tabs
 * or bars, whichever the first row has most of. Rows have as many cells as the first unless they may be ragged; empty ones are left out.
 * Reads no further than `maxRows` rows; the caller limits the bytes.
 */
export const parseCsv = async (
  bytes: Uint8Array,
  { maxRows, isRagged = false }: CsvOptions,
): Promise<CsvRow[] | CsvFault> => {
  const text = decode(bytes);
  if (text === null) return { line: 1, code: 'file.encoding' };
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      relax_column_count: isRagged,
      max_record_size: MAX_ROW_BYTES,
    }),
  );
  const rows: CsvRow[] = [];
  try {
    // with `info` each record comes with the line that it ends on
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 0);
      if (record.every((cell) => cell.trim() === '')) continue;
      const line = info.lines - breaks;
      if (rows.length === maxRows) return { line, code: 'file.rows' };
      if (record.length > MAX_CELLS) return { line, code: 'file.cells' };
      rows.push({ line, cells: record });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error['lines'] ?? 1), code: faultOf(error) };
  }
  return rows.length === 0 ? { line: 1, code: 'file.empty' } : rows;
};

const faultOf = ({ code }: CsvError): CsvFaultCode => {
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return 'file.cells';
  return code === 'CSV_MAX_RECORD_SIZE' ? 'file.long' : 'file.quote';
};

/** Chunks of the text, between which other requests are served. */
function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) yield text.slice(start, start + CHUNK_LENGTH);
}
const CHUNK_LENGTH = 64 * 1024;

/**
 * Decodes by the byte order mark; without one as UTF-16 when every second byte is zero, as UTF-8 when it is valid, else as
 * Windows-1256. Null for a text with control characters.
 */
const decode = (bytes: Uint8Array): string | null => {
  const text = textOf(bytes).replace(/^\u{feff}/u, '');
  return /\p{Cc}/u.test(text.replaceAll(/[\t\n\v\f\r\u{80}-\u{9f}]/gu, '')) ? null : text;
};

const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
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

/** The sign that separates most cells of the head. */
const delimiterOf = (text: string): string => {
  const head = (/^[^\r\n]*/u.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};
