import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type ProofKey, proofKeyFields, readProofKey } from '../flows/proof-key.ts';
import { inEqualTime } from '../http/in-equal-time.ts';
import { mailToken, textToken } from '../one-time/send-token.ts';
import type { UserRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkMetadata } from '../users/check-metadata.ts';
import { checkChannel, checkPhone } from '../users/check-phone.ts';
import { createUser, type Newcomer } from '../users/create-user.ts';
import { findUserByEmail, findUserByPhone } from '../users/users.repository.ts';
import { letShopJoin } from './let-shop-join.ts';
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
 * POST /otp and POST /magiclink (accounts contract, section 2): sends a code, by mail with a link beside it. Whoever is
 * not known yet is taken in, unless the wish or the owner says no.
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
  await room.limits.spendMailTo('magiclink', email);
  await inEqualTime(async () => {
    const known = await findUserByEmail(room.database, email);
    await room.inTransaction(async (transaction) => {
      const newcomer = {
        email,
        data: wish.data,
        isConfirmed: room.settings.email.isAutoconfirm,
        language: way.visitor.language,
      };
      const user = known ?? (await takeIn(room, transaction, wish, newcomer, way.visitor));
      // Whoever still has to confirm the address does so by the same mail.
      const kind = known === undefined && !newcomer.isConfirmed ? 'confirmation' : 'magiclink';
      await mailToken(room, transaction, { user, kind, to: email, ...way });
    });
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
  await room.limits.spendTextTo(phone);
  await inEqualTime(async () => {
    const known = await findUserByPhone(room.database, phone);
    await room.inTransaction(async (transaction) => {
      const newcomer = {
        phone,
        data: wish.data,
        isConfirmed: room.settings.phone.isAutoconfirm,
        language: visitor.language,
      };
      const user = known ?? (await takeIn(room, transaction, wish, newcomer, visitor));
      await textToken(room, transaction, { user, kind: 'sms', to: phone, channel, visitor });
    });
  });
};

/** Takes in somebody without a password. */
const takeIn = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  wish: CodeWish,
  newcomer: Newcomer,
  visitor: Visitor,
): Promise<UserRow> => {
  if (!wish.create_user) throw new AccountsError(422, 'otp_disabled', 'Signups not allowed for otp');
  if (!room.settings.isSignUpOpen) {
    throw new AccountsError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const user = await createUser(transaction, newcomer);
  // Somebody was faster with the same address; the next try finds them.
  if (user === undefined) throw new AccountsError(409, 'conflict', 'Please try again');
  await letShopJoin(room, transaction, user, { isByForm: false });
  await recordEvent(transaction, 'signed_up', { userId: user.id, visitor });
  return user;
};
