import * as v from 'valibot';
import { admin, staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { NewsletterForm } from '#core/forms/forms.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { authErrors } from '#features/auth/auth.errors.ts';

/** Errors of granting staff roles. */
export const staffErrors = defineErrors({
  ROLE_ALREADY_GRANTED: {
    status: 409,
    overrideKey: 'ROLE_GIVEN',
    text: {
      ar: 'هذا الحساب في الفريق بالفعل. غيّر دوره من القائمة.',
      en: 'This account is on the team already. Change its role in the list.',
    },
  },
  EMAIL_NOT_VERIFIED: {
    status: 409,
    text: {
      ar: 'لم يؤكَّد بريد هذا الحساب بعد. اطلب من صاحبه أن يؤكّده من «الملف الشخصي» في صفحة حسابه، ثم أضفه.',
      en: 'Nobody has confirmed the email address of this account yet. Ask its owner to confirm it on their account page, under Profile, and add them then.',
    },
  },
});

const Role = v.picklist(staffRoles);

/** A current or former staff member. */
export const StaffMember = v.object({
  id: v.string(),
  email: v.string(),
  /** Profile name; may be empty for the first owner. */
  name: v.nullable(v.string()),
  /** Null for a former member. */
  role: v.nullable(Role),
  /** ISO 8601, UTC; null for a former member. */
  since: v.nullable(v.string()),
  hasSecondFactor: v.boolean(),
  isSelf: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;

/** An open invitation; times are ISO 8601, UTC. */
export const StaffInvitation = v.object({
  id: v.string(),
  email: v.string(),
  role: Role,
  sentAt: v.string(),
  expiresAt: v.string(),
  isExpired: v.boolean(),
});
export type StaffInvitation = v.InferOutput<typeof StaffInvitation>;

export const Staff = v.object({
  members: v.array(StaffMember),
  former: v.array(StaffMember),
  invitations: v.array(StaffInvitation),
});
export type Staff = v.InferOutput<typeof Staff>;

const id = v.pipe(v.string(), v.uuid());

export const adminUserRolesContract = {
  list: staff('staff.read')
    .route({ method: 'GET', path: '/admin/user-roles', summary: 'Who works in the shop, worked there, and is invited' })
    .output(Staff),
  grant: admin
    .route({
      method: 'POST',
      path: '/admin/user-roles',
      summary: 'Give a role to an account with a verified address, or invite the address',
    })
    .errors(staffErrors.pick('ROLE_ALREADY_GRANTED'))
    .input(v.strictObject({ ...NewsletterForm.entries, role: Role, language: LanguageInput }))
    .output(Staff),
  update: admin
    .route({
      method: 'PUT',
      path: '/admin/user-roles/{id}',
      summary: 'Change the role of a member, never of the last owner',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .errors(authErrors.pick('LAST_OWNER'))
    .input(v.strictObject({ id, role: Role }))
    .output(Staff),
  revoke: admin
    .route({
      method: 'DELETE',
      path: '/admin/user-roles/{id}',
      summary: 'Take the role from a member, never from the last owner',
    })
    .errors(authErrors.pick('LAST_OWNER'))
    .input(v.strictObject({ id }))
    .output(Staff),
  resendInvitation: admin
    .route({
      method: 'POST',
      path: '/admin/staff-invitations/{id}/mails',
      summary: 'Send an invitation again; it is valid anew',
    })
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ id }))
    .output(Staff),
  withdrawInvitation: admin
    .route({ method: 'DELETE', path: '/admin/staff-invitations/{id}', summary: 'Take an invitation back' })
    .input(v.strictObject({ id }))
    .output(Staff),
};
