/** Actions of admins in the audit log, as subject and verb; their texts are in `locales/<language>/admin/audit-log.ts`. */
export const auditActions = [
  'contact_message.marked_read',
  'contact_message.marked_unread',
  'contact_message.answered',
  'order.status_changed',
  'order.payment_status_changed',
  'orders.exported',
  'payment.refunded',
  'payment.refund_settled',
  'payment.issue_resolved',
  'payment.proof_accepted',
  'payment.proof_rejected',
  'return.approved',
  'return.refused',
  'return.received',
  'return.refunded',
  'return.closed',
  'return.delivery_refused',
  'product.created',
  'product.updated',
  'product.price_changed',
  'product.stock_changed',
  'product.position_changed',
  'product.archived',
  'product.restored',
  'picture.uploaded',
  'picture.alt_changed',
  'picture.deleted',
  'stock_notifications.sent',
  'promo_code.created',
  'promo_code.updated',
  'promo_code.activated',
  'promo_code.deactivated',
  'promo_code.deleted',
  'search_group.created',
  'search_group.updated',
  'search_group.deleted',
  'newsletter_subscription.deleted',
  'newsletter_subscriptions.exported',
  'review.hidden',
  'review.unhidden',
  'review.answered',
  'review.answer_deleted',
  'customer.note_added',
  'customer.note_deleted',
  'customer.tagged',
  'customer.untagged',
  'customers.exported',
  'setting.saved',
  'payment_settings.saved',
  'page.saved',
  'page.published',
  'page.planned',
  'page.plan_cancelled',
  'user_role.granted',
  'user_role.changed',
  'user_role.revoked',
  'staff_invitation.sent',
  'staff_invitation.withdrawn',
  'staff_invitation.accepted',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Events of an admin's account that the audit log shows beside the actions. */
export const accountEvents = [
  'account.signed_in',
  'account.signed_out',
  'account.refresh_token_reused',
  'account.session_revoked',
  'account.password_changed',
  'account.email_changed',
  'account.recovery_requested',
  'account.factor_enrolled',
  'account.factor_verified',
  'account.factor_failed',
  'account.factor_removed',
  'account.identity_linked',
  'account.identity_unlinked',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** Details of an audit entry, each with a label in the log; never a secret. `amount` is in piastres. */
export const auditDetailFields = [
  'from',
  'to',
  'amount',
  'reason',
  'count',
  'restocked',
  'writtenOff',
  'terms',
  'view',
  'added',
  'removed',
] as const;
export type AuditDetail = (typeof auditDetailFields)[number];
export type AuditDetails = Readonly<
  Partial<Record<AuditDetail, string | number | boolean | null>> & {
    /** Id of the affected account, by which the log can be searched. */
    account?: string;
  }
>;
