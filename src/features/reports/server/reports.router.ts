import { implementContract } from '#core/server/api/implement.ts';
import { adminReportsContract } from '../reports.admin.contract.ts';
import { exportReport } from './export-report.ts';
import { getCashReport, getReturnsReport, getSalesReport, getTaxReport } from './reports.ts';

const adminReportsApi = implementContract(adminReportsContract);

/** Admin endpoints of the reports. */
export const adminReportsRouter = adminReportsApi.router({
  sales: adminReportsApi.sales.handler(({ context, input }) => getSalesReport(context.shop, input)),
  tax: adminReportsApi.tax.handler(({ context, input }) => getTaxReport(context.shop, input)),
  cash: adminReportsApi.cash.handler(({ context }) => getCashReport(context.shop)),
  returns: adminReportsApi.returns.handler(({ context, input }) => getReturnsReport(context.shop, input)),
  export: adminReportsApi.export.handler(({ context, input }) => exportReport(context.shop, input)),
});
