import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { type ProofKey, proofKeyFields, readProofKey } from '../flows/proof-key.ts';
import { inEqualTime } from '../http/in-equal-time.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { checkChannel, checkPhone } from '../users/check-phone.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.repository.ts';
import { emailDisabled, phoneDisabled } from './recover.ts';

export const CodeWish = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  create_user: v.nullish(v.boolean(), true),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  channel: v.nullish(v.string(), ''),
  ...proofKeyFields,
});
export type CodeWish = v.InferOutput<typeof CodeWish>;

type Door = 'otp' | 'magiclink';

/**
 * POST /otp and POST /magiclink (accounts contract, section 2): sends a code to somebody who has an account, by mail with
 * a link beside it. Nobody signs up by it (decision 158): a request that would take in whoever is not known is refused
 * with 422 `otp_disabled`, and one that would not is answered alike for known and unknown people.
 */
export const askCode = async (
  room: AccountsRoom,
  wish: CodeWish,
  { door, redirectTo, visitor }: { readonly door: Door; readonly redirectTo: string; readonly visitor: Visitor },
): Promise<Record<string, never>> => {
  if (wish.email !== '' && wish.phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  checkMetadata(wish.data);
  const proofKey = readProofKey(wish.code_challenge, wish.code_challenge_method);
  await room.limits.spendAsk(door, visitor.addressBucket);
  if (wish.phone !== '') await textCode(room, wish, proofKey, visitor);
  else await mailCode(room, wish, { proofKey, redirectTo, visitor });
  return {};
};

const mailCode = async (
  room: AccountsRoom,
  wish: CodeWish,
  way: { readonly proofKey: ProofKey | null; readonly redirectTo: string; readonly visitor: Visitor },
): Promise<void> => {
  if (!room.settings.email.isOpen) throw emailDisabled();
  const email = checkEmail(wish.email);
  if (wish.create_user) throw signUpByCodeDisabled();
  await room.limits.spendMail({ to: email, kind: 'magiclink', addressBucket: way.visitor.addressBucket });
  await inEqualTime(async () => {
    const user = await findUserByEmail(room.database, email);
    if (user === undefined) return;
    await room.inTransaction((transaction) =>
      mailToken(room, transaction, { user, kind: 'magiclink', to: email, ...way }),
    );
  });
};

const textCode = async (
  room: AccountsRoom,
  wish: CodeWish,
  proofKey: ProofKey | null,
  visitor: Visitor,
): Promise<void> => {
  if (!room.settings.phone.isOpen) throw phoneDisabled();
  if (proofKey !== null) throw invalid('PKCE not supported for phone signups');
  const phone = checkPhone(wish.phone);
  const channel = checkChannel(wish.channel);
  if (wish.create_user) throw signUpByCodeDisabled();
  await room.limits.spendText({ to: phone, addressBucket: visitor.addressBucket });
  await inEqualTime(async () => {
    const user = await findUserByPhone(room.database, phone);
    if (user === undefined) return;
    await room.inTransaction((transaction) =>
      textToken(room, transaction, { user, kind: 'sms', to: phone, channel, visitor }),
    );
  });
};

const signUpByCodeDisabled = (): AccountsError => new AccountsError(422, 'otp_disabled', 'Signups not allowed for otp');
