export type CsvValue = string | number | null;

/**
 * A table as a CSV file (RFC 4180) that spreadsheets read as UTF-8. What a customer wrote never runs as a formula there:
 * a text that would is preceded by an apostrophe. A phone number in E.164 stays as it is, for whoever imports it: a plus with
 * nothing but digits is a number to a spreadsheet, never a formula.
 */
export const writeCsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\u{feff}${writeRows([head, ...rows])}`;

/** More rows of such a file. */
export const writeRows = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(writeValue).join(',')}\r\n`).join('');

const writeValue = (value: CsvValue): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (/^\+[1-9]\d{1,14}$/.test(value)) return value;
  const harmless =
    /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u.test(value) || /^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
