import * as v from 'valibot';
import { customer } from '#core/api/access.ts';
import { refusals } from '#core/api/errors.ts';
import { staffRoles } from '#core/permissions/permissions.ts';

export const staffInvitationsContract = {
  accept: customer
    .route({
      method: 'POST',
      path: '/staff-invitations/acceptance',
      summary: 'Accept the invitation of the own, verified address to the staff',
    })
    .errors(refusals('ADMIN_REQUIRED', 'EMAIL_NOT_VERIFIED'))
    .input(v.strictObject({}))
    .output(v.object({ role: v.picklist(staffRoles) })),
};
