import { api } from '../api/implement.ts';
import { listAuditLog } from './list-audit-log.ts';

/** The door of what is written down of the admins' work. */
export const adminAuditLog = {
  list: api.admin.auditLog.list.handler(({ context, input }) => listAuditLog(context.shop, input)),
};
