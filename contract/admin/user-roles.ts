import * as v from 'valibot';
import { NewsletterForm } from '../../domain/forms/forms.ts';
import { admin } from '../access.ts';
import { refusals } from '../refusals.ts';

/** A current or former admin. */
export const AdminUser = v.object({
  id: v.string(),
  email: v.string(),
  /** Name in the profile; the first admin may have none. */
  name: v.nullable(v.string()),
  /** ISO 8601, UTC; null for a former admin. */
  since: v.nullable(v.string()),
  hasSecondFactor: v.boolean(),
  isSelf: v.boolean(),
});
export type AdminUser = v.InferOutput<typeof AdminUser>;

export const AdminUsers = v.object({ members: v.array(AdminUser), former: v.array(AdminUser) });
export type AdminUsers = v.InferOutput<typeof AdminUsers>;

export const userRoles = {
  list: admin
    .route({ method: 'GET', path: '/admin/user-roles', summary: 'Who the admins are and were' })
    .output(AdminUsers),
  grant: admin
    .route({ method: 'POST', path: '/admin/user-roles', summary: 'Make an existing account an admin' })
    .errors(refusals('ACCOUNT_NOT_FOUND', 'EMAIL_NOT_VERIFIED'))
    .input(NewsletterForm)
    .output(AdminUsers),
  revoke: admin
    .route({
      method: 'DELETE',
      path: '/admin/user-roles/{id}',
      summary: 'Take the role from an admin, never from the last',
    })
    .errors(refusals('LAST_ADMIN'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
    .output(AdminUsers),
};
