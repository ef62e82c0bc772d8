import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { listing, pageOf } from '#core/api/pagination.ts';
import { auditDetailFields } from '#core/audit/audit.ts';
import { accountEventNames } from '#features/auth/auth.audit.ts';
import { auditActions } from '#generated/audit-actions.gen.ts';

const AuditAction = v.picklist([...auditActions, ...accountEventNames]);

/** An admin action, or an account event of an admin. */
export const AuditEntry = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** E-mail address at the time of the action. */
  email: v.string(),
  action: AuditAction,
  /** Subject of the action; null for account events. */
  subject: v.nullable(v.string()),
  details: v.partial(
    v.object(v.entriesFromList(auditDetailFields, v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  ),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const adminAuditLogContract = {
  list: staff('auditLog.read')
    .route({ method: 'GET', path: '/admin/audit-log', summary: 'What admins did, newest first' })
    .input(
      v.strictObject({ ...listing, action: v.optional(AuditAction), admin: v.optional(v.pipe(v.string(), v.uuid())) }),
    )
    .output(pageOf(AuditEntry)),
};
