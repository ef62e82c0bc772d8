import { defineAuditActions } from '#core/audit/audit.ts';

/** Recorded actions of admins. */
export const staffAudit = defineAuditActions({
  'user_role.granted': { label: { ar: 'أضاف إلى فريق الإدارة', en: 'Added to the team' } },
  'user_role.changed': { label: { ar: 'غيّر دورًا في الفريق', en: 'Changed a role in the team' } },
  'user_role.revoked': { label: { ar: 'أزال من فريق الإدارة', en: 'Removed from the team' } },
  'staff_invitation.sent': { label: { ar: 'دعا إلى فريق الإدارة', en: 'Invited to the team' } },
  'staff_invitation.withdrawn': {
    label: { ar: 'سحب دعوة إلى فريق الإدارة', en: 'Withdrew an invitation to the team' },
  },
  'staff_invitation.accepted': {
    label: { ar: 'قبل الدعوة إلى فريق الإدارة', en: 'Accepted the invitation to the team' },
  },
});
