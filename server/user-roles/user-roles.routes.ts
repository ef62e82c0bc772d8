import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { grantAdmin, listAdmins, revokeAdmin } from './user-roles.ts';

/** Admin endpoints of user roles. */
export const adminUserRoles = {
  list: api.admin.userRoles.list.handler(async ({ context }) =>
    listAdmins(context.shop, (await requireCaller(context)).userId),
  ),
  grant: api.admin.userRoles.grant.handler(async ({ context, input }) => {
    const caller = await requireCaller(context);
    await grantAdmin(context.shop, caller, input);
    return listAdmins(context.shop, caller.userId);
  }),
  revoke: api.admin.userRoles.revoke.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await revokeAdmin(context.shop, userId, input);
    return listAdmins(context.shop, userId);
  }),
};
