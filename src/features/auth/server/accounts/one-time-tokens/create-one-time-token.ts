import { randomBytes, randomInt } from 'node:crypto';
import type { AccountsContext, AccountsTransaction } from '../accounts-context.ts';
import type { OneTimeKind } from '../tables.ts';
import { upsertToken } from './one-time-tokens.repository.ts';

/** A token as it is sent, but never stored: the code to type, and the token of the link. */
export type GeneratedToken = { readonly code: string; readonly linkToken: string };

type TokenInput = {
  readonly userId: string;
  readonly kind: OneTimeKind;
  readonly sentTo: string;
  /** The flow that a link with a PKCE challenge continues. */
  readonly flowId: string | null;
};

/**
 * Creates the only token of its kind for a locked user (accounts contract, section 7): a code of digits and, independent
 * of it, 224 random bits for the link, with the prefix `pkce_` if it continues a flow. Stores keyed hashes only.
 */
export const createOneTimeToken = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  { userId, kind, sentTo, flowId }: TokenInput,
): Promise<GeneratedToken> => {
  const { codeLength, tokenTtlSeconds, inviteTtlSeconds } = accounts.settings.email;
  const code = randomDigits(codeLength);
  const linkToken = `${flowId === null ? '' : 'pkce_'}${randomBytes(28).toString('hex')}`;
  await upsertToken(transaction, {
    user_id: userId,
    kind,
    recipient: sentTo,
    code_hash: codeHash(accounts, sentTo, code),
    link_hash: linkHash(accounts, linkToken),
    flow_id: flowId,
    expires_at: new Date(Date.now() + (kind === 'invite' ? inviteTtlSeconds : tokenTtlSeconds) * 1000),
  });
  return { code, linkToken };
};

export const codeHash = ({ box }: AccountsContext, sentTo: string, code: string): Buffer =>
  box.hash('code', sentTo, code);

export const linkHash = ({ box }: AccountsContext, linkToken: string): Buffer => box.hash('link', linkToken);

const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');
