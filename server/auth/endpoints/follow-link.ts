import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { issueCode } from '../flows/flow-states.repository.ts';
import { withCode, withFailure, withFragment, withSession } from '../flows/return-address.ts';
import { linkHash } from '../one-time/make-token.ts';
import { findTokenByLink } from '../one-time/one-time-tokens.repository.ts';
import { kindsOfType, outdatedLink, useToken } from '../one-time/use-token.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { changed, halfway } from './verify.ts';

type Link = { readonly token: string; readonly type: string; readonly redirectTo: string };

/**
 * GET /verify (accounts contract, section 2), the link of a mail: the address to go on to, with a session in its
 * fragment, with a code in its query where the flow has a proof key, or with what went wrong. Throws only 400
 * `validation_failed`, for a link that lacks a part.
 */
export const followLink = async (room: AccountsRoom, link: Link, visitor: Visitor): Promise<string> => {
  if (link.token === '') throw invalid('Verify requires a token or a token hash');
  if (link.type === '') throw invalid('Verify requires a verification type');
  const isPkce = link.token.startsWith('pkce_');
  try {
    await room.limits.spendVerify(visitor.addressBucket);
    return await goOn(room, link, visitor);
  } catch (error) {
    if (!(error instanceof AccountsError)) throw error;
    return withFailure(link.redirectTo, error, isPkce);
  }
};

const goOn = async (
  room: AccountsRoom,
  { token: linkToken, type, redirectTo }: Link,
  visitor: Visitor,
): Promise<string> => {
  const kinds = kindsOfType(type);
  if (kinds === undefined) throw outdatedLink();
  const outcome = await room.inTransaction(async (transaction) => {
    const token = await findTokenByLink(transaction, linkHash(room, linkToken), kinds);
    if (token === undefined) throw outdatedLink();
    const used = await useToken(room, transaction, token, { session: null, visitor });
    if (used === undefined) throw outdatedLink();
    const { user, outcome: proven } = used;
    if (proven !== 'in') return proven;
    if (token.flow_id !== null) return { code: await issueCode(transaction, token.flow_id, { userId: user.id }) };
    return { user, session: await openSession(transaction, user.id, 'otp', visitor) };
  });
  if (outcome === 'halfway') return withFragment(redirectTo, { message: halfway.msg, sb: '' });
  if (outcome === 'changed') return withFragment(redirectTo, { message: changed.msg, sb: '' });
  if ('code' in outcome) return withCode(redirectTo, outcome.code);
  return withSession(redirectTo, await sessionAnswer(room, outcome), { type });
};
