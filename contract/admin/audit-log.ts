import * as v from 'valibot';
import { accountEvents, auditActions, auditDetailFields } from '../../domain/audit.ts';
import { admin } from '../access.ts';
import { listing, pageOf } from '../pagination.ts';

const AnyDeed = v.picklist([...auditActions, ...accountEvents]);

/** What an admin did, or what happened to their account. */
export const AuditEntry = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** The address as it was when a deed was done. */
  email: v.string(),
  action: AnyDeed,
  /** What it was done to; null for what happened to the account itself. */
  subject: v.nullable(v.string()),
  details: v.partial(
    v.object(v.entriesFromList(auditDetailFields, v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  ),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const auditLog = {
  list: admin
    .route({ method: 'GET', path: '/admin/audit-log', summary: 'What admins did, newest first' })
    .input(v.strictObject({ ...listing, action: v.optional(AnyDeed), admin: v.optional(v.pipe(v.string(), v.uuid())) }))
    .output(pageOf(AuditEntry)),
};
