import { useEffect, useState } from 'react';
import { loadAccounts } from '#core/browser/session.ts';

/** A second factor that may be requested. */
export interface RequiredFactor {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  /** Name given by the user; may be empty. */
  readonly name: string;
  /** Last two digits of the phone number; empty for an authenticator. */
  readonly ending: string;
}

/** Factor as stored in the session; the client's own type lacks the phone. */
interface StoredFactor {
  readonly id: string;
  readonly status: string;
  readonly factor_type: string;
  readonly friendly_name?: string;
  readonly phone?: string;
}

/**
 * Returns the user's second factors while none was verified in this session. Returns none if the accounts service cannot be
 * reached, because the server refuses requests that need a second factor.
 */
export const requiredFactors = async (): Promise<readonly RequiredFactor[]> => {
  try {
    const accounts = await loadAccounts();
    const { data: level } = await accounts.mfa.getAuthenticatorAssuranceLevel();
    if (level?.nextLevel !== 'aal2' || level.currentLevel === 'aal2') return [];
    const { data } = await accounts.getSession();
    const stored: readonly StoredFactor[] = data.session?.user.factors ?? [];
    return stored.flatMap(toRequiredFactor);
  } catch {
    return [];
  }
};

const toRequiredFactor = ({
  id,
  status,
  factor_type: kind,
  friendly_name: name = '',
  phone = '',
}: StoredFactor): RequiredFactor[] =>
  status === 'verified' && (kind === 'totp' || kind === 'phone') ? [{ id, kind, name, ending: phone.slice(-2) }] : [];

interface LoadedFactors {
  readonly userId: string;
  readonly factors: readonly RequiredFactor[];
}

/** Required factors of the current user; null until loaded. `reload` loads them again; `markVerified` records a verification. */
export function useRequiredFactors(userId: string | undefined) {
  const [loaded, setLoaded] = useState<LoadedFactors | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    void requiredFactors().then((factors) => {
      if (isCurrent) setLoaded({ userId, factors });
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  const setFactors = (factors: readonly RequiredFactor[]) => userId !== undefined && setLoaded({ userId, factors });
  return {
    factors: loaded && loaded.userId === userId ? loaded.factors : null,
    reload: async () => void setFactors(await requiredFactors()),
    markVerified: () => void setFactors([]),
  };
}
