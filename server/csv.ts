export type CsvValue = string | number | null;

/**
 * Formats a table as a CSV file (RFC 4180) with a UTF-8 byte order mark. Prevents formula injection: texts that spreadsheets
 * would run get a leading apostrophe. Phone numbers in E.164 are unchanged for imports: a plus with only digits is a number,
 * never a formula.
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
  const harmless =
    /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
