import { defineRetention } from '#core/server/jobs/define-job.ts';
import { deleteExpiredInvitations } from './staff-invitations.ts';

export const staffRetention = [defineRetention('delete-expired-staff-invitations', deleteExpiredInvitations)];
