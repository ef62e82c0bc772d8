import type { Context } from 'hono';
import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from './accounts-context.ts';
import { AccountsError, invalid } from './accounts-error.ts';
import { recordEvent } from './audit.repository.ts';
import { isUuid } from './check-bearer.ts';
import { deleteFlow, findFlowByCode, lockFlowByCode } from './flows/flow-states.repository.ts';
import { isVerifierOf } from './flows/proof-key.ts';
import { decryptProviderTokens, type ProviderTokens } from './flows/provider-tokens.ts';
import { accountKey, isKnownDevice } from './http/device-cookies.ts';
import { readBody } from './http/read-request.ts';
import { findPasswordWeaknesses, isPasswordOf } from './passwords.ts';
import { isSignedBy, type RefreshTokenParts, readRefreshToken } from './sessions/refresh-token.ts';
import { advanceSession, deleteSessions, lockSession, sessionOwner } from './sessions/sessions.repository.ts';
import { createSession, type SessionAnswer, sessionAnswer, sessionEndReason } from './sessions/sessions.ts';
import type { FlowStateRow, SessionRow, SignInMethod, UserRow } from './tables.ts';
import { readEmail, refuseBanned } from './users/user-checks.ts';
import { findUserByEmail, lockUser, markSignedIn } from './users/users.repository.ts';

/** POST /token?grant_type= (accounts contract, section 2): dispatches to the function of the grant. */
export const exchangeGrant = async (
  accounts: AccountsContext,
  context: Context,
  grant: string,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  switch (grant) {
    case 'password':
      return signInWithPassword(accounts, await readBody(context, PasswordGrantBody), visitor);
    case 'refresh_token':
      return refreshSession(accounts, await readBody(context, RefreshGrantBody), visitor);
    case 'pkce':
      return exchangeCode(accounts, await readBody(context, CodeExchange), visitor);
    default:
      throw new AccountsError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
};

const PasswordGrantBody = v.object({
  email: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), ''),
});

type PasswordGrantBody = v.InferOutput<typeof PasswordGrantBody>;

/**
 * POST /token?grant_type=password (accounts contract, section 2). An unknown address, a user without a password
 * and a wrong password get the same response in the same time. A correct password that is weak under the current rules signs in,
 * with a warning.
 */
