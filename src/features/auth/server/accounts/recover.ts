import * as v from 'valibot';
import type { AccountsContext, Visitor } from './accounts-context.ts';
import { AccountsError } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import { proofKeyFields, readProofKey } from './flows/proof-key.ts';
import { padResponseTime } from './http/pad-response-time.ts';
import { sendToken } from './one-time-tokens/send-token.ts';
import { checkEmail } from './users/user-checks.ts';
import { findUserByEmail } from './users/users.repository.ts';

export const RecoverBody = v.object({ email: v.nullish(v.string(), ''), ...proofKeyFields });
export type RecoverBody = v.InferOutput<typeof RecoverBody>;

/**
 * POST /recover (accounts contract, section 2): mails a recovery link. Response, response time and limits are
 * the same for known and unknown addresses.
 */
export const recover = async (
  accounts: AccountsContext,
  body: RecoverBody,
  redirectTo: string,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  if (!accounts.settings.email.enabled) throw emailDisabled();
  const email = checkEmail(body.email);
  const proofKey = readProofKey(body.code_challenge, body.code_challenge_method);
  await accounts.limits.spendMailRequest('recover', visitor.addressBucket);
  await accounts.limits.spendMail({ to: email, kind: 'recovery', addressBucket: visitor.addressBucket });
  await padResponseTime(async () => {
    const user = await findUserByEmail(accounts.database, email);
    if (user === undefined) return;
    await accounts.inTransaction(async (transaction) => {
      await sendToken(accounts, transaction, { user, kind: 'recovery', to: email, redirectTo, proofKey, visitor });
      await recordEvent(transaction, 'recovery_requested', { userId: user.id, visitor });
    });
  });
  return {};
};

export const emailDisabled = (): AccountsError =>
  new AccountsError(400, 'email_provider_disabled', 'Email logins are disabled');
