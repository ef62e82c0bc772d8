import { createHash } from 'node:crypto';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { createPacer, type Pacer } from '#core/server/files/create-pacer.ts';
import type { CsvRow } from '#core/server/files/parse-csv.ts';
import { cleanLine } from '#core/text/clean-text.ts';
import { findHeadings } from '#features/fulfillment/courier-rows.ts';
import { getCourier } from '#features/fulfillment/server/couriers.ts';
import { readCourierFile } from '#features/fulfillment/server/read-courier-file.ts';
import type { AdminSettlement, SettlementPlan } from '../cod-reconciliation.admin.contract.ts';
import { settlementErrors } from '../cod-reconciliation.errors.ts';
import { type CandidateOrder, matchSettlementLine, settlementOutcomes, settlementResult } from '../match-settlement.ts';
import { parseSettlementLines, type SettlementLine, SettlementProblem } from '../parse-settlement.ts';
import type { SettlementColumns } from '../settlement-columns.ts';
import { MAX_SETTLEMENT_BYTES, MAX_SETTLEMENT_LINES } from '../settlement-limits.ts';
import { addBookingJob, toReference, toReferences, withCash } from './book-settlement.ts';
import { findCandidates } from './settlement-candidates.repository.ts';
import { findExistingKeys, insertSettlement, type NewLine } from './settlements.repository.ts';
import { getSettlement } from './settlements.ts';

/** An uploaded file of a courier. */
type Upload = { readonly courierId: string; readonly file?: File | undefined };

/** Pacer work per line: parsing, hashing and matching a line takes as long as parsing this many characters. */
const WORK_PER_LINE = 2048;
/** Number of sample rows for the column mapping. */
const SAMPLE_ROWS = 3;
/** Maximum number of mismatched lines in a preview. */
const MAX_LISTED_LINES = 100;

/**
 * Previews the import of a courier's file and writes nothing. Without a column mapping, or when the file lacks a mapped
 * column, returns only the headings. RESOURCE_NOT_FOUND; SETTLEMENT_FILE_INVALID `{ fault, line, column, value }`.
 */
export const planSettlement = async (shop: ShopContext, { courierId, file }: Upload): Promise<SettlementPlan> => {
  const columns = await getColumns(shop, courierId);
  const rows = await readRows(file);
  const head = findHeadings(rows);
  const preview = {
    headings: [...head.cells],
    sample: rows
      .slice(rows.indexOf(head) + 1)
      .slice(0, SAMPLE_ROWS)
      .map(({ cells }) => [...cells]),
    columns,
  };
  if (columns === null) return { ...preview, plan: null };
  try {
    const lines = await parseLines(rows, columns);
    return { ...preview, plan: await planLines(shop, courierId, lines, columns) };
  } catch (error) {
    if (!(error instanceof SettlementProblem)) throw error;
    if (error.fault === 'columns') return { ...preview, plan: null };
    throw toAppError(error);
  }
};

const planLines = async (
  { database }: ShopContext,
  courierId: string,
  read: readonly SettlementLine[],
  columns: SettlementColumns,
): Promise<NonNullable<SettlementPlan['plan']>> => {
  const pace = createPacer();
  const lines = await toNewLines(read, '', pace);
  const existing = await findExistingKeys(
    database.kysely,
    courierId,
    lines.map(({ key }) => key),
  );
  const fresh = lines.filter(({ key }) => !existing.has(key.toString('hex')));
  const candidates = await findCandidates(database.kysely, courierId, toReferences(fresh));
  const finder = indexCandidates(candidates);
  const sums = {
    paid: { lines: 0, amount: 0 },
    short: { lines: 0, amount: 0 },
    over: { lines: 0, amount: 0 },
    unknown: { lines: 0, amount: 0 },
    paid_before: { lines: 0, amount: 0 },
  } satisfies Record<(typeof settlementOutcomes)[number], { lines: number; amount: number }>;
  const listed: NonNullable<SettlementPlan['plan']>['listed'] = [];
  for (const line of fresh) {
    await pace(WORK_PER_LINE);
    const match = matchSettlementLine(toReference(line), courierId, finder.ordersOf(line));
    const { outcome, due, booked } = settlementResult(line.amount, match);
    if (match !== null && booked > 0) finder.replace(withCash(match, booked));
    sums[outcome].lines += 1;
    sums[outcome].amount += line.amount;
    if (outcome !== 'paid' && listed.length < MAX_LISTED_LINES) {
      listed.push({ number: line.number, ...toReference(line), due, outcome });
    }
  }
  return { repeated: lines.length - fresh.length, sums, listed, hasDays: columns.day !== null };
};

