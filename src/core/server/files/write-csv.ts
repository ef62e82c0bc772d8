export type CsvValue = string | number | null;

/**
 * Formats a table as a CSV file (RFC 4180) with a UTF-8 byte order mark. Prevents formula injection: texts that
 * spreadsheets would execute get a leading apostrophe, even after their own apostrophes, so that `readCell` restores
 * each text. Phone numbers in E.164 are not escaped, for imports: a plus with only digits is a number, never a formula.
 */
export const writeCsv = (
  head: readonly string[],
  rows: readonly (readonly CsvValue[])[],
  separator: ',' | ';' = ',',
): string => `\u{feff}${writeRows([head, ...rows], separator)}`;

/** Formats further rows of such a file. */
export const writeRows = (rows: readonly (readonly CsvValue[])[], separator: ',' | ';' = ','): string =>
  rows.map((row) => `${row.map(writeValue).join(separator)}\r\n`).join('');

const writeValue = (value: CsvValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (/^\+[1-9]\d{1,14}$/.test(value)) return value;
  const harmless = FORMULA.test(value) || /^'*[\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Matches text that a spreadsheet would interpret as a formula, after any number of apostrophes. */
const FORMULA = /^'*[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** Returns a trimmed cell without the apostrophe that `writeCsv` adds before a formula. */
export const readCell = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
};
