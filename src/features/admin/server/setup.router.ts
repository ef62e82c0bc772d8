import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { requireStaffRole } from '#features/auth/server/staff-access.ts';
import { adminMailCheckContract } from '../mail-check.admin.contract.ts';
import { adminSetupContract } from '../setup.admin.contract.ts';
import { confirmCheckMail, getMailCheck, sendCheckMail } from './mail-check.ts';
import { getSetup, setSetupHidden } from './setup.ts';

const adminSetupApi = implementContract(adminSetupContract);
const adminMailCheckApi = implementContract(adminMailCheckContract);

/** Admin endpoints of the setup. */
export const adminSetupRouter = adminSetupApi.router({
  get: adminSetupApi.get.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    return getSetup(context.shop, await requireStaffRole(context.shop, userId), input.language);
  }),
  setHidden: adminSetupApi.setHidden.handler(async ({ context, input }) => {
    const { userId } = await requireCaller(context);
    await setSetupHidden(context.shop, userId, input.isHidden);
    return input;
  }),
});

/** Admin endpoints of the mail check. */
export const adminMailCheckRouter = adminMailCheckApi.router({
  get: adminMailCheckApi.get.handler(async ({ context }) => getMailCheck(context.shop, await requireCaller(context))),
  send: adminMailCheckApi.send.handler(async ({ context }) => {
    const caller = await requireCaller(context);
    await context.limits.spend('mailCheck', caller.userId);
    return sendCheckMail(context.shop, caller, context.language);
  }),
  confirm: adminMailCheckApi.confirm.handler(async ({ context, input }) => {
    const caller = await requireCaller(context);
    await context.limits.spend('mailCheck', caller.userId);
    return confirmCheckMail(context.shop, caller, input.code);
  }),
});
