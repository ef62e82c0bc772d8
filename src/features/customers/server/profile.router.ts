import { AppError } from '#core/errors/app-error.ts';
import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { readEmailProof } from '#core/server/mail/email-proof.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import { profileContract } from '../profile.contract.ts';
import { getProfile, updateProfile } from './profiles.ts';

const profileApi = implementContract(profileContract);

/** Endpoints of the caller's own profile. */
export const profileRouter = profileApi.router({
  get: profileApi.get.handler(async ({ context }) => getProfile(context.shop, await requireCaller(context))),
  update: profileApi.update.handler(async ({ context, input }) =>
    updateProfile(context.shop, await requireCaller(context), input),
  ),
  verifyEmail: profileApi.verifyEmail.handler(async ({ context, input: { code } }) => {
    const caller = await requireCaller(context);
    const proof = readEmailProof(context.shop.box, code, context.shop.clock());
    if (proof === null) await context.accounts.proveOwnEmail(caller, code);
    else if (proof.userId !== caller.userId || !(await context.accounts.proveOwnEmailByLink(caller, proof.email))) {
      throw new AppError(authErrors, 'CODE_WRONG');
    }
    return getProfile(context.shop, { ...caller, isEmailVerified: true });
  }),
});
