import type { CsvSeparator } from '#core/api/csv-format.ts';
import type { Language } from '#core/i18n/language.ts';
import { messages as arabic } from '#generated/texts/ar/export-headings.gen.ts';
import { messages as english } from '#generated/texts/en/export-headings.gen.ts';
import { type CsvValue, writeCsv, writeRows } from './write-csv.ts';

type Format = { readonly language: Language; readonly separator: CsvSeparator; readonly after?: string | undefined };

/** Columns of an export, in their order. */
export type ExportColumns<Row> = Readonly<Partial<Record<keyof typeof arabic, (row: Row) => CsvValue>>>;

/** Formats a part of an export as CSV: the first one with headings in the admin's language, further ones without. */
export const writeExportPart = <Row>(
  columns: ExportColumns<Row>,
  rows: readonly Row[],
  { language, separator, after }: Format,
): string => {
  const sign = separator === 'comma' ? ',' : ';';
  const lines = rows.map((row) => Object.values(columns).map((read) => read(row)));
  if (after !== undefined) return writeRows(lines, sign);
  const headings: Readonly<Record<string, string>> = language === 'ar' ? arabic : english;
  return writeCsv(
    Object.keys(columns).map((column) => headings[column] ?? column),
    lines,
    sign,
  );
};
