import * as v from 'valibot';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { proofKeyFields, readProofKey } from '../flows/proof-key.ts';
import { inEqualTime } from '../http/in-equal-time.ts';
import { mailToken } from '../one-time/send-token.ts';
import { checkEmail } from '../users/check-email.ts';
import { findUserByEmail } from '../users/users.repository.ts';

export const RecoverWish = v.object({ email: v.nullish(v.string(), ''), ...proofKeyFields });
export type RecoverWish = v.InferOutput<typeof RecoverWish>;

/**
 * POST /recover (accounts contract, section 2): mails a way back in. The answer, its time and its limits are the same
 * whether somebody has the address or nobody.
 */
export const recover = async (
  room: AccountsRoom,
  wish: RecoverWish,
  redirectTo: string,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  if (!room.settings.email.isOpen) throw emailDisabled();
  const email = checkEmail(wish.email);
  const proofKey = readProofKey(wish.code_challenge, wish.code_challenge_method);
  await room.limits.spendAsk('recover', visitor.addressBucket);
  await room.limits.spendMail({ to: email, kind: 'recovery', addressBucket: visitor.addressBucket });
  await inEqualTime(async () => {
    const user = await findUserByEmail(room.database, email);
    if (user === undefined) return;
    await room.inTransaction(async (transaction) => {
      await mailToken(room, transaction, { user, kind: 'recovery', to: email, redirectTo, proofKey, visitor });
      await recordEvent(transaction, 'recovery_asked', { userId: user.id, visitor });
    });
  });
  return {};
};

export const emailDisabled = (): AccountsError =>
  new AccountsError(400, 'email_provider_disabled', 'Email logins are disabled');

export const phoneDisabled = (): AccountsError =>
  new AccountsError(400, 'phone_provider_disabled', 'Phone logins are disabled');
