import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { AccountsError, invalid } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { recordEvent } from '../audit.repository.ts';
import { type Bearer, noSuchSession, noSuchUser } from '../check-bearer.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { lockSession } from '../sessions/sessions.repository.ts';
import type { ChallengeRow, FactorRow, SessionRow, UserRow } from '../tables.ts';
import { lockUser } from '../users/users.repository.ts';
import { challengeCodeHash } from './challenge-factor.ts';
import { markChallengeUsed } from './challenges.repository.ts';
import { endWeakerSessions, raiseSession } from './factor-sessions.repository.ts';
import { countWrongCode, deleteUnproven, markProven } from './factors.repository.ts';
import { openChallenge } from './open-challenge.ts';
import { checkMayVerify, factorMethods, factorNames, ownFactor } from './own-factor.ts';
import { acceptedStep } from './totp.ts';

export const CodeWish = v.object({ challenge_id: v.nullish(v.string(), ''), code: v.nullish(v.string(), '') });
export type CodeWish = v.InferOutput<typeof CodeWish>;

type Given = CodeWish & { readonly factorId: string };

/**
 * POST /factors/{id}/verify (accounts contract, sections 2 and 3): the right code proves the factor and raises the
 * session to aal2. The person's weaker sessions end, and so do the other enrolments of this type. Wrong codes are
 * counted; too many let the factor rest.
 */
export const verifyFactor = async (
  room: AccountsRoom,
  bearer: Bearer,
  given: Given,
  visitor: Visitor,
): Promise<SessionAnswer> => {
  await room.limits.spendFactorCode(visitor.addressBucket);
  // A wrong code is answered, not thrown, inside the transaction: its count must be kept.
  const outcome = await room.inTransaction((transaction) => tryCode(room, transaction, bearer, given, visitor));
  if (outcome instanceof AccountsError) throw outcome;
  return sessionAnswer(room, outcome);
};

const tryCode = async (
  room: AccountsRoom,
  transaction: AccountsTransaction,
  bearer: Bearer,
  given: Given,
  visitor: Visitor,
): Promise<{ user: UserRow; session: SessionRow } | AccountsError> => {
  // Whatever changes a person's factors waits here for its turn, and always in this order.
  const user = await lockUser(transaction, bearer.userId);
  if (user === undefined) throw noSuchUser();
  const session = await lockSession(transaction, bearer.sessionId);
  if (session === undefined) throw noSuchSession();

  const factor = await ownFactor(transaction, user.id, given.factorId);
  checkMayTry(room, factor, given.code);
  const challenge = await openChallenge(room, transaction, factor, given.challenge_id, visitor);
  const proof = readCode(room, factor, challenge, given.code);
  const about = { userId: user.id, sessionId: session.id, visitor };
  if (proof === null) {
    await countWrongCode(transaction, factor, room.settings.factors.wrongCodes);
    await recordEvent(transaction, 'factor_refused', about);
    return wrongCode(factor);
  }

  await markChallengeUsed(transaction, challenge.id);
  await markProven(transaction, factor, proof.step);
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

/** Before anybody looks at the code: is one given, does this type count, has the factor rested? */
const checkMayTry = ({ settings }: AccountsRoom, factor: FactorRow, code: string): void => {
  if (code === '' && factor.factor_type !== 'webauthn') throw invalid('Code needs to be non-empty');
  checkMayVerify(settings, factor.factor_type);
  const rest = (factor.locked_until?.getTime() ?? 0) - Date.now();
  if (rest <= 0) return;
  throw new AccountsError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    retryAfterSeconds: Math.ceil(rest / 1000),
  });
};

/** Null for a wrong code, or one that was accepted before; `step` is null where codes have none. */
const readCode = (
  room: AccountsRoom,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): { readonly step: number | null } | null => {
  if (factor.sealed_secret !== null) {
    const secret = room.box.open('totp', factor.sealed_secret);
    const step = acceptedStep(secret, code.trim(), factor.last_step, Date.now());
    return step === null ? null : { step };
  }
  if (challenge.code_hash === null) return null;
  const isRight = timingSafeEqual(challenge.code_hash, challengeCodeHash(room, challenge.id, code.trim()));
  return isRight ? { step: null } : null;
};

const wrongCode = ({ factor_type }: FactorRow): AccountsError =>
  new AccountsError(
    422,
    'mfa_verification_failed',
    `Invalid ${factor_type === 'phone' ? 'MFA Phone' : factorNames[factor_type]} code entered`,
  );

/** The newest first, and no method twice. */
const amrWith = ({ factor_type }: FactorRow, { amr }: SessionRow): SessionRow['amr'] => {
  const method = factorMethods[factor_type];
  return [{ method, timestamp: Math.floor(Date.now() / 1000) }, ...amr.filter((entry) => entry.method !== method)];
};
