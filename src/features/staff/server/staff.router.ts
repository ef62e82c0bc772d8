import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import type { ApiContext, Caller } from '#core/server/api/request-context.ts';
import type { Staff } from '../staff.admin.contract.ts';
import { adminUserRolesContract } from '../staff.admin.contract.ts';
import { staffInvitationsContract } from '../staff-invitations.contract.ts';
import { grantRole, listStaff, revokeRole, updateRole } from './staff.ts';
import { acceptInvitation, resendInvitation, withdrawInvitation } from './staff-invitations.ts';

const adminUserRolesApi = implementContract(adminUserRolesContract);
const staffInvitationsApi = implementContract(staffInvitationsContract);

/** Runs a change and returns the updated staff. */
const changed = async (context: ApiContext, change: (caller: Caller) => Promise<void>): Promise<Staff> => {
  const caller = await requireCaller(context);
  await change(caller);
  return listStaff(context.shop, caller.userId);
};

/** Limits the invitation mails of each owner. */
const limitInvitations = (context: ApiContext, { userId }: Caller): Promise<void> =>
  context.limits.spend('staffInvitation', userId);

/** Admin endpoints of user roles. */
export const adminUserRolesRouter = adminUserRolesApi.router({
  list: adminUserRolesApi.list.handler(({ context }) => changed(context, async () => undefined)),
  grant: adminUserRolesApi.grant.handler(({ context, input }) =>
    changed(context, async (caller) => {
      await limitInvitations(context, caller);
      await grantRole(context.shop, caller, input);
    }),
  ),
  update: adminUserRolesApi.update.handler(({ context, input }) =>
    changed(context, ({ userId }) => updateRole(context.shop, userId, input)),
  ),
  revoke: adminUserRolesApi.revoke.handler(({ context, input }) =>
    changed(context, ({ userId }) => revokeRole(context.shop, userId, input)),
  ),
  resendInvitation: adminUserRolesApi.resendInvitation.handler(({ context, input }) =>
    changed(context, async (caller) => {
      await limitInvitations(context, caller);
      await resendInvitation(context.shop, caller, input);
    }),
  ),
  withdrawInvitation: adminUserRolesApi.withdrawInvitation.handler(({ context, input }) =>
    changed(context, ({ userId }) => withdrawInvitation(context.shop, userId, input)),
  ),
});

/** Endpoint to accept an invitation. */
export const staffInvitationsRouter = staffInvitationsApi.router({
  accept: staffInvitationsApi.accept.handler(async ({ context }) =>
    acceptInvitation(context.shop, await requireCaller(context)),
  ),
});
