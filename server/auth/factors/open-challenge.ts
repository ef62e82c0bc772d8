import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom, AccountsTransaction, Visitor } from '../accounts-room.ts';
import { isUuid } from '../check-bearer.ts';
import type { ChallengeRow, FactorRow } from '../tables.ts';
import { lockChallenge } from './challenges.repository.ts';

/**
 * The challenge of this factor that a code is given to. Throws 422 `mfa_factor_not_found` when there is none,
 * `mfa_ip_address_mismatch` when it was used already or must be answered from another address, and
 * `mfa_challenge_expired` (accounts contract, section 2).
 */
export const openChallenge = async (
  { settings }: AccountsRoom,
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
  const { isBoundToAddress, challengeSeconds } = settings.factors;
  if (challenge.used_at !== null || (isBoundToAddress && !challenge.isFromAddress)) {
    throw new AccountsError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.created_at.getTime() + challengeSeconds * 1000 < Date.now()) {
    throw new AccountsError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge;
};
