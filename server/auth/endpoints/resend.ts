import * as v from 'valibot';
import { invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { type ProofKey, proofKeyFields, readProofKey } from '../flows/proof-key.ts';
import { inEqualTime } from '../http/in-equal-time.ts';
import { mailEmailChange } from '../one-time/mail-email-change.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkChannel, checkPhone } from '../users/check-phone.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.repository.ts';
import { emailDisabled, phoneDisabled } from './recover.ts';

export const ResendWish = v.object({
  type: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  channel: v.nullish(v.string(), ''),
  ...proofKeyFields,
});
export type ResendWish = v.InferOutput<typeof ResendWish>;

type Way = { readonly proofKey: ProofKey | null; readonly redirectTo: string; readonly visitor: Visitor };

/**
 * POST /resend (accounts contract, section 2): sends again what awaits an answer. Nothing is told of whether there is
 * anything: unknown people and confirmed addresses are answered alike.
 */
export const resend = async (
  room: AccountsRoom,
  wish: ResendWish,
  redirectTo: string,
  visitor: Visitor,
): Promise<Record<string, never>> => {
  checkWish(wish);
  const proofKey = readProofKey(wish.code_challenge, wish.code_challenge_method);
  await room.limits.spendAsk('resend', visitor.addressBucket);
  const way = { proofKey, redirectTo, visitor };
  if (isMailed(wish.type)) await resendMail(room, wish, way);
  else await resendText(room, wish, visitor);
  return {};
};

const checkWish = ({ type, email, phone }: ResendWish): void => {
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

const resendMail = async (room: AccountsRoom, wish: ResendWish, way: Way): Promise<void> => {
  if (!room.settings.email.isOpen) throw emailDisabled();
  const email = checkEmail(wish.email);
  const kind = wish.type === 'signup' ? 'signup' : 'email_change_new';
  await room.limits.spendMail({ to: email, kind, addressBucket: way.visitor.addressBucket });
  await inEqualTime(async () => {
    const user = await findUserByEmail(room.database, email);
    if (user === undefined) return;
    await room.inTransaction(async (transaction) => {
      if (wish.type === 'email_change') {
        if (user.new_email !== null) await mailEmailChange(room, transaction, { user, ...way });
      } else if (user.email_confirmed_at === null) {
        await mailToken(room, transaction, { user, kind: 'confirmation', to: email, ...way });
      }
    });
  });
};

const resendText = async (room: AccountsRoom, wish: ResendWish, visitor: Visitor): Promise<void> => {
  if (!room.settings.phone.isOpen) throw phoneDisabled();
  const phone = checkPhone(wish.phone);
  const channel = checkChannel(wish.channel);
  await room.limits.spendText({ to: phone, addressBucket: visitor.addressBucket });
  await inEqualTime(async () => {
    const user = await findUserByPhone(room.database, phone);
    if (user === undefined) return;
    const waits = wish.type === 'sms' ? user.phone_confirmed_at === null && phone : user.new_phone;
    if (!waits) return;
    const kind = wish.type === 'sms' ? 'sms' : 'phone_change';
    await room.inTransaction((transaction) =>
      textToken(room, transaction, { user, kind, to: waits, channel, visitor }),
    );
  });
};
