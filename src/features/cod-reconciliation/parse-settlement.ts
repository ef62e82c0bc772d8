import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { parseMoney } from '#core/forms/parse-number.ts';
import type { Piastres } from '#core/money/money.ts';
import { latinDigits, withoutInvisibles } from '#core/text/clean-text.ts';
import {
  cellText,
  type FileRow,
  findHeadings,
  isShortenedNumber,
  normalizeHeading,
} from '#features/fulfillment/courier-rows.ts';
import { normalizeTrackingNumber } from '#features/fulfillment/tracking-number.ts';
import type { SettlementColumns } from './settlement-columns.ts';
import type { SettlementFault } from './settlement-limits.ts';

/** A line of a courier's file; amounts in piastres. */
export type SettlementLine = {
  readonly line: number;
  readonly trackingNumber: string | null;
  readonly orderNumber: string | null;
  readonly amount: Piastres;
  readonly fee: Piastres | null;
  /** In Cairo's calendar; null without a date column. */
  readonly day: string | null;
};

/** Error in a file: line, column heading and cell text, if it concerns a cell. */
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

/** Maximum length of a cell in a mapped column, in characters; other columns are not limited. */
const MAX_CELL_LENGTH = 500;

/** Collects the lines of `parseSettlementLines`. */
export const parseSettlement = (rows: readonly FileRow[], columns: SettlementColumns): readonly SettlementLine[] => [
  ...parseSettlementLines(rows, columns),
];

/**
 * Parses the lines of a courier's file by the mapped columns, one at a time, so that the caller can yield to other requests.
 * A last row without numbers must contain the correct sum. Throws `SettlementProblem` for the first invalid line; the caller
 * then books nothing of the file.
 */
export function* parseSettlementLines(rows: readonly FileRow[], columns: SettlementColumns): Generator<SettlementLine> {
  const head = findHeadings(rows);
  const indexes = findColumns(head, columns);
  const body = rows.slice(rows.indexOf(head) + 1);
  let count = 0;
  let sum = 0;
  for (const [index, row] of body.entries()) {
    if (row.cells.slice(head.cells.length).some((cell) => cell !== '')) throw new SettlementProblem('cells', row.line);
    const read = (column: keyof SettlementColumns): string | null => {
      const position = indexes[column];
      if (position === undefined) return null;
      const cell = row.cells[position] ?? '';
      if (cell.length > MAX_CELL_LENGTH)
        throw new SettlementProblem(columnFaults[column], row.line, columns[column], cell);
      return cellText(cell);
    };
    const trackingNumber = parseReference(row.line, columns.trackingNumber, read('trackingNumber'));
    const orderNumber = parseReference(row.line, columns.orderNumber, read('orderNumber'));
    const amount = parseAmount(row.line, columns.amount, 'amount', read('amount') ?? '');
    if (trackingNumber === null && orderNumber === null) {
      if (index < body.length - 1) throw new SettlementProblem('reference', row.line);
      if (amount !== sum) throw new SettlementProblem('total', row.line, columns.amount, read('amount'));
      continue;
    }
    const [fee, day] = [read('fee'), read('day')];
    count += 1;
    sum += amount;
    yield {
      line: row.line,
      trackingNumber,
      orderNumber,
      amount,
      fee: fee === null ? null : parseAmount(row.line, columns.fee, 'fee', fee),
      day: day === null ? null : parseDay(row.line, columns.day, day),
    };
  }
  if (count === 0) throw new SettlementProblem('empty', null);
}

const columnFaults = {
  trackingNumber: 'reference',
  orderNumber: 'reference',
  amount: 'amount',
  fee: 'fee',
  day: 'day',
} as const satisfies Record<keyof SettlementColumns, SettlementFault>;

type ColumnIndexes = Readonly<Partial<Record<keyof SettlementColumns, number>>>;

const findColumns = (head: FileRow, columns: SettlementColumns): ColumnIndexes => {
  const headings = head.cells.map(normalizeHeading);
  const indexes: Partial<Record<keyof SettlementColumns, number>> = {};
  for (const [column, heading] of Object.entries(columns) as [keyof SettlementColumns, string | null][]) {
    if (heading === null) continue;
    const index = headings.indexOf(normalizeHeading(heading));
    if (index < 0) throw new SettlementProblem('columns', head.line, heading);
    indexes[column] = index;
  }
  return indexes;
};

const parseReference = (line: number, column: string | null, cell: string | null): string | null => {
  if (cell === null) return null;
  const reference = normalizeTrackingNumber(cell);
  if (isShortenedNumber(reference)) throw new SettlementProblem('shortened', line, column, cell);
  if ([...reference].length > 60) throw new SettlementProblem('reference', line, column, cell);
  return reference === '' || reference === '-' ? null : reference;
};

const parseAmount = (line: number, column: string | null, fault: 'amount' | 'fee', cell: string): Piastres => {
  const amount = settlementAmount(cell);
  if (amount === null) throw new SettlementProblem(fault, line, column, cell);
  return amount;
};

/** Parses 2026-11-30 or 30/11/2026, with or without a time. */
const parseDay = (line: number, column: string | null, cell: string): string => {
  const plain = latinDigits(cell);
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/u.exec(plain) ?? [];
  const [, otherDate, otherMonth, otherYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T\s].*)?$/u.exec(plain) ?? [];
  const day = [year ?? otherYear, month ?? otherMonth, date ?? otherDate]
    .map((part = '') => part.padStart(2, '0'))
    .join('-');
  if (!isCalendarDay(day)) throw new SettlementProblem('day', line, column, cell);
  return day;
};

/** Parses an amount of a courier's file like every money field; an empty cell or a dash is 0. Null if invalid. */
export const settlementAmount = (text: string): Piastres | null =>
  ['', '-'].includes(withoutInvisibles(text).trim()) ? 0 : parseMoney(text);
