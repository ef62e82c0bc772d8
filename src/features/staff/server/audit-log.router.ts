import { implementContract } from '#core/server/api/implement.ts';
import { adminAuditLogContract } from '../audit-log.admin.contract.ts';
import { listAuditLog } from './list-audit-log.ts';

const adminAuditLogApi = implementContract(adminAuditLogContract);

/** Admin endpoint of the audit log. */
export const adminAuditLogRouter = adminAuditLogApi.router({
  list: adminAuditLogApi.list.handler(({ context, input }) => listAuditLog(context.shop, input)),
});
