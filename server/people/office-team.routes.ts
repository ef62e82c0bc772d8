import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { grantAdmin } from './grant-admin.ts';
import { revokeAdmin } from './revoke-admin.ts';
import { showTeam } from './show-team.ts';

/** The door of those who keep the shop. */
export const officeTeam = {
  show: api.office.team.show.handler(async ({ context }) => showTeam(context.shop, (await signedIn(context)).userId)),
  grant: api.office.team.grant.handler(async ({ context, input }) => {
    const caller = await signedIn(context);
    await grantAdmin(context.shop, caller, input);
    return showTeam(context.shop, caller.userId);
  }),
  revoke: api.office.team.revoke.handler(async ({ context, input }) => {
    const { userId } = await signedIn(context);
    await revokeAdmin(context.shop, userId, input);
    return showTeam(context.shop, userId);
  }),
};
