import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, Visitor } from '../accounts-room.ts';
import { isUuid } from '../check-bearer.ts';
import { deleteFlow, findFlowByCode, lockFlowByCode } from '../flows/flow-states.repository.ts';
import { isVerifierOf } from '../flows/proof-key.ts';
import { openProviderTokens, type ProviderTokens } from '../flows/provider-tokens.ts';
import { openSession } from '../sessions/open-session.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { FlowStateRow, SignInMethod } from '../tables.ts';
import { refuseBanned } from '../users/refuse-banned.ts';
import { lockUser } from '../users/users.repository.ts';

export const CodeExchange = v.object({
  auth_code: v.nullish(v.string(), ''),
  code_verifier: v.nullish(v.string(), ''),
});
export type CodeExchange = v.InferOutput<typeof CodeExchange>;

const CODE_SECONDS = 300;

/**
 * POST /token?grant_type=pkce (accounts contract, sections 2 and 6): the code of a flow and the verifier that began it
 * become a session, once. A wrong verifier does not use the code up. The time counts from when the code was issued, so
 * that a mail may be read as late as its link lives.
 */
export const exchangeCode = async (
  room: AccountsRoom,
  wish: CodeExchange,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  if (wish.auth_code === '' || wish.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const { provider, ...opened } = await room.inTransaction(async (transaction) => {
    const waiting = isUuid(wish.auth_code) ? await findFlowByCode(transaction, wish.auth_code) : undefined;
    // the user first, as whoever ends the flows of an account locks them
    const user = waiting?.user_id ? await lockUser(transaction, waiting.user_id) : undefined;
    const flow = waiting && (await lockFlowByCode(transaction, wish.auth_code));
    const { method } = checkFlow(flow, wish.code_verifier);
    await deleteFlow(transaction, flow?.id ?? '');
    if (user === undefined || user.deleted_at !== null) throw noFlow();
    refuseBanned(user, 400);
    const session = await openSession(transaction, user.id, method, visitor);
    return { user, session, provider: providerTokens(room, flow) };
  });
  return { ...(await sessionAnswer(room, opened)), ...provider };
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

/** What the provider gave for its own services, sealed until now. */
const providerTokens = ({ box }: AccountsRoom, flow: FlowStateRow | undefined): Partial<ProviderTokens> => {
  const sealed = flow?.sealed_provider_tokens ?? null;
  return sealed === null ? {} : openProviderTokens(box, sealed);
};

const noFlow = (): AccountsError =>
  new AccountsError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
