import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from './accounts-context.ts';
import { AccountsError, invalid } from './accounts-error.ts';
import { issueCode } from './flows/flow-states.repository.ts';
import { withCode, withFailure, withSession } from './flows/redirect-url.ts';
import { padResponseTime } from './http/pad-response-time.ts';
import {
  consumeToken,
  kindsOfType,
  outdatedCode,
  outdatedLink,
  type TokenUse,
} from './one-time-tokens/consume-token.ts';
import { codeHash, linkHash } from './one-time-tokens/create-one-time-token.ts';
import { countWrongCode, findTokenByCode, findTokenByLink } from './one-time-tokens/one-time-tokens.repository.ts';
import { createSession, type SessionAnswer, sessionAnswer } from './sessions/sessions.ts';
import type { OneTimeKind, OneTimeTokenRow } from './tables.ts';
import { checkEmail } from './users/user-checks.ts';

export const VerifyBody = v.object({
  type: v.nullish(v.string(), ''),
  token: v.nullish(v.string(), ''),
  token_hash: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
});

export type VerifyBody = v.InferOutput<typeof VerifyBody>;

/** `has_password` is set only for an account without a password, so that a page can ask for one. */
type VerifyAnswer = SessionAnswer & { readonly has_password?: false };

/**
 * POST /verify (accounts contract, section 2): exchanges an entered code or a link's token for a session. Throws
 * 403 `otp_expired` when it is used, replaced, expired or unknown.
 */
export const verify = async (
  accounts: AccountsContext,
  body: VerifyBody,
  { session, visitor }: TokenUse,
): Promise<VerifyAnswer> => {
  const kinds = checkForm(body);
  await accounts.limits.spendVerify(visitor.addressBucket);
  const proven = await accounts.inTransaction(async (transaction) => {
    const token = await findToken(accounts, transaction, body, kinds);
    const user = token && (await consumeToken(accounts, transaction, token, { session, visitor }));
    if (user === undefined) return null;
    return { user, session: await createSession(transaction, user.id, 'otp', visitor) };
  });
  if (proven === null) {
    if (body.token_hash !== '') throw outdatedLink();
    // wrong codes are counted only for existing tokens, which the response time must not reveal
    await padResponseTime(() => countWrongCode(accounts.database, { sentTo: checkEmail(body.email), kinds }));
    throw outdatedCode();
  }
  const response = await sessionAnswer(accounts, proven);
  return proven.user.encrypted_password === null ? { ...response, has_password: false } : response;
};

const checkForm = ({ type, token, token_hash, email }: VerifyBody): readonly OneTimeKind[] => {
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (token_hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (token_hash !== '' && email !== '') throw invalid('Only the token_hash and type should be provided');
  if (token !== '' && email === '') throw invalid('Verify requires an email address with the token');
  const kinds = kindsOfType(type);
  if (kinds === undefined) throw invalid('Invalid verification type');
  return kinds;
};

const findToken = (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  body: VerifyBody,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeTokenRow | undefined> => {
  if (body.token_hash !== '') return findTokenByLink(transaction, linkHash(accounts, body.token_hash), kinds);
  const address = checkEmail(body.email);
  return findTokenByCode(transaction, {
    sentTo: address,
    kinds,
    codeHash: codeHash(accounts, address, body.token),
  });
};

type Link = { readonly token: string; readonly type: string; readonly redirectTo: string };

/**
 * GET /verify (accounts contract, section 2), the link of a mail: returns the redirect address, with a session
 * in its fragment, a code in its query for a flow with a PKCE challenge, or an error. Throws only 400
 * `validation_failed`, for a link that lacks a part.
 */
export const followLink = async (accounts: AccountsContext, link: Link, visitor: Visitor): Promise<string> => {
  if (link.token === '') throw invalid('Verify requires a token or a token hash');
  if (link.type === '') throw invalid('Verify requires a verification type');
  const isPkce = link.token.startsWith('pkce_');
  try {
    await accounts.limits.spendVerify(visitor.addressBucket);
    return await redirectAfterLink(accounts, link, visitor);
  } catch (error) {
    if (!(error instanceof AccountsError)) throw error;
    return withFailure(link.redirectTo, error, isPkce);
  }
};

const redirectAfterLink = async (
  accounts: AccountsContext,
  { token: linkToken, type, redirectTo }: Link,
  visitor: Visitor,
): Promise<string> => {
  const kinds = kindsOfType(type);
  if (kinds === undefined) throw outdatedLink();
  const outcome = await accounts.inTransaction(async (transaction) => {
    const token = await findTokenByLink(transaction, linkHash(accounts, linkToken), kinds);
    if (token === undefined) throw outdatedLink();
    const user = await consumeToken(accounts, transaction, token, { session: null, visitor });
    if (user === undefined) throw outdatedLink();
    if (token.flow_id !== null) return { code: await issueCode(transaction, token.flow_id, { userId: user.id }) };
    return { user, session: await createSession(transaction, user.id, 'otp', visitor) };
  });
  if ('code' in outcome) return withCode(redirectTo, outcome.code);
  return withSession(redirectTo, await sessionAnswer(accounts, outcome), { type });
};
