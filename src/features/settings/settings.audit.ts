import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const settingsAudit = defineAuditActions({
  'setting.saved': { label: { ar: 'غيّر إعدادات المتجر', en: 'Changed the settings of the shop' }, subject: 'section' },
});