/** Indexes orders by their numbers, so that each line is compared with its own candidates only. */
const indexCandidates = (candidates: readonly CandidateOrder[]) => {
  const orders = new Map(candidates.map((order) => [order.id, order]));
  const ids = new Map<string, string[]>();
  const note = (name: string | null, id: string) => {
    if (name !== null) ids.set(name, [...(ids.get(name) ?? []), id]);
  };
  for (const { id, orderNumber, parcels } of candidates) {
    note(orderNumber, id);
    for (const { trackingNumber } of parcels) note(trackingNumber, id);
  }
  return {
    ordersOf: ({ tracking_number, order_number }: NewLine): CandidateOrder[] =>
      [
        ...new Set([tracking_number, order_number].flatMap((name) => (name === null ? [] : (ids.get(name) ?? [])))),
      ].flatMap((id) => orders.get(id) ?? []),
    replace: (order: CandidateOrder) => void orders.set(order.id, order),
  };
};

/**
 * Imports a courier's file: stores its new lines and enqueues their booking (decision 195). Lines without a date get `day`.
 * RESOURCE_NOT_FOUND; SETTLEMENT_FILE_INVALID, after which nothing of the file is stored.
 */
export const readSettlement = async (
  shop: ShopContext,
  adminId: string,
  { courierId, file, day }: Upload & { readonly day: string },
): Promise<AdminSettlement> => {
  const courier = await getCourier(shop.database.kysely, courierId);
  const columns = await getColumns(shop, courierId);
  const rows = await readRows(file);
  const lines = await toNewLines(await parseFile(rows, columns), day, createPacer());
  const id = await inTransaction(shop.database, async (transaction) => {
    const fileName = [...cleanLine(file?.name ?? '')].slice(0, 120).join('');
    const settlementId = await insertSettlement(transaction, { courierId, fileName, adminId, at: shop.clock(), lines });
    await addBookingJob(shop, transaction, settlementId);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'settlement.read',
      subject: `${courier.name_en} · ${fileName}`,
      details: { count: lines.length },
    });
    return settlementId;
  });
  return getSettlement(shop, id);
};

const parseFile = async (
  rows: readonly CsvRow[],
  columns: SettlementColumns | null,
): Promise<readonly SettlementLine[]> => {
  if (columns === null)
    throw new AppError(settlementErrors, 'SETTLEMENT_FILE_INVALID', {
      fault: 'columns',
      line: null,
      column: null,
      value: null,
    });
  try {
    return await parseLines(rows, columns);
  } catch (error) {
    throw error instanceof SettlementProblem ? toAppError(error) : error;
  }
};

const parseLines = async (rows: readonly CsvRow[], columns: SettlementColumns): Promise<readonly SettlementLine[]> => {
  const pace = createPacer();
  const lines: SettlementLine[] = [];
  for (const line of parseSettlementLines(rows, columns)) {
    lines.push(line);
    await pace(WORK_PER_LINE);
  }
  return lines;
};

const getColumns = async (shop: ShopContext, courierId: string): Promise<SettlementColumns | null> =>
  // the only writer is `saveSettlementColumns`
  (await getCourier(shop.database.kysely, courierId)).settlement_columns as SettlementColumns | null;

/** Parses the rows of a file: the lines, one row of headings and one for the sum. */
const readRows = async (file: File | undefined): Promise<readonly CsvRow[]> => {
  const rows = await readCourierFile(file, { maxBytes: MAX_SETTLEMENT_BYTES, maxRows: MAX_SETTLEMENT_LINES + 2 });
  if ('fault' in rows) throw toAppError(new SettlementProblem(rows.fault, rows.line));
  return rows;
};

const toAppError = ({ fault, line, column, value }: SettlementProblem): AppError =>
  new AppError(settlementErrors, 'SETTLEMENT_FILE_INVALID', { fault, line, column, value });

/**
 * Maps lines to rows with their keys. A key hashes the line's content with its date and its index among equal lines of the
 * file: a repeated line of another file is recognized, and two equal lines of one file count as two.
 */
const toNewLines = async (lines: readonly SettlementLine[], day: string, pace: Pacer): Promise<NewLine[]> => {
  const occurrences = new Map<string, number>();
  const newLines: NewLine[] = [];
  for (const line of lines) {
    const text = JSON.stringify([line.trackingNumber, line.orderNumber, line.amount, line.day]);
    const count = (occurrences.get(text) ?? 0) + 1;
    occurrences.set(text, count);
    newLines.push({
      key: createHash('sha256').update(`${count} ${text}`).digest(),
      number: line.line,
      tracking_number: line.trackingNumber,
      order_number: line.orderNumber,
      amount: line.amount,
      fee: line.fee,
      day: line.day ?? day,
    });
    await pace(WORK_PER_LINE);
  }
  return newLines;
};
