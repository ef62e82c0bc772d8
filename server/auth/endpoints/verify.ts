import * as v from 'valibot';
import { invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction } from '../accounts-room.ts';
import { inEqualTime } from '../http/in-equal-time.ts';
import { codeHash, linkHash } from '../one-time/make-token.ts';
import { countWrongCode, findTokenByCode, findTokenByLink } from '../one-time/one-time-tokens.repository.ts';
import { kindsOfType, outdatedCode, outdatedLink, type TokenUse, useToken } from '../one-time/use-token.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { OneTimeKind, OneTimeTokenRow } from '../tables.ts';
import { checkEmail } from '../users/check-email.ts';
import { checkPhone } from '../users/check-phone.ts';

export const VerifyWish = v.object({
  type: v.nullish(v.string(), ''),
  token: v.nullish(v.string(), ''),
  token_hash: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
});
export type VerifyWish = v.InferOutput<typeof VerifyWish>;

/** What the first of two addresses that agree to a change is told. */
export const halfway = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
} as const;

/** What somebody is told who agrees to a new address elsewhere than in the account's own session. */
export const changed = { msg: 'The email address of the account has been changed', code: '200' } as const;

/** `has_password` is there where the account has none, so that a page can ask for one. */
type VerifyAnswer = (SessionAnswer & { readonly has_password?: false }) | typeof halfway | typeof changed;

/**
 * POST /verify (accounts contract, section 2): a code that was typed, or what stood in a link, becomes a session. Throws
 * 403 `otp_expired` when it was used, replaced, has outlived its time, or never was.
 */
export const verify = async (
  room: AccountsRoom,
  wish: VerifyWish,
  { session, visitor }: TokenUse,
): Promise<VerifyAnswer> => {
  const kinds = checkWish(wish);
  await room.limits.spendVerify(visitor.addressBucket);
  const proven = await room.inTransaction(async (transaction) => {
    const token = await findToken(room, transaction, wish, kinds);
    const used = token && (await useToken(room, transaction, token, { session, visitor }));
    if (used === undefined) return null;
    const { user, outcome } = used;
    if (outcome !== 'in') return outcome === 'halfway' ? halfway : changed;
    return { user, session: await openSession(transaction, user.id, 'otp', visitor) };
  });
  if (proven === null) {
    if (wish.token_hash !== '') throw outdatedLink();
    // it is counted where a token waits only, which the clock must not tell
    await inEqualTime(() => countWrongCode(room.database, { sentTo: sentTo(wish), kinds }));
    throw outdatedCode();
  }
  if ('code' in proven) return proven;
  const answer = await sessionAnswer(room, proven);
  return proven.user.encrypted_password === null ? { ...answer, has_password: false } : answer;
};

const checkWish = ({ type, token, token_hash, email, phone }: VerifyWish): readonly OneTimeKind[] => {
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (token_hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (token_hash !== '' && (email !== '' || phone !== '')) {
    throw invalid('Only the token_hash and type should be provided');
  }
  if (token !== '' && (email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const kinds = kindsOfType(type);
  if (kinds === undefined) throw invalid('Invalid verification type');
  return kinds;
};

const findToken = (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  wish: VerifyWish,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeTokenRow | undefined> => {
  if (wish.token_hash !== '') return findTokenByLink(transaction, linkHash(room, wish.token_hash), kinds);
  const address = sentTo(wish);
  return findTokenByCode(transaction, {
    sentTo: address,
    kinds,
    codeHash: codeHash(room, address, wish.token),
  });
};

const sentTo = ({ email, phone }: VerifyWish): string => (email === '' ? checkPhone(phone) : checkEmail(email));
