import type { Piastres } from '../money.ts';
import { piastresIn } from '../products/product-form.ts';
import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';

/** A line of a bank statement: its text, and every amount in it, in piastres. */
export type StatementLine = { readonly text: string; readonly amounts: readonly Piastres[] };

/** Characters of a statement that are read, that of some thousand transfers. */
export const MAX_STATEMENT = 1_000_000;

/**
 * Reads a bank statement that was saved or copied as lines of cells, parted by commas, semicolons or tabs, in any order of columns. Money
 * that left the account is no transfer to the shop, so negative amounts are left out.
 */
export const parseStatement = (text: string): readonly StatementLine[] =>
  text
    .slice(0, MAX_STATEMENT)
    .split(/\r\n|[\r\n]/u)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim(), amounts: amountsIn(line) }));

const amountsIn = (line: string): Piastres[] => {
  const separator = ['\t', ';'].find((each) => line.includes(each)) ?? ',';
  return cellsOf(line, separator).flatMap((cell) => {
    const typed = latinDigits(withoutInvisibles(cell)).trim();
    const [, number] =
      /^\+?(?:EGP|LE|E£|ج\.?م\.?|جنيه)?\s*([\d.,٫٬\s]+?)\s*(?:EGP|LE|E£|ج\.?م\.?|جنيه)?$/iu.exec(typed) ?? [];
    const amount = number === undefined ? null : piastresIn(number);
    return typeof amount === 'number' ? [amount] : [];
  });
};

/** Cells of a line; one in quotes may hold the separator, and two quotes stand for one. */
const cellsOf = (line: string, separator: string): string[] => {
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

/** What a transfer is looked for by. */
type Awaited = {
  readonly id: string;
  readonly total: Piastres;
  /** What it has to bring, when a part has arrived before. */
  readonly due?: Piastres | null;
  readonly reference: string;
  readonly bankReference: string | null;
};

/** `amount`: the reference stands in a line with another amount. */
export type StatementMatch = { readonly kind: 'fits' | 'amount'; readonly line: StatementLine };

/**
 * Finds the lines of a statement that name the reference of a waiting transfer, or the bank's number of it, by the id of its proof. A match
 * is a hint for the admin and settles nothing.
 */
export const matchStatement = (
  lines: readonly StatementLine[],
  transfers: readonly Awaited[],
): ReadonlyMap<string, StatementMatch> => {
  const folded = lines.map((line) => ({ line, words: fold(line.text) }));
  const matches = new Map<string, StatementMatch>();
  for (const { id, total, due, reference, bankReference } of transfers) {
    const names = [reference, bankReference].filter((name) => name !== null).map(fold);
    const named = folded.filter(({ words }) => names.some((name) => words.includes(name)));
    const fitting = named.find(({ line }) => line.amounts.includes(due ?? total));
    const [first] = named;
    if (fitting) matches.set(id, { kind: 'fits', line: fitting.line });
    else if (first) matches.set(id, { kind: 'amount', line: first.line });
  }
  return matches;
};

/** Letters and digits alone: people add spaces and dashes, and type small letters. */
const fold = (text: string): string =>
  latinDigits(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '');
