import * as v from 'valibot';
import type { AccountsContext, Visitor } from '../accounts-context.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import { type ProofKey, proofKeyFields, readProofKey } from '../flows/proof-key.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { sendToken, textToken } from '../one-time-tokens/send-token.ts';
import { emailDisabled, phoneDisabled } from '../recover.ts';
import { checkChannel, checkEmail, checkMetadata, checkPhone } from '../users/user-checks.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.repository.ts';

export const OtpBody = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  create_user: v.nullish(v.boolean(), true),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  channel: v.nullish(v.string(), ''),
  ...proofKeyFields,
});
export type OtpBody = v.InferOutput<typeof OtpBody>;

type Door = 'otp' | 'magiclink';

/**
 * POST /otp and POST /magiclink (accounts contract, section 2): sends a code to a known user, by mail with a
 * link. Never signs up (decision 158): a request that would create a user gets 422 `otp_disabled`; other
 * requests get the same answer for known and unknown users.
 */
export const askCode = async (
  accounts: AccountsContext,
  body: OtpBody,
  { door, redirectTo, visitor }: { readonly door: Door; readonly redirectTo: string; readonly visitor: Visitor },
): Promise<Record<string, never>> => {
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  checkMetadata(body.data);
  const proofKey = readProofKey(body.code_challenge, body.code_challenge_method);
  await accounts.limits.spendAsk(door, visitor.addressBucket);
  if (body.phone !== '') await textCode(accounts, body, proofKey, visitor);
  else await mailCode(accounts, body, { proofKey, redirectTo, visitor });
  return {};
};

const mailCode = async (
  accounts: AccountsContext,
  body: OtpBody,
  way: { readonly proofKey: ProofKey | null; readonly redirectTo: string; readonly visitor: Visitor },
): Promise<void> => {
  if (!accounts.settings.email.enabled) throw emailDisabled();
  const email = checkEmail(body.email);
  if (body.create_user) throw signUpByCodeDisabled();
  await accounts.limits.spendMail({ to: email, kind: 'magiclink', addressBucket: way.visitor.addressBucket });
  await padResponseTime(async () => {
    const user = await findUserByEmail(accounts.database, email);
    if (user === undefined) return;
    await accounts.inTransaction((transaction) =>
      sendToken(accounts, transaction, { user, kind: 'magiclink', to: email, ...way }),
    );
  });
};

const textCode = async (
  accounts: AccountsContext,
  body: OtpBody,
  proofKey: ProofKey | null,
  visitor: Visitor,
): Promise<void> => {
  if (!accounts.settings.phone.enabled) throw phoneDisabled();
  if (proofKey !== null) throw invalid('PKCE not supported for phone signups');
  const phone = checkPhone(body.phone);
  const channel = checkChannel(body.channel);
  if (body.create_user) throw signUpByCodeDisabled();
  await accounts.limits.spendText({ to: phone, addressBucket: visitor.addressBucket });
  await padResponseTime(async () => {
    const user = await findUserByPhone(accounts.database, phone);
    if (user === undefined) return;
    await accounts.inTransaction((transaction) =>
      textToken(accounts, transaction, { user, kind: 'sms', to: phone, channel, visitor }),
    );
  });
};

const signUpByCodeDisabled = (): AccountsError => new AccountsError(422, 'otp_disabled', 'Signups not allowed for otp');
