import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { AccountsContext, AccountsTransaction, Visitor } from '../accounts-context.ts';
import { AccountsError, invalid } from '../accounts-error.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, isUuid, noSuchSession, noSuchUser } from '../check-bearer.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/sessions.ts';
import type { ChallengeRow, FactorRow, SessionRow, UserRow } from '../tables.ts';
import { lockUser } from '../users/users.repository.ts';
import { challengeCodeHash } from './challenge-factor.ts';
import {
  countWrongCode,
  deleteUnproven,
  endWeakerSessions,
  lockChallenge,
  markChallengeUsed,
  markVerified,
  raiseSession,
} from './factors.repository.ts';
import { checkMayVerify, factorMethods, factorNames, requireOwnFactor } from './factors.ts';
import { acceptedStep } from './totp.ts';

export const FactorCodeBody = v.object({ challenge_id: v.nullish(v.string(), ''), code: v.nullish(v.string(), '') });

export type FactorCodeBody = v.InferOutput<typeof FactorCodeBody>;

type FactorCodeInput = FactorCodeBody & { readonly factorId: string };

/**
 * POST /factors/{id}/verify (accounts contract, sections 2 and 3): a correct code verifies the factor and
 * raises the session to aal2. Ends the user's aal1 sessions and deletes other enrolments of this type. Too many
 * wrong codes lock the factor.
 */
export const verifyFactor = async (
  accounts: AccountsContext,
  bearer: Bearer,
  input: FactorCodeInput,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  await accounts.limits.spendFactorCode(visitor.addressBucket);
  // A wrong code is returned, not thrown, inside the transaction, so that its count is committed.
  const outcome = await accounts.inTransaction((transaction) => tryCode(accounts, transaction, bearer, input, visitor));
  if (outcome instanceof AccountsError) throw outcome;
  return sessionAnswer(accounts, outcome);
};

const tryCode = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  bearer: Bearer,
  input: FactorCodeInput,
  visitor: Visitor,
): Promise<{ user: UserRow; session: SessionRow } | AccountsError> => {
  // All changes of a user's factors lock in this order.
  const user = await lockUser(transaction, bearer.userId);
  if (user === undefined) throw noSuchUser();
  const session = await lockSession(transaction, bearer.sessionId);
  if (session === undefined) throw noSuchSession();

  const factor = await requireOwnFactor(transaction, user.id, input.factorId);
  checkAttempt(accounts, factor, input.code);
  const challenge = await openChallenge(accounts, transaction, factor, input.challenge_id, visitor);
  const proof = readCode(accounts, factor, challenge, input.code);
  const about = { userId: user.id, sessionId: session.id, visitor };
  if (proof === null) {
    await countWrongCode(transaction, factor, accounts.settings.factors.lockout);
    await recordEvent(transaction, 'factor_failed', about);
    return wrongCode(factor);
  }

  await markChallengeUsed(transaction, challenge.id);
  await markVerified(transaction, factor, proof.step);
  await deleteUnproven(transaction, user.id, factor.factor_type);
  await recordEvent(transaction, 'factor_verified', about);
  const raised = await raiseSession(transaction, session, {
    factorId: factor.id,
    amr: amrWith(factor, session),
    visitor,
  });
  for (const ended of await endWeakerSessions(transaction, raised)) {
    await recordEvent(transaction, 'session_revoked', { ...about, sessionId: ended });
  }
  return { user, session: raised };
};

/** Checks before the code is compared: a code is given, the type is enabled, the factor is not locked. */
const checkAttempt = ({ settings }: AccountsContext, factor: FactorRow, code: string): void => {
  if (code === '') throw invalid('Code needs to be non-empty');
  checkMayVerify(settings, factor.factor_type);
  const remaining = (factor.locked_until?.getTime() ?? 0) - Date.now();
  if (remaining <= 0) return;
  throw new AccountsError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: Math.ceil(remaining / 1000),
  });
};

/** Null for a wrong or reused code; `step` is null for types without time steps. */
const readCode = (
  accounts: AccountsContext,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): { readonly step: number | null } | null => {
  if (factor.encrypted_secret !== null) {
    const secret = accounts.box.decrypt('totp', factor.encrypted_secret);
    const step = acceptedStep(secret, code.trim(), factor.last_totp_step, Date.now());
    return step === null ? null : { step };
  }
  if (challenge.code_hash === null) return null;
  const isRight = timingSafeEqual(challenge.code_hash, challengeCodeHash(accounts, challenge.id, code.trim()));
  return isRight ? { step: null } : null;
};

const wrongCode = ({ factor_type }: FactorRow): AccountsError =>
  new AccountsError(
    422,
    'mfa_verification_failed',
    `Invalid ${factor_type === 'phone' ? 'MFA Phone' : factorNames[factor_type]} code entered`,
  );

/** Newest first, without duplicate methods. */
const amrWith = ({ factor_type }: FactorRow, { amr }: SessionRow): SessionRow['amr'] => {
  const method = factorMethods[factor_type];
  return [{ method, timestamp: Math.floor(Date.now() / 1000) }, ...amr.filter((entry) => entry.method !== method)];
};

/**
 * Locks the challenge for a code. Throws 422 `mfa_factor_not_found` when there is none,
 * `mfa_ip_address_mismatch` when it was used or belongs to another address, and `mfa_challenge_expired`
 * (accounts contract, section 2).
 */
const openChallenge = async (
  { settings }: AccountsContext,
  transaction: AccountsTransaction,
  { id: factorId }: FactorRow,
  challengeId: string,
  { address }: Visitor,
): Promise<ChallengeRow> => {
  const challenge = isUuid(challengeId)
    ? await lockChallenge(transaction, { id: challengeId, factorId, address })
    : undefined;
  if (challenge === undefined) {
    throw new AccountsError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  const { bindToIp, challengeTtlSeconds } = settings.factors;
  if (challenge.used_at !== null || (bindToIp && !challenge.isFromAddress)) {
    throw new AccountsError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.created_at.getTime() + challengeTtlSeconds * 1000 < Date.now()) {
    throw new AccountsError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge;
};
