import type { Staff } from '../../contract/admin/user-roles.ts';
import { requireCaller } from '../api/access.ts';
import type { ApiContext, Caller } from '../api/context.ts';
import { api } from '../api/implement.ts';
import { acceptInvitation, resendInvitation, withdrawInvitation } from './staff-invitations.ts';
import { grantRole, listStaff, revokeRole, updateRole } from './user-roles.ts';

/** Runs a change and returns the staff as it is then. */
const changed = async (context: ApiContext, change: (caller: Caller) => Promise<void>): Promise<Staff> => {
  const caller = await requireCaller(context);
  await change(caller);
  return listStaff(context.shop, caller.userId);
};

/** Counts a mail of an invitation, per owner. */
const spendInvitation = (context: ApiContext, { userId }: Caller): Promise<void> =>
  context.limits.spend('staffInvitation', userId);

/** Admin endpoints of user roles. */
export const adminUserRoles = {
  list: api.admin.userRoles.list.handler(({ context }) => changed(context, async () => undefined)),
  grant: api.admin.userRoles.grant.handler(({ context, input }) =>
    changed(context, async (caller) => {
      await spendInvitation(context, caller);
      await grantRole(context.shop, caller, input);
    }),
  ),
  update: api.admin.userRoles.update.handler(({ context, input }) =>
    changed(context, ({ userId }) => updateRole(context.shop, userId, input)),
  ),
  revoke: api.admin.userRoles.revoke.handler(({ context, input }) =>
    changed(context, ({ userId }) => revokeRole(context.shop, userId, input)),
  ),
  resendInvitation: api.admin.userRoles.resendInvitation.handler(({ context, input }) =>
    changed(context, async (caller) => {
      await spendInvitation(context, caller);
      await resendInvitation(context.shop, caller, input);
    }),
  ),
  withdrawInvitation: api.admin.userRoles.withdrawInvitation.handler(({ context, input }) =>
    changed(context, ({ userId }) => withdrawInvitation(context.shop, userId, input)),
  ),
};

/** Endpoint of invited people. */
export const staffInvitations = {
  accept: api.staffInvitations.accept.handler(async ({ context }) =>
    acceptInvitation(context.shop, await requireCaller(context)),
  ),
};
