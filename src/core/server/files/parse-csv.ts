import { createPacer, type Pacer } from './create-pacer.ts';

/** A row of a CSV file and its first line, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reason why a file is not a table: unreadable text, an unclosed quote, a row with a wrong number of cells, too many
 * rows.
 */
export type CsvFault = { readonly line: number; readonly code: CsvFaultCode };
export type CsvFaultCode = 'file.encoding' | 'file.quote' | 'file.cells' | 'file.long' | 'file.rows' | 'file.empty';

/** Maximum length of a row in characters, and of cells per row; above those of files from shops and couriers. */
const MAX_ROW_LENGTH = 32 * 1024;
const MAX_CELLS = 200;
/** Work of a row in addition to its characters, for the pacer. */
const WORK_PER_ROW = 64;

interface CsvOptions {
  /** Maximum number of lines, including blank ones. */
  readonly maxRows: number;
  /** Whether rows may have more or fewer cells than the first, as in couriers' files with a title or a sum. */
  readonly isRagged?: boolean;
}

/**
 * Parses a CSV file (RFC 4180) from a spreadsheet or courier: UTF-8, UTF-16, or Windows-1256 as written by Arabic
 * Excel; the most frequent of commas, semicolons, tabs and bars in the first row; any line end. Rows have as many cells
 * as the first unless they may be ragged. Blank rows are omitted, but count towards the limit. Takes linear time, and
 * yields to other requests (decision 195); the caller limits the size.
 */
export const parseCsv = async (
  bytes: Uint8Array,
  { maxRows, isRagged = false }: CsvOptions,
): Promise<CsvRow[] | CsvFault> => {
  const pace = createPacer();
  const text = await decode(bytes, pace);
  if (text === null) return { line: 1, code: 'file.encoding' };
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let count = 0;
  for (let at = 0; at < text.length; ) {
    count += 1;
    if (count > maxRows) return { line, code: 'file.rows' };
    const row = readRow(text, at, delimiter);
    if (typeof row === 'string') return { line, code: row };
    const { cells, end, lines } = row;
    if (cells.some((cell) => cell.trim() !== '')) {
      if (!isRagged && rows[0] !== undefined && cells.length !== rows[0].cells.length) {
        return { line, code: 'file.cells' };
      }
      rows.push({ line, cells });
    }
    line += lines;
    await pace(end - at + WORK_PER_ROW);
    at = end;
  }
  return rows.length === 0 ? { line: 1, code: 'file.empty' } : rows;
};

/** A row, the position after its line end, and its number of lines. */
type ReadRow = { readonly cells: readonly string[]; readonly end: number; readonly lines: number };

/** Reads the row at a position: a quoted cell ends with a quote before a delimiter, other cells contain no quotes. */
const readRow = (text: string, start: number, delimiter: string): ReadRow | CsvFaultCode => {
  const limit = Math.min(text.length, start + MAX_ROW_LENGTH);
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, limit) : readPlain(text, at, limit, delimiter);
    if (typeof cell === 'string') return cell;
    cells.push(cell.value);
    if (cells.length > MAX_CELLS) return 'file.cells';
    at = cell.end;
    if (at < text.length && text[at] === delimiter) at += 1;
    else break;
  }
  if (at < text.length && !isLineEnd(text[at])) return at >= limit ? 'file.long' : 'file.quote';
  const end = text.startsWith('\r\n', at) ? at + 2 : Math.min(at + 1, text.length);
  return { cells, end, lines: cells.reduce((sum, cell) => sum + (cell.match(LINE_END)?.length ?? 0), 1) };
};

const LINE_END = /\r\n|[\r\n]/gu;

type ReadCell = { readonly value: string; readonly end: number };

const readPlain = (text: string, start: number, limit: number, delimiter: string): ReadCell | CsvFaultCode => {
  let end = start;
  while (end < limit && text[end] !== delimiter && text[end] !== '"' && !isLineEnd(text[end])) end += 1;
  return { value: text.slice(start, end), end };
};

const readQuoted = (text: string, start: number, limit: number): ReadCell | CsvFaultCode => {
  let value = '';
  for (let from = start + 1; ; ) {
    const end = text.indexOf('"', from);
    if (end === -1) return 'file.quote';
    if (end >= limit) return 'file.long';
    value += text.slice(from, end);
    if (text[end + 1] !== '"') return { value, end: end + 1 };
    value += '"';
    from = end + 2;
  }
};

const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r';

/** Bytes that are decoded without yielding. */
const CHUNK_BYTES = 64 * 1024;
/** Control characters that texts do not contain; the others separate lines and cells, or come from another encoding. */
const CONTROL = /(?![\t\n\v\f\r\u{80}-\u{9f}])\p{Cc}/u;

/** Decodes UTF-16, else UTF-8 if it is valid, else Windows-1256. Null for a text with control characters. */
const decode = async (bytes: Uint8Array, pace: Pacer): Promise<string | null> => {
  const encoding = encodingOf(bytes);
  try {
    return await decodeAs(encoding, bytes, pace);
  } catch {
    return decodeAs('windows-1256', bytes, pace);
  }
};

/** Throws a TypeError for invalid UTF-8. */
const decodeAs = async (encoding: string, bytes: Uint8Array, pace: Pacer): Promise<string | null> => {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const isLast = start + CHUNK_BYTES >= bytes.length;
    const chunk = decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: !isLast });
    if (CONTROL.test(chunk)) return null;
    text += chunk;
    await pace(chunk.length);
  }
  return text.replace(/^\u{feff}/u, '');
};

/** Detects the encoding by the byte order mark, or UTF-16 if every second byte of the head is zero. */
const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 64);
  const zeros = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  return zeros(0) > head.length / 4 ? 'utf-16be' : 'utf-8';
};

/** Returns the delimiter that splits the first row into the most cells. */
const delimiterOf = (text: string): string => {
  const head = (/^[^\r\n]*/u.exec(text.trimStart().slice(0, MAX_ROW_LENGTH))?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};
