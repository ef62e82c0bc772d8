import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError } from '../accounts-error.ts';
import type { Bearer } from '../check-bearer.ts';
import type { ChallengeRow, FactorRow, FactorType } from '../tables.ts';
import { checkChannel } from '../users/user-checks.ts';
import { insertChallenge, markChallenged } from './factors.repository.ts';
import { checkMayVerify, noSuchFactor, requireOwnFactor } from './factors.ts';

export const ChallengeBody = v.object({ channel: v.nullish(v.string(), '') });
export type ChallengeBody = v.InferOutput<typeof ChallengeBody>;

/** `expires_at` in Unix seconds. */
export type ChallengeAnswer = { readonly id: string; readonly type: FactorType; readonly expires_at: number };

/**
 * POST /factors/{id}/challenge (accounts contract, section 2): creates a challenge. Sends the code of a phone factor, at
 * most one per interval, and stores only its keyed hash.
 */
export const challengeFactor = async (
  accounts: AccountsContext,
  bearer: Bearer,
  factorId: string,
  body: ChallengeBody,
  visitor: Visitor,
): Promise<ChallengeAnswer> => {
  await accounts.limits.spendFactorChallenge(visitor.addressBucket);
  const factor = await requireOwnFactor(accounts.database, bearer.userId, factorId);
  checkMayVerify(accounts.settings, factor.factor_type);
  const challenge =
    factor.phone === null
      ? await open(accounts, factor, visitor)
      : await openByText(accounts, { ...factor, phone: factor.phone }, checkChannel(body.channel), visitor);
  const expiresAt = challenge.created_at.getTime() / 1000 + accounts.settings.factors.challengeTtlSeconds;
  return { id: challenge.id, type: factor.factor_type, expires_at: Math.floor(expiresAt) };
};

const open = ({ inTransaction }: AccountsContext, factor: FactorRow, visitor: Visitor): Promise<ChallengeRow> =>
  inTransaction(async (transaction) => {
    const challenged = await markChallenged(transaction, factor.id, null);
    if (challenged === undefined) throw noSuchFactor();
    return insertChallenge(transaction, { factor_id: factor.id, ip: visitor.address });
  });

const openByText = async (
  accounts: AccountsContext,
  factor: FactorRow & { readonly phone: string },
  channel: 'sms' | 'whatsapp',
  visitor: Visitor,
): Promise<ChallengeRow> => {
  const interval = accounts.settings.sms.minIntervalSeconds * 1000;
  const wait = (factor.last_challenged_at?.getTime() ?? 0) + interval - Date.now();
  if (interval > 0 && wait > 0) throw tooSoon(wait);
  // the interval is per factor, so that two factors of one user do not block each other
  await accounts.limits.spendText({ to: factor.phone, addressBucket: visitor.addressBucket });
  return accounts.inTransaction(async (transaction) => {
    const challenged = await markChallenged(transaction, factor.id, new Date(Date.now() - interval));
    if (challenged === undefined) throw tooSoon(interval);
    return sendCode(accounts, transaction, factor, { channel, visitor });
  });
};

const sendCode = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  factor: FactorRow & { readonly phone: string },
  { channel, visitor }: { readonly channel: 'sms' | 'whatsapp'; readonly visitor: Visitor },
): Promise<ChallengeRow> => {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = challengeCodeHash(accounts, id, code);
  const goodUntil = new Date(Date.now() + accounts.settings.factors.challengeTtlSeconds * 1000).toISOString();
  await accounts.mailer.text(transaction, { to: factor.phone, language: visitor.language, code, channel, goodUntil });
  return insertChallenge(transaction, { id, factor_id: factor.id, ip: visitor.address, code_hash: codeHash });
};

/** Hash of a code, bound to its challenge. */
export const challengeCodeHash = ({ box }: AccountsContext, challengeId: string, code: string): Buffer =>
  box.hash('code', 'challenge', challengeId, code);

const tooSoon = (milliseconds: number): AccountsError => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AccountsError(
    429,
    'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );
};
