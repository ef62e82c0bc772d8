import { describeFault } from '../../insight/describe-fault.ts';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { issueCode, type ProviderFlow } from '../flows/flow-states.repository.ts';
import { type ProviderTokens, sealProviderTokens } from '../flows/provider-tokens.ts';
import { withCode, withQuery, withSession } from '../flows/return-address.ts';
import { asAccountsError } from '../http/answer-error.ts';
import type { PendingSignUp } from '../http/sign-up-device.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { mailToken } from '../one-time/send-token.ts';
import { openSession } from '../sessions/open-session.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import type { SessionRow, UserRow } from '../tables.ts';
import { askProvider } from './ask-provider.ts';
import { claimState } from './claim-state.ts';
import type { Providers } from './connect-providers.ts';
import { enterAccount } from './enter-account.ts';
import { failureAddress, nameFailure, providerFailureAddress } from './failure-address.ts';
import { unprovenAddress } from './make-account.ts';
import { untilNotOvertaken } from './overtaken.ts';
import type { Profile } from './read-profile.ts';

/** How somebody comes back from a provider. */
export type Return = {
  readonly answer: URLSearchParams;
  readonly visitor: Visitor;
  /** Whether they left for it in the same browser. */
  readonly isSameBrowser: boolean;
  /** Told whose address has yet to be confirmed by mail. */
  readonly onPending: (pending: PendingSignUp) => void;
};

/** Where somebody goes now, and by which kind of redirect. */
export type Onward = { readonly status: 302 | 303; readonly address: string };

/**
 * GET and POST /callback (accounts contract, section 2): somebody comes back from a provider. Whatever happened, they
 * are sent on: to the page that they began at, with a session, a code or what went wrong, or to the site when nobody
 * knows where they began.
 */
export const finishFlow = async (room: AccountsRoom, providers: Providers, back: Return): Promise<Onward> => {
  let flow: ProviderFlow;
  try {
    flow = await claimState(room, back.answer.get('state') ?? '');
  } catch (error) {
    return { status: 303, address: withQuery(room.settings.siteUrl, nameFailure(asFailure(room, error))) };
  }
  try {
    return { status: 302, address: await answerFlow(room, providers, flow, back) };
  } catch (error) {
    return { status: 302, address: failureAddress(flow.redirect_to, asFailure(room, error)) };
  }
};

const answerFlow = async (
  room: AccountsRoom,
  providers: Providers,
  flow: ProviderFlow,
  back: Return,
): Promise<string> => {
  const { answer } = back;
  const refusal = answer.get('error');
  if (refusal !== null) {
    return providerFailureAddress(flow.redirect_to, refusal, answer.get('error_description') ?? '');
  }
  if ((answer.get('code') ?? '') === '') {
    throw new AccountsError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const { profile, tokens } = await askProvider(room, providers, flow, answer);
  const entered = await untilNotOvertaken(() => enter(room, flow, { profile, tokens }, back));
  if ('code' in entered) return withCode(flow.redirect_to, entered.code);
  return withSession(flow.redirect_to, await sessionAnswer(room, entered), tokens);
};

type Told = { readonly profile: Profile; readonly tokens: ProviderTokens };
type Entered = { readonly code: string } | { readonly user: UserRow; readonly session: SessionRow };

/** The session, or the code that the flow's beginner changes into one. */
const enter = async (
  room: AccountsRoom,
  flow: ProviderFlow,
  { profile, tokens }: Told,
  { visitor, isSameBrowser, onPending }: Return,
): Promise<Entered> => {
  const theirs = { provider: flow.provider, profile };
  const entered = await room.inTransaction(async (transaction): Promise<Entered | null> => {
    const { user, needsConfirmation } =
      flow.linking_user_id === null
        ? await enterAccount(room, transaction, theirs, visitor)
        : await linkIdentity(
            room,
            transaction,
            { ...theirs, userId: flow.linking_user_id, flowId: flow.id, isSameBrowser },
            visitor,
          );
    if (needsConfirmation) {
      // The account and its identity stay, for the day its address is confirmed.
      await mailConfirmation(room, transaction, user, flow, visitor);
      if (isSameBrowser) onPending({ id: user.id, encryptedPassword: null });
      return null;
    }
    if (flow.code_challenge === null) {
      return { user, session: await openSession(transaction, user.id, 'oauth', visitor) };
    }
    const sealedProviderTokens = sealProviderTokens(room.box, tokens);
    return { code: await issueCode(transaction, flow.id, { userId: user.id, sealedProviderTokens }) };
  });
  if (entered === null) throw unprovenAddress(room.settings, flow.provider);
  return entered;
};

/** The provider does not vouch for the address, so that its owner is asked by mail. */
const mailConfirmation = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  user: UserRow,
  { redirect_to: redirectTo }: ProviderFlow,
  visitor: Visitor,
): Promise<void> => {
  if (user.email === null) return;
  const kind = 'confirmation';
  await mailToken(room, transaction, { user, kind, to: user.email, redirectTo, proofKey: null, visitor });
};

const asFailure = (room: AccountsRoom, error: unknown): AccountsError => {
  if (error instanceof AccountsError) return error;
  room.log.error(describeFault(error), 'the accounts service failed');
  return asAccountsError(error);
};
