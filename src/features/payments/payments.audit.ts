import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const paymentAudit = defineAuditActions({
  'payment.refunded': { label: { ar: 'ردّ مبلغًا من طلب', en: 'Refunded an order' } },
  'payment.refund_settled': { label: { ar: 'سجّل نتيجة استرداد', en: 'Updated a refund' } },
  'payment.issue_resolved': {
    label: { ar: 'سوّى دفعة احتاجت إلى مراجعة', en: 'Resolved a payment that needed attention' },
  },
  'payment.proof_accepted': { label: { ar: 'قبل تحويلًا لطلب', en: 'Accepted the transfer for an order' } },
  'payment.proof_rejected': { label: { ar: 'لم يقبل تحويلًا لطلب', en: 'Rejected the transfer for an order' } },
  'payment_settings.saved': { label: { ar: 'غيّر إعدادات الدفع', en: 'Changed the payment settings' }, subject: 'none' },
});
