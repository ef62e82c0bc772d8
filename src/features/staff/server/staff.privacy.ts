import * as v from 'valibot';
import { LanguageInput } from '#core/api/base.ts';
import { AppError } from '#core/errors/app-error.ts';
import { staffRoles } from '#core/permissions/permissions.ts';
import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import { isLastOwner } from './staff.ts';
import {
  deleteInvitationOf,
  deleteInvitationsBefore,
  deleteInvitationsBy,
  findInvitationOf,
} from './staff-invitations.repository.ts';
import { deleteStaffRole } from './staff-roles.repository.ts';

/** ISO 8601, UTC. */
const Moment = v.string();

/** Days after which an expired invitation is deleted. */
const RETENTION_DAYS = 30;

export const staffPersonalData = definePersonalData({
  records: [
    {
      data: 'invitations to the staff: the address, role',
      tables: ['staff_invitations'],
      purpose: 'to give access (lawful interest)',
      retention: 'until accepted or taken back; a month after its end',
      access: 'owners and managers; the invited, in the export',
    },
  ],
  exports: [
    exportPart({
      position: 110,
      /** An open invitation of the verified address. */
      entries: {
        staffInvitation: v.nullable(
          v.object({
            role: v.picklist(staffRoles),
            language: LanguageInput,
            createdAt: Moment,
            sentAt: Moment,
            expiresAt: Moment,
          }),
        ),
      },
      read: async ({ database }, { email }) => {
        const invitation = email === null ? undefined : await findInvitationOf(database.kysely, email);
        if (invitation === undefined) return { staffInvitation: null };
        const { role, language, createdAt, sentAt, expiresAt } = invitation;
        return {
          staffInvitation: {
            role,
            language,
            createdAt: createdAt.toISOString(),
            sentAt: sentAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
          },
        };
      },
    }),
  ],
  mayErase: async (transaction, { userId }) => {
    if (await isLastOwner(transaction, userId)) throw new AppError(authErrors, 'LAST_OWNER');
  },
  erase: async (_shop, transaction, { userId, email }) => {
    if (email !== null) await deleteInvitationOf(transaction, email);
    await deleteInvitationsBy(transaction, userId);
  },
  revokeAccess: async (transaction, userId) => {
    await deleteStaffRole(transaction, userId);
    await deleteInvitationsBy(transaction, userId);
  },
  retention: [
    defineRetention('delete-expired-staff-invitations', ({ database, clock }) =>
      deleteInvitationsBefore(database.kysely, new Date(clock().getTime() - RETENTION_DAYS * 86_400_000)),
    ),
  ],
});
