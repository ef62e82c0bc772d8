import { api } from '../api/implement.ts';
import { listAuditLog } from './list-audit-log.ts';

/** Admin endpoint of the audit log. */
export const adminAuditLog = {
  list: api.admin.auditLog.list.handler(({ context, input }) => listAuditLog(context.shop, input)),
};
