import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A row of a CSV file and the line that it begins on, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file is no table: unreadable text, a quote that is not closed, a row with more or fewer cells than the head, too many rows. */
export type CsvFault = { readonly line: number; readonly code: CsvFaultCode };
export type CsvFaultCode = 'file.encoding' | 'file.quote' | 'file.cells' | 'file.long' | 'file.rows' | 'file.empty';

/** Longest row, in bytes; a text of a product is much shorter. */
const MAX_ROW_BYTES = 128 * 1024;

/**
 * Parses a CSV file whose rows all have as many cells as the first. Accepts UTF-8 with or without a mark, UTF-16 with one, and
 * Windows-1256, as Excel in Arabic writes them, with commas, semicolons or tabs. Reads no further than `maxRows` rows.
 */
export const parseCsv = async (bytes: Uint8Array, maxRows: number): Promise<CsvRow[] | CsvFault> => {
  const text = decode(bytes);
  if (text === null) return { line: 1, code: 'file.encoding' };
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({ delimiter: delimiterOf(text), info: true, skip_empty_lines: true, max_record_size: MAX_ROW_BYTES }),
  );
  const rows: CsvRow[] = [];
  try {
    // with `info` each record comes with the line that it ends on
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 0);
      if (record.every((cell) => cell.trim() === '')) continue;
      if (rows.length === maxRows) return { line: info.lines - breaks, code: 'file.rows' };
      rows.push({ line: info.lines - breaks, cells: record });
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

/** Pieces of the text, between which other requests are served. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE) yield text.slice(start, start + PIECE);
}
const PIECE = 64 * 1024;

/** Decodes by the mark of the file, else as UTF-8, else as Windows-1256; null for a text with control characters. */
const decode = (bytes: Uint8Array): string | null => {
  const text = textOf(bytes).replace(/^\u{feff}/u, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a table from another file
  return /[\u0000-\u0008\u000e-\u001f]/u.test(text) ? null : text;
};

const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
};

/** The sign that separates most cells of the head. */
const delimiterOf = (text: string): string => {
  const head = (/^[^\r\n]*/u.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};
