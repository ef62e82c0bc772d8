import { parseMoney } from '#core/forms/parse-number.ts';
import type { Piastres } from '#core/money/money.ts';
import { latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';

/** A line of a bank statement with all amounts in it, in piastres. */
export type StatementLine = { readonly text: string; readonly amounts: readonly Piastres[] };

/** Maximum statement length, in characters: some thousand transfers. */
export const MAX_STATEMENT = 1_000_000;

/**
 * Parses a saved or copied bank statement whose cells are separated by commas, semicolons or tabs, with columns in any order.
 * Negative amounts are skipped, because outgoing money is not a transfer to the shop.
 */
export const parseStatement = (text: string): readonly StatementLine[] =>
  text
    .slice(0, MAX_STATEMENT)
    .split(/\r\n|[\r\n]/u)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim(), amounts: parseAmounts(line) }));

const parseAmounts = (line: string): Piastres[] => {
  const separator = ['\t', ';'].find((each) => line.includes(each)) ?? ',';
  return splitCells(line, separator).flatMap((cell) => {
    const amount = parseMoney(withoutInvisibles(cell).trim().replace(/^\+/u, ''));
    return amount === null ? [] : [amount];
  });
};

/** Splits a line into cells; a quoted cell may contain the separator, and two quotes are an escaped one. */
const splitCells = (line: string, separator: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line.replaceAll('""', '\u0000')) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character === '\u0000' ? '"' : character;
  }
  return [...cells, cell];
};

/** A waiting transfer. */
type WaitingTransfer = {
  readonly id: string;
  readonly total: Piastres;
  /** Amount due after an earlier part payment. */
  readonly due?: Piastres | null;
  readonly reference: string;
  readonly bankReference: string | null;
};

/** `amount`: the line has the reference but a different amount. */
export type StatementMatch = { readonly kind: 'fits' | 'amount'; readonly line: StatementLine };

/**
 * Finds statement lines with the reference or bank number of a waiting transfer, by proof id. A match is only a hint for the admin.
 */
export const matchStatement = (
  lines: readonly StatementLine[],
  transfers: readonly WaitingTransfer[],
): ReadonlyMap<string, StatementMatch> => {
  const folded = lines.map((line) => ({ line, text: fold(line.text) }));
  const matches = new Map<string, StatementMatch>();
  for (const { id, total, due, reference, bankReference } of transfers) {
    const names = [reference, bankReference].filter((name) => name !== null).map(fold);
    const named = folded.filter(({ text }) => names.some((name) => text.includes(name)));
    const fitting = named.find(({ line }) => line.amounts.includes(due ?? total));
    const [first] = named;
    if (fitting) matches.set(id, { kind: 'fits', line: fitting.line });
    else if (first) matches.set(id, { kind: 'amount', line: first.line });
  }
  return matches;
};

/** Keeps only letters and digits in upper case, because people add spaces and dashes and use lower case. */
const fold = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '');
