import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { staffErrors } from './staff.admin.contract.ts';

export const staffInvitationsContract = {
  accept: customer
    .route({
      method: 'POST',
      path: '/staff-invitations/acceptance',
      summary: 'Accept the invitation of the own, verified address to the staff',
    })
    .errors(apiErrors.pick('ADMIN_REQUIRED'))
    .errors(staffErrors.pick('EMAIL_NOT_VERIFIED'))
    .input(v.strictObject({}))
    .output(v.object({ role: v.picklist(staffRoles) })),
};
