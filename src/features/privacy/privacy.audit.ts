import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const privacyAudit = defineAuditActions({
  'customer.deleted': { label: { ar: 'حذف عميلًا بلا حساب', en: 'Deleted a customer without an account' } },
});
