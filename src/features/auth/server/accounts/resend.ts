import * as v from 'valibot';
import type { AccountsContext, Visitor } from './accounts-context.ts';
import { invalid } from './accounts-error.ts';
import { proofKeyFields, readProofKey } from './flows/proof-key.ts';
import { padResponseTime } from './http/pad-response-time.ts';
import { sendToken } from './one-time-tokens/send-token.ts';
import { emailDisabled } from './recover.ts';
import { checkEmail } from './users/user-checks.ts';
import { findUserByEmail } from './users/users.repository.ts';

export const ResendBody = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  ...proofKeyFields,
});
export type ResendBody = v.InferOutput<typeof ResendBody>;

/**
 * POST /resend (accounts contract, section 2): sends the confirmation of a sign-up again. The response
 * is the same for unknown users and confirmed addresses.
 */
export const resend = async (
  accounts: AccountsContext,
  body: ResendBody,
  redirectTo: string,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  if (body.type !== 'signup') throw invalid('Missing one of these types: signup');
  if (body.email === '') throw invalid('Type provided requires an email address');
  const proofKey = readProofKey(body.code_challenge, body.code_challenge_method);
  await accounts.limits.spendMailRequest('resend', visitor.addressBucket);
  if (!accounts.settings.email.enabled) throw emailDisabled();
  const email = checkEmail(body.email);
  await accounts.limits.spendMail({ to: email, kind: 'signup', addressBucket: visitor.addressBucket });
  await padResponseTime(async () => {
    const user = await findUserByEmail(accounts.database, email);
    if (user === undefined || user.email_confirmed_at !== null) return;
    await accounts.inTransaction((transaction) =>
      sendToken(accounts, transaction, { user, kind: 'confirmation', to: email, proofKey, redirectTo, visitor }),
    );
  });
  return {};
};
