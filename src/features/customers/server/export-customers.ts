import { cairoMinute } from '#core/dates/cairo-time.ts';
import { recordExport } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { type ExportColumns, writeExportPart } from '#core/server/files/export-file.ts';
import type { CustomerRow, ExportCustomers } from '../customers.admin.contract.ts';
import { findCustomers } from './customers.repository.ts';
import { toCustomerRows } from './customers.ts';

/** Customers per chunk of the export; bounds memory use. */
const CUSTOMERS_AT_A_TIME = 1000;

/**
 * Exports the filtered customers as CSV, from the beginning or behind a cursor. Money is in pounds, times are in Cairo time. The
 * export is recorded in the audit log.
 */
export const exportCustomers = async (
  shop: ShopContext,
  adminId: string,
  filters: ExportCustomers,
): Promise<{ csv: string; next: string | null }> => {
  const matches = await findCustomers(shop.database.kysely, filters, CUSTOMERS_AT_A_TIME + 1);
  const { rows, next } = toPage(matches, CUSTOMERS_AT_A_TIME);
  const customers = await toCustomerRows(shop, rows);
  const { after } = filters;
  await inTransaction(shop.database, (transaction) =>
    recordExport(transaction, { adminId, action: 'customers.exported', subject: 'customers.csv', after }),
  );
  return { csv: writeExportPart(columns, customers, filters), next };
};

const columns: ExportColumns<CustomerRow> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  since: ({ since }) => formatCairoMinute(since),
  orders: ({ orders }) => orders,
  revenue: ({ revenue }) => revenue / 100,
  last_order: ({ lastOrderAt }) => lastOrderAt && formatCairoMinute(lastOrderAt),
  tags: ({ tags }) => tags.join(', '),
};

/** Formats an instant in Cairo time for spreadsheets: 2026-03-14 10:20. */
const formatCairoMinute = (instant: string): string => cairoMinute(new Date(instant)).replace('T', ' ');
