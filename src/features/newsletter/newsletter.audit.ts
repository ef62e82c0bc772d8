import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const newsletterAudit = defineAuditActions({
  'newsletter_subscription.deleted': {
    label: { ar: 'ألغى اشتراكًا في النشرة البريدية', en: 'Unsubscribed an address from the newsletter' },
  },
  'newsletter_subscriptions.exported': {
    label: { ar: 'صدّر المشتركين في النشرة البريدية', en: 'Exported the newsletter’s subscribers' },
  },
});
