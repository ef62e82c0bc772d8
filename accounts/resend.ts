import * as v from 'valibot';
import type { AccountsContext, Visitor } from './accounts-context.ts';
import { invalid } from './accounts-error.ts';
import { type ProofKey, proofKeyFields, readProofKey } from './flows/proof-key.ts';
import { padResponseTime } from './http/pad-response-time.ts';
import { mailEmailChange } from './one-time/mail-email-change.ts';
import { sendToken, textToken } from './one-time-tokens/send-token.ts';
import { emailDisabled, phoneDisabled } from './recover.ts';
import { checkChannel, checkEmail, checkPhone } from './users/user-checks.ts';
import { findUserByEmail, findUserByPhone } from './users/users.repository.ts';

export const ResendBody = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  channel: v.nullish(v.string(), ''),
  ...proofKeyFields,
});
export type ResendBody = v.InferOutput<typeof ResendBody>;

type Way = { readonly proofKey: ProofKey | null; readonly redirectTo: string; readonly visitor: Visitor };

/**
 * POST /resend (accounts contract, section 2): sends a pending confirmation again. Unknown users and confirmed
 * addresses get the same answer.
 */
export const resend = async (
  accounts: AccountsContext,
  body: ResendBody,
  redirectTo: string,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  checkWish(body);
  const proofKey = readProofKey(body.code_challenge, body.code_challenge_method);
  await accounts.limits.spendAsk('resend', visitor.addressBucket);
  const way = { proofKey, redirectTo, visitor };
  if (isMailed(body.type)) await resendMail(accounts, body, way);
  else await resendText(accounts, body, visitor);
  return {};
};

const checkWish = ({ type, email, phone }: ResendBody): void => {
  if (type === '') throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  if (!isMailed(type) && type !== 'sms' && type !== 'phone_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (email === '' && isMailed(type)) throw invalid('Type provided requires an email address');
  if (phone === '' && !isMailed(type)) throw invalid('Type provided requires a phone number');
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided.');
  }
};

const isMailed = (type: string): boolean => type === 'signup' || type === 'email_change';

const resendMail = async (accounts: AccountsContext, body: ResendBody, way: Way): Promise<void> => {
  if (!accounts.settings.email.enabled) throw emailDisabled();
  const email = checkEmail(body.email);
  const kind = body.type === 'signup' ? 'signup' : 'email_change_new';
  await accounts.limits.spendMail({ to: email, kind, addressBucket: way.visitor.addressBucket });
  await padResponseTime(async () => {
    const user = await findUserByEmail(accounts.database, email);
    if (user === undefined) return;
    await accounts.inTransaction(async (transaction) => {
      if (body.type === 'email_change') {
        if (user.new_email !== null) await mailEmailChange(accounts, transaction, { user, ...way });
      } else if (user.email_confirmed_at === null) {
        await sendToken(accounts, transaction, { user, kind: 'confirmation', to: email, ...way });
      }
    });
  });
};

const resendText = async (accounts: AccountsContext, body: ResendBody, visitor: Visitor): Promise<void> => {
  if (!accounts.settings.phone.enabled) throw phoneDisabled();
  const phone = checkPhone(body.phone);
  const channel = checkChannel(body.channel);
  await accounts.limits.spendText({ to: phone, addressBucket: visitor.addressBucket });
  await padResponseTime(async () => {
    const user = await findUserByPhone(accounts.database, phone);
    if (user === undefined) return;
    const waits = body.type === 'sms' ? user.phone_confirmed_at === null && phone : user.new_phone;
    if (!waits) return;
    const kind = body.type === 'sms' ? 'sms' : 'phone_change';
    await accounts.inTransaction((transaction) =>
      textToken(accounts, transaction, { user, kind, to: waits, channel, visitor }),
    );
  });
};
