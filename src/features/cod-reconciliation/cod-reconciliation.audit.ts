import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const settlementAudit = defineAuditActions({
  'settlement.read': { label: { ar: 'قرأ كشف تحصيل من شركة شحن', en: 'Imported a courier’s settlement' } },
  'settlement.stopped': { label: { ar: 'أوقف تسجيل كشف تحصيل', en: 'Stopped booking a settlement' } },
  'settlement.line_settled': { label: { ar: 'سوّى سطرًا من كشف تحصيل', en: 'Settled a line of a settlement' } },
});
