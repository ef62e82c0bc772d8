import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom } from '../accounts-room.ts';
import { isUuid } from '../check-bearer.ts';
import { claimFlow, findProviderFlow, type ProviderFlow } from '../flows/flow-states.repository.ts';

/**
 * The flow that somebody comes back with, which nobody can come back with again (accounts contract, sections 2 and 6).
 * Throws 400 `bad_oauth_callback`, `bad_oauth_state` or `flow_state_already_used`.
 */
export const claimState = async ({ database }: AccountsRoom, state: string): Promise<ProviderFlow> => {
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
