import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { fieldError } from '#core/server/api/errors.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { getCourier } from '#features/fulfillment/server/couriers.ts';
import type { AdminSettlement, AdminSettlementLine, SettlementTotal } from '../cod-reconciliation.admin.contract.ts';
import type { SettlementColumns } from '../settlement-columns.ts';
import { MAX_TOTAL_DAYS } from '../settlement-limits.ts';
import {
  countLines,
  countSettlements,
  deleteWaitingLines,
  findLines,
  findSettlement,
  findSettlements,
  findTotals,
  type LineFilters,
  type ListedLine,
  type ListedSettlement,
  updateSettlementColumns,
} from './settlements.repository.ts';

/** Lists imported files, newest first. */
export const listSettlements = async (
  { database: { kysely } }: ShopContext,
  { after }: { readonly after?: string | undefined },
): Promise<PageOf<AdminSettlement>> => {
  const [matches, counted] = await Promise.all([
    findSettlements(kysely, after, PAGE_SIZE + 1),
    countSettlements(kysely),
  ]);
  const { rows, next } = toPage(matches, PAGE_SIZE);
  return { items: rows.map(toAdminSettlement), ...counted, next };
};

/** Returns an imported file with its totals. RESOURCE_NOT_FOUND. */
export const getSettlement = async (
  { database }: Pick<ShopContext, 'database'>,
  id: string,
): Promise<AdminSettlement> => {
  const row = await findSettlement(database.kysely, id);
  if (row === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  return toAdminSettlement(row);
};

/** Stops the booking of a file: pending lines are deleted, and a new upload of the file adds them again. RESOURCE_NOT_FOUND. */
export const stopSettlement = async (shop: ShopContext, adminId: string, id: string): Promise<AdminSettlement> => {
  const { fileName } = await getSettlement(shop, id);
  await inTransaction(shop.database, async (transaction) => {
    // counted after concurrent bookings have released their lines
    const count = await deleteWaitingLines(transaction, id);
    await recordAuditEntry(transaction, {
      adminId,
      action: 'settlement.stopped',
      subject: fileName,
      details: { count },
    });
  });
  return getSettlement(shop, id);
};

/** Lists lines in import order: those that need a decision, or all. */
export const listSettlementLines = async (
  { database: { kysely } }: ShopContext,
  filters: LineFilters & { readonly after?: string | undefined },
): Promise<PageOf<AdminSettlementLine>> => {
  const [matches, counted] = await Promise.all([
    findLines(kysely, filters, PAGE_SIZE + 1),
    countLines(kysely, filters),
  ]);
  const { rows, next } = toPage(matches, PAGE_SIZE);
  return { items: rows.map(toAdminLine), ...counted, next };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the settled totals of each courier by day; VALIDATION_FAILED for an empty range or one above the limit. */
export const settlementTotals = async (
  { database }: ShopContext,
  days: { readonly from: string; readonly to: string },
): Promise<{ totals: SettlementTotal[] }> => {
  const count = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1;
  if (count < 1 || count > MAX_TOTAL_DAYS) throw fieldError({ to: 'generic' });
  const rows = await findTotals(database.kysely, days);
  return {
    totals: rows.map(({ courier_id: courierId, name_ar: ar, name_en: en, ...total }) => ({
      ...total,
      courierId,
      courier: { ar, en },
    })),
  };
};

/** Saves the column mapping of a courier. RESOURCE_NOT_FOUND. */
export const saveSettlementColumns = async (
  shop: ShopContext,
  adminId: string,
  { id, columns }: { readonly id: string; readonly columns: SettlementColumns },
): Promise<{ columns: SettlementColumns }> => {
  const { name_en: subject } = await getCourier(shop.database.kysely, id);
  await inTransaction(shop.database, async (transaction) => {
    if (!(await updateSettlementColumns(transaction, id, columns))) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
    const to = Object.values(columns).filter(Boolean).join(', ');
    await recordAuditEntry(transaction, { adminId, action: 'courier.updated', subject, details: { to } });
  });
  return { columns };
};

const toAdminSettlement = (row: ListedSettlement): AdminSettlement => ({
  id: row.id,
  courier: { ar: row.name_ar, en: row.name_en },
  fileName: row.file_name,
  lineCount: row.line_count,
  repeatedCount: row.repeated_count,
  amount: row.amount,
  booked: row.booked,
  waiting: row.waiting,
  open: row.open,
  createdAt: row.created_at.toISOString(),
  by: row.by,
});

/** Maps a line to the admin view. */
export const toAdminLine = (row: ListedLine): AdminSettlementLine => ({
  id: row.id,
  number: row.number,
  courier: { ar: row.name_ar, en: row.name_en },
  fileName: row.file_name,
  trackingNumber: row.tracking_number,
  orderNumber: row.order_number,
  amount: row.amount,
  fee: row.fee,
  day: row.day,
  outcome: row.outcome,
  due: row.due,
  booked: row.booked,
  foundOrder: row.found_order,
  settledAt: row.settled_at?.toISOString() ?? null,
  settledBy: row.settled_by_name,
  note: row.note,
});
