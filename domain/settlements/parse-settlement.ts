import { isCalendarDay } from '../calendar-day.ts';
import type { Piastres } from '../money.ts';
import { normalizeTrackingNumber } from '../shipments/tracking-number.ts';
import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';
import type { SettlementColumns } from './settlement-columns.ts';
import type { SettlementFault } from './settlement-limits.ts';

/** A row of a file with its line, counted from 1. */
type Row = { readonly line: number; readonly cells: readonly string[] };

/** What a line of a courier's file says; amounts in piastres. */
export type SettlementLine = {
  readonly line: number;
  readonly trackingNumber: string | null;
  readonly orderNumber: string | null;
  readonly amount: Piastres;
  readonly fee: Piastres | null;
  /** In Cairo's calendar; null without a column of days. */
  readonly day: string | null;
};

/** Why a file is refused: line, heading of the column and what stands there, as far as the fault is about one. */
export class SettlementProblem extends Error {
  readonly fault: SettlementFault;
  readonly line: number | null;
  readonly column: string | null;
  readonly value: string | null;

  constructor(fault: SettlementFault, line: number | null, column: string | null = null, value: string | null = null) {
    super(fault);
    this.name = 'SettlementProblem';
    this.fault = fault;
    this.line = line;
    this.column = column;
    this.value = value === null ? null : value.slice(0, 60);
  }
}

/** The headings of a file: its first row with at least two cells that say something. */
export const headingsOf = (rows: readonly Row[]): Row =>
  rows.find(({ cells }) => cells.filter((cell) => cell !== '').length >= 2) ?? rows[0] ?? { line: 1, cells: [] };

/**
 * Reads the lines of a courier's file by the chosen columns. A last row without numbers is its sum, which must be right. Throws
 * `SettlementProblem` for the first line that is wrong, so that nothing of a wrong file is booked.
 */
export const parseSettlement = (rows: readonly Row[], columns: SettlementColumns): readonly SettlementLine[] => {
  const head = headingsOf(rows);
  const places = placesOf(head, columns);
  const body = rows.slice(rows.indexOf(head) + 1);
  const lines: SettlementLine[] = [];
  for (const [index, row] of body.entries()) {
    if (row.cells.slice(head.cells.length).some((cell) => cell !== '')) throw new SettlementProblem('cells', row.line);
    const read = (column: keyof SettlementColumns): string | null => {
      const place = places[column];
      return place === undefined ? null : cellText(row.cells[place] ?? '');
    };
    const trackingNumber = referenceIn(row.line, columns.trackingNumber, read('trackingNumber'));
    const orderNumber = referenceIn(row.line, columns.orderNumber, read('orderNumber'));
    const amount = moneyIn(row.line, columns.amount, 'amount', read('amount') ?? '');
    if (trackingNumber === null && orderNumber === null) {
      if (index < body.length - 1) throw new SettlementProblem('reference', row.line);
      const sum = lines.reduce((total, each) => total + each.amount, 0);
      if (amount !== sum) throw new SettlementProblem('total', row.line, columns.amount, read('amount'));
      continue;
    }
    const [fee, day] = [read('fee'), read('day')];
    lines.push({
      line: row.line,
      trackingNumber,
      orderNumber,
      amount,
      fee: fee === null ? null : moneyIn(row.line, columns.fee, 'fee', fee),
      day: day === null ? null : dayIn(row.line, columns.day, day),
    });
  }
  if (lines.length === 0) throw new SettlementProblem('empty', null);
  return lines;
};

type Places = Readonly<Partial<Record<keyof SettlementColumns, number>>>;

const placesOf = (head: Row, columns: SettlementColumns): Places => {
  const headings = head.cells.map(headingText);
  const places: Partial<Record<keyof SettlementColumns, number>> = {};
  for (const [column, heading] of Object.entries(columns) as [keyof SettlementColumns, string | null][]) {
    if (heading === null) continue;
    const place = headings.indexOf(headingText(heading));
    if (place < 0) throw new SettlementProblem('columns', head.line, heading);
    places[column] = place;
  }
  return places;
};

/** A heading as it is compared: invisible characters and doubled spaces do not matter. */
export const headingText = (cell: string): string =>
  withoutInvisibles(cell).normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** The text of a cell without what spreadsheets add so that a number stays a text: ="123" or '123. */
const cellText = (cell: string): string => {
  const plain = withoutInvisibles(cell).trim();
  return /^="([^"]*)"$/u.exec(plain)?.[1] ?? plain.replace(/^'/u, '');
};

const referenceIn = (line: number, column: string | null, cell: string | null): string | null => {
  if (cell === null) return null;
  const reference = normalizeTrackingNumber(cell);
  if (/^\d(?:\.\d+)?E\+\d+$/u.test(reference)) throw new SettlementProblem('shortened', line, column, cell);
  if ([...reference].length > 60) throw new SettlementProblem('reference', line, column, cell);
  return reference === '' || reference === '-' ? null : reference;
};

const moneyIn = (line: number, column: string | null, fault: 'amount' | 'fee', cell: string): Piastres => {
  const amount = settlementAmount(cell);
  if (amount === null) throw new SettlementProblem(fault, line, column, cell);
  return amount;
};

/** 2026-11-30 or 30/11/2026, with or without a time. */
const dayIn = (line: number, column: string | null, cell: string): string => {
  const plain = latinDigits(cell);
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/u.exec(plain) ?? [];
  const [, otherDate, otherMonth, otherYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T\s].*)?$/u.exec(plain) ?? [];
  const day = [year ?? otherYear, month ?? otherMonth, date ?? otherDate]
    .map((part = '') => part.padStart(2, '0'))
    .join('-');
  if (!isCalendarDay(day)) throw new SettlementProblem('day', line, column, cell);
  return day;
};

const CURRENCY = /EGP|L\.?E\.?|E£|جنيه(?:ا|ًا)?(?:\s*مصري(?:ا|ًا)?)?|ج\.?\s*م\.?/giu;

/**
 * Reads an amount of a courier's file: 1234.50, 1,234.50 or ١٬٢٣٤٫٥٠, with or without a currency; an empty cell or a dash is 0. Null for
 * all else, such as 450,00: a comma that could separate either thousands or piastres is not guessed, nor is a negative amount.
 */
export const settlementAmount = (text: string): Piastres | null => {
  const plain = latinDigits(withoutInvisibles(text).normalize('NFKC'))
    .replaceAll(CURRENCY, '')
    .replaceAll(/\s/gu, '')
    .replaceAll('٬', ',')
    .replace('٫', '.');
  if (plain === '' || plain === '-') return 0;
  const [, grouped, whole, piastres = ''] =
    /^(?:(\d{1,3}(?:,\d{3}){1,2})|(\d{1,9}))(?:\.(\d{1,2})0*)?$/u.exec(plain) ?? [];
  const pounds = grouped?.replaceAll(',', '') ?? whole;
  return pounds === undefined ? null : Number(pounds) * 100 + Number(piastres.padEnd(2, '0'));
};
