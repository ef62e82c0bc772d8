import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { getProfile, updateProfile } from './profiles.ts';

/** Endpoints of the caller's own profile. */
export const profile = {
  get: api.profile.get.handler(async ({ context }) => getProfile(context.shop, await requireCaller(context))),
  update: api.profile.update.handler(async ({ context, input }) =>
    updateProfile(context.shop, await requireCaller(context), input),
  ),
  verifyEmail: api.profile.verifyEmail.handler(async ({ context, input: { code } }) => {
    const caller = await requireCaller(context);
    await context.accounts.proveOwnEmail(caller, code);
    return getProfile(context.shop, { ...caller, isEmailVerified: true });
  }),
};
