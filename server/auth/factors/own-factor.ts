import type { Kysely } from 'kysely';
import { AccountsError } from '../accounts-error.ts';
import type { AccountsSettings } from '../accounts-settings.ts';
import { isUuid } from '../check-bearer.ts';
import type { AccountsTables, FactorRow, FactorType } from '../tables.ts';
import { findFactor } from './factors.repository.ts';

/** This person's factor. Throws 404 `validation_failed` or `mfa_factor_not_found` (accounts contract, section 2). */
export const ownFactor = async (database: Kysely<AccountsTables>, userId: string, id: string): Promise<FactorRow> => {
  if (!isUuid(id)) throw new AccountsError(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = await findFactor(database, { id, userId });
  if (factor === undefined) throw noSuchFactor();
  return factor;
};

export const noSuchFactor = (): AccountsError => new AccountsError(404, 'mfa_factor_not_found', 'Factor not found');

/** Throws 422 `mfa_…_verify_not_enabled` when factors of this type are not asked for. */
export const checkMayVerify = ({ factors }: AccountsSettings, type: FactorType): void => {
  if (factors[type].mayVerify) return;
  throw new AccountsError(
    422,
    `mfa_${type}_verify_not_enabled`,
    `MFA verification is disabled for ${factorNames[type]}`,
  );
};

/** As the texts of refusals call them. */
export const factorNames = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

/** What a session says of how it was proven by a factor (contract, section 3). */
export const factorMethods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;