const signInWithPassword = async (
  accounts: AccountsContext,
  body: PasswordGrantBody,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  if (body.email === '') throw invalid('missing email');
  if (!accounts.settings.email.enabled) {
    throw new AccountsError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  const source = {
    account: accountKey(body.email),
    addressBucket: visitor.addressBucket,
    isKnownDevice: await hasKnownDevice(accounts, body.email, visitor),
  };
  await accounts.limits.spendSignIn(source);
  const checked = await checkCredentials(accounts, body);

  const opened = await accounts.inTransaction(async (transaction) => {
    const user = await markSignedIn(transaction, checked);
    if (user === undefined) throw wrongCredentials();
    return { user, session: await createSession(transaction, user.id, 'password', visitor) };
  });
  await accounts.limits.resetSignIn(source);

  const weakness = findPasswordWeaknesses(body.password, accounts.settings.password);
  const result = await sessionAnswer(accounts, opened);
  return weakness === null ? result : { ...result, weak_password: weakness };
};

/** Looks up the account only for a device with a cookie, so that other devices are rate-limited before the lookup. */
const hasKnownDevice = async (accounts: AccountsContext, input: string, visitor: Visitor): Promise<boolean> => {
  const email = visitor.deviceTokens.length === 0 ? null : readEmail(input);
  const user = email === null ? undefined : await findUserByEmail(accounts.database, email);
  return user !== undefined && isKnownDevice(accounts, visitor, user);
};

const checkCredentials = async (accounts: AccountsContext, body: PasswordGrantBody): Promise<UserRow> => {
  const email = readEmail(body.email);
  const user = email === null ? undefined : await findUserByEmail(accounts.database, email);
  const fits = await isPasswordOf(user?.encrypted_password ?? null, body.password);
  if (user === undefined || !fits) throw wrongCredentials();
  refuseBanned(user, 400);
  if (user.email_confirmed_at === null) {
    throw new AccountsError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return user;
};

const wrongCredentials = (): AccountsError =>
  new AccountsError(400, 'invalid_credentials', 'Invalid login credentials');

const RefreshGrantBody = v.object({ refresh_token: v.nullish(v.string(), '') });

type RefreshGrantBody = v.InferOutput<typeof RefreshGrantBody>;

/**
 * POST /token?grant_type=refresh_token (accounts contract, section 5). Rotates the current token; the one
 * before it, or one within the grace period, returns the current token again (two tabs, a lost response); any
 * older one counts as stolen and ends the session, and so does one from before a second factor (section 3).
 * Never responds with 429 or 409, because the client would sign the user out.
 */
const refreshSession = async (
  accounts: AccountsContext,
  body: RefreshGrantBody,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  const token = readRefreshToken(body.refresh_token);
  if (token === null) throw invalid('Refresh token is not valid');
  // A theft is returned, not thrown, inside the transaction, so that the end of the session is committed.
  const outcome = await accounts.inTransaction((transaction) => exchange(accounts, transaction, token, visitor));
  if (outcome instanceof AccountsError) throw outcome;
  return sessionAnswer(accounts, outcome);
};

const exchange = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  token: RefreshTokenParts,
  visitor: Visitor,
): Promise<{ user: UserRow; session: SessionRow } | AccountsError> => {
  const session = await lockSession(transaction, token.sessionId);
  if (session === undefined || !isSignedBy(session, token)) {
    return new AccountsError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  const user = await sessionOwner(transaction, session);
  if (user === undefined) {
    return new AccountsError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  }
  refuseBanned(user, 400);

  const ended = await sessionEndReason(accounts, transaction, session);
  if (ended !== null) return ended;

  const lag = session.refresh_sequence - token.counter;
  if (lag === 0) return { user, session: await advanceSession(transaction, session, visitor) };
  if (lag === 1 || (lag > 1 && isWithinReuse(accounts, session, token))) return { user, session };

  const about = { userId: user.id, sessionId: session.id, visitor };
  await deleteSessions(transaction, about, 'local');
  await recordEvent(transaction, 'refresh_token_reused', about);
  return new AccountsError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
};

const isWithinReuse = ({ settings }: AccountsContext, session: SessionRow, { counter }: RefreshTokenParts): boolean =>
  counter >= session.refresh_minimum_sequence &&
  Date.now() - session.refreshed_at.getTime() < settings.refreshReuseIntervalSeconds * 1000;

const CodeExchange = v.object({
  auth_code: v.nullish(v.string(), ''),
  code_verifier: v.nullish(v.string(), ''),
});

type CodeExchange = v.InferOutput<typeof CodeExchange>;

const CODE_SECONDS = 300;

/**
 * POST /token?grant_type=pkce (accounts contract, sections 2 and 6): exchanges the code of a flow and its
 * verifier for a session, once. A wrong verifier does not consume the code. The code expires after its issue,
 * not after the start of the flow, so that a mail's link works for its full lifetime.
 */
const exchangeCode = async (
  accounts: AccountsContext,
  body: CodeExchange,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  if (body.auth_code === '' || body.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const { provider, ...opened } = await accounts.inTransaction(async (transaction) => {
    const waiting = isUuid(body.auth_code) ? await findFlowByCode(transaction, body.auth_code) : undefined;
    // lock the user first, in the same order as the deletion of an account's flows
    const user = waiting?.user_id ? await lockUser(transaction, waiting.user_id) : undefined;
    const flow = waiting && (await lockFlowByCode(transaction, body.auth_code));
    const { method } = checkFlow(flow, body.code_verifier);
    await deleteFlow(transaction, flow?.id ?? '');
    if (user === undefined) throw noFlow();
    refuseBanned(user, 400);
    const session = await createSession(transaction, user.id, method, visitor);
    return { user, session, provider: providerTokens(accounts, flow) };
  });
  return { ...(await sessionAnswer(accounts, opened)), ...provider };
};

const checkFlow = (flow: FlowStateRow | undefined, verifier: string): { readonly method: SignInMethod } => {
  if (flow === undefined || flow.user_id === null || flow.code_issued_at === null) throw noFlow();
  if (Date.now() - flow.code_issued_at.getTime() > CODE_SECONDS * 1000) {
    throw new AccountsError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const { code_challenge: challenge, code_challenge_method: method } = flow;
  if (challenge === null || method === null || !isVerifierOf({ challenge, method }, verifier)) {
    throw new AccountsError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  return { method: flow.method };
};

/** Decrypts the tokens for the provider's own services. */
const providerTokens = ({ box }: AccountsContext, flow: FlowStateRow | undefined): Partial<ProviderTokens> => {
  const encrypted = flow?.encrypted_provider_tokens ?? null;
  return encrypted === null ? {} : decryptProviderTokens(box, encrypted);
};

const noFlow = (): AccountsError =>
  new AccountsError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
