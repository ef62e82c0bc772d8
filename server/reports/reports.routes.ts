import { api } from '../api/implement.ts';
import { exportReport } from './export-report.ts';
import { getCashReport, getReturnsReport, getSalesReport, getTaxReport } from './reports.ts';

/** Admin endpoints of the reports. */
export const adminReports = {
  sales: api.admin.reports.sales.handler(({ context, input }) => getSalesReport(context.shop, input)),
  tax: api.admin.reports.tax.handler(({ context, input }) => getTaxReport(context.shop, input)),
  cash: api.admin.reports.cash.handler(({ context }) => getCashReport(context.shop)),
  returns: api.admin.reports.returns.handler(({ context, input }) => getReturnsReport(context.shop, input)),
  export: api.admin.reports.export.handler(({ context, input }) => exportReport(context.shop, input)),
};
