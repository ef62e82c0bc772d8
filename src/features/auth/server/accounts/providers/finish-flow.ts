import { serializeError } from '#core/server/observability/logger.ts';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import { isUuid } from '../check-bearer.ts';
import { claimFlow, findProviderFlow, issueCode, type ProviderFlow } from '../flows/flow-states.repository.ts';
import { encryptProviderTokens, type ProviderTokens } from '../flows/provider-tokens.ts';
import { errorNames, withCode, withFragment, withQuery, withSession } from '../flows/redirect-url.ts';
import { asAccountsError } from '../http/answer-error.ts';
import type { PendingSignUp } from '../http/device-cookies.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { sendToken } from '../one-time-tokens/send-token.ts';
import { createSession, sessionAnswer } from '../sessions/sessions.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import type { Providers } from './connect-providers.ts';
import { retryOnConcurrentSignIn, unprovenAddress } from './create-provider-user.ts';
import { fetchProviderIdentity, type Profile } from './fetch-provider-identity.ts';
import { resolveProviderUser } from './resolve-provider-user.ts';

/** A return from a provider. */
type Return = {
  readonly params: URLSearchParams;
  readonly visitor: Visitor;
  /** Whether the flow began in the same browser. */
  readonly isSameBrowser: boolean;
  /** Called for an account whose address must be confirmed by mail. */
  readonly onPending: (pending: PendingSignUp) => void;
};

/** Address and status of a redirect. */
type RedirectResponse = { readonly status: 302 | 303; readonly address: string };

/**
 * GET and POST /callback (accounts contract, section 2): handles a return from a provider. Always redirects: to
 * the page on which the flow began, with a session, a code or an error, or to the site when the flow is
 * unknown.
 */
export const finishFlow = async (
  accounts: AccountsContext,
  providers: Providers,
  back: Return,
): Promise<RedirectResponse> => {
  let flow: ProviderFlow;
  try {
    flow = await claimState(accounts, back.params.get('state') ?? '');
  } catch (error) {
    return { status: 303, address: withQuery(accounts.settings.siteUrl, nameFailure(asFailure(accounts, error))) };
  }
  try {
    return { status: 302, address: await answerFlow(accounts, providers, flow, back) };
  } catch (error) {
    return { status: 302, address: failureAddress(flow.redirect_to, asFailure(accounts, error)) };
  }
};

const answerFlow = async (
  accounts: AccountsContext,
  providers: Providers,
  flow: ProviderFlow,
  back: Return,
): Promise<string> => {
  const { params } = back;
  const refusal = params.get('error');
  if (refusal !== null) {
    return providerFailureAddress(flow.redirect_to, refusal, params.get('error_description') ?? '');
  }
  if ((params.get('code') ?? '') === '') {
    throw new AccountsError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const { profile, tokens } = await fetchProviderIdentity(accounts, providers, flow, params);
  const entered = await retryOnConcurrentSignIn(() => enter(accounts, flow, { profile, tokens }, back));
  if ('code' in entered) return withCode(flow.redirect_to, entered.code);
  return withSession(flow.redirect_to, await sessionAnswer(accounts, entered), tokens);
};

type ProviderResult = { readonly profile: Profile; readonly tokens: ProviderTokens };

type Entered = { readonly code: string } | { readonly user: UserRow; readonly session: SessionRow };

/** Creates the session, or the code that the flow's client exchanges for one. */
const enter = async (
  accounts: AccountsContext,
  flow: ProviderFlow,
  { profile, tokens }: ProviderResult,
  { visitor, isSameBrowser, onPending }: Return,
): Promise<Entered> => {
  const providerIdentity = { provider: flow.provider, profile };
  const entered = await accounts.inTransaction(async (transaction): Promise<Entered | null> => {
    const { user, needsConfirmation } =
      flow.linking_user_id === null
        ? await resolveProviderUser(accounts, transaction, providerIdentity, visitor)
        : await linkIdentity(
            accounts,
            transaction,
            { ...providerIdentity, userId: flow.linking_user_id, flowId: flow.id, isSameBrowser },
            visitor,
          );
    if (needsConfirmation) {
      // The account and its identity stay until the address is confirmed.
      await mailConfirmation(accounts, transaction, user, flow, visitor);
      if (isSameBrowser) onPending({ id: user.id, encryptedPassword: null });
      return null;
    }
    if (flow.code_challenge === null) {
      return { user, session: await createSession(transaction, user.id, 'oauth', visitor) };
    }
    const encryptedProviderTokens = encryptProviderTokens(accounts.box, tokens);
    return { code: await issueCode(transaction, flow.id, { userId: user.id, encryptedProviderTokens }) };
  });
  if (entered === null) throw unprovenAddress(accounts.settings, flow.provider);
  return entered;
};

/** Mails a confirmation to an address that the provider has not verified. */
const mailConfirmation = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  { redirect_to: redirectTo }: ProviderFlow,
  visitor: Visitor,
): Promise<void> => {
  if (user.email === null) return;
  const kind = 'confirmation';
  await sendToken(accounts, transaction, { user, kind, to: user.email, redirectTo, proofKey: null, visitor });
};

const asFailure = (accounts: AccountsContext, error: unknown): AccountsError => {
  if (error instanceof AccountsError) return error;
  accounts.log.error(serializeError(error), 'the accounts service failed');
  return asAccountsError(error);
};

/**
 * Claims the flow of a return, once (accounts contract, sections 2 and 6). Throws 400 `bad_oauth_callback`,
 * `bad_oauth_state` or `flow_state_already_used`.
 */
const claimState = async ({ database }: AccountsContext, state: string): Promise<ProviderFlow> => {
  if (state === '') throw refusal('bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) throw refusal('bad_oauth_state', 'OAuth state parameter is invalid');
  const begunAfter = new Date(Date.now() - lifeMilliseconds);
  const claimed = await claimFlow(database, state, begunAfter);
  if (claimed !== undefined) return claimed;

  const flow = await findProviderFlow(database, state);
  if (flow === undefined) throw refusal('bad_oauth_state', 'OAuth state not found or expired');
  if (flow.created_at <= begunAfter) throw refusal('bad_oauth_state', 'OAuth state has expired');
  throw refusal('flow_state_already_used', 'State has already been used');
};

const lifeMilliseconds = 5 * 60_000;

const refusal = (code: string, message: string): AccountsError => new AccountsError(400, code, message);

/**
 * Adds the error of a flow to an address: in the query, and in the fragment for pages that read it there
 * (accounts contract, section 2, `/callback`).
 */
const failureAddress = (target: string, failure: AccountsError): string => withParams(target, nameFailure(failure));

/** Adds the provider's own error to an address. */
const providerFailureAddress = (target: string, error: string, description: string): string =>
  withParams(target, { error, error_description: description });

/** OAuth's names for an error. */
const nameFailure = ({ status, code, message }: AccountsError): Readonly<Record<string, string>> => ({
  error: denials.has(code) ? 'access_denied' : (errorNames[status] ?? 'server_error'),
  error_code: code,
  error_description: message,
});

const withParams = (target: string, params: Readonly<Record<string, string>>): string =>
  withFragment(withQuery(target, params), { ...params, sb: '' });

/** Error codes that map to `access_denied`. */
const denials = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);
