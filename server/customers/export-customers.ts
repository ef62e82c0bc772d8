import type { CustomerFilters, CustomerRow } from '../../contract/admin/customers.ts';
import { cairoMinute } from '../../domain/cairo-time.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { toPage } from '../../platform/database/pagination.ts';
import { recordExport } from '../audit-log/audit-log.ts';
import { type CsvValue, writeCsv, writeRows } from '../csv.ts';
import type { ShopContext } from '../shop-context.ts';
import { findCustomers } from './customers.repository.ts';
import { toCustomerRows } from './customers.ts';

/** Customers per part of the export, which bounds memory use. */
const CUSTOMERS_AT_A_TIME = 1000;

/**
 * Exports the filtered customers as CSV, from the beginning or behind a cursor. Money is in pounds, times are in Cairo time. The
 * export is recorded in the audit log.
 */
export const exportCustomers = async (
  shop: ShopContext,
  adminId: string,
  filters: CustomerFilters,
): Promise<{ csv: string; next: string | null }> => {
  const found = await findCustomers(shop.database.kysely, filters, CUSTOMERS_AT_A_TIME + 1);
  const { rows, next } = toPage(found, CUSTOMERS_AT_A_TIME);
  const lines = (await toCustomerRows(shop, rows)).map(lineOf);
  const { after } = filters;
  await inTransaction(shop.database, (transaction) =>
    recordExport(transaction, { adminId, action: 'customers.exported', subject: 'customers.csv', after }),
  );
  if (after !== undefined) return { csv: writeRows(lines), next };
  return { csv: writeCsv(Object.keys(columns), lines), next };
};

const columns: Readonly<Record<string, (customer: CustomerRow) => CsvValue>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  since: ({ since }) => formatCairoMinute(since),
  orders: ({ orders }) => orders,
  revenue: ({ revenue }) => revenue / 100,
  last_order: ({ lastOrderAt }) => lastOrderAt && formatCairoMinute(lastOrderAt),
  tags: ({ tags }) => tags.join(', '),
};

const lineOf = (customer: CustomerRow): CsvValue[] => Object.values(columns).map((read) => read(customer));

/** Formats an instant in Cairo time for spreadsheets: 2026-03-14 10:20. */
const formatCairoMinute = (instant: string): string => cairoMinute(new Date(instant)).replace('T', ' ');
