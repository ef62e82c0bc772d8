import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const inventoryAudit = defineAuditActions({
  'stock.counted': { label: { ar: 'جرد المخزون', en: 'Counted the stock' } },
});
