import { normalizeUnicode, withoutInvisibles } from '#core/text/clean-text.ts';

/** A row of a courier's file with its line number, from 1. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] };

/** Returns the headings of a file: its first row with at least two non-empty cells. */
export const findHeadings = (rows: readonly FileRow[]): FileRow =>
  rows.find(({ cells }) => cells.filter((cell) => cell !== '').length >= 2) ?? rows[0] ?? { line: 1, cells: [] };

/** Normalizes a heading for comparison: removes invisible characters and repeated spaces. */
export const normalizeHeading = (cell: string): string =>
  normalizeUnicode(withoutInvisibles(cell)).replaceAll(/\s+/gu, ' ').trim();

/** Returns a cell without the marks by which spreadsheets keep a number as text: ="123" or '123. */
export const cellText = (cell: string): string => {
  const plain = withoutInvisibles(cell).trim();
  return /^="([^"]*)"$/u.exec(plain)?.[1] ?? plain.replace(/^'/u, '');
};

/** Whether a spreadsheet has shortened a number in capital letters, as 1.23E+11. */
export const isShortenedNumber = (number: string): boolean => /^\d(?:\.\d+)?E\+\d+$/u.test(number);
