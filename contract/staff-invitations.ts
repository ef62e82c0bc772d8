import * as v from 'valibot';
import { staffRoles } from '../domain/staff/staff-roles.ts';
import { customer } from './access.ts';
import { refusals } from './refusals.ts';

export const staffInvitations = {
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
