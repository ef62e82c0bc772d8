import { useEffect, useState } from 'react';
import { loadAccounts } from '../../state/session.ts';

/** A second factor that its owner may be asked for. */
export interface RequiredFactor {
  readonly id: string;
  readonly kind: 'totp' | 'phone';
  /** What its owner calls it; may be empty. */
  readonly name: string;
  /** The last digits of its phone; empty for an authenticator. */
  readonly ending: string;
}

/** As the session keeps it; the client's own type leaves the phone out. */
interface KeptFactor {
  readonly id: string;
  readonly status: string;
  readonly factor_type: string;
  readonly friendly_name?: string;
  readonly phone?: string;
}

/**
 * The second factors of the signed-in person, while the session has been given none of them. Where the accounts cannot
 * be asked there are none: what needs a second factor is refused by the server.
 */
export const requiredFactors = async (): Promise<readonly RequiredFactor[]> => {
  try {
    const accounts = await loadAccounts();
    const { data: level } = await accounts.mfa.getAuthenticatorAssuranceLevel();
    if (level?.nextLevel !== 'aal2' || level.currentLevel === 'aal2') return [];
    const { data } = await accounts.getSession();
    const kept: readonly KeptFactor[] = data.session?.user.factors ?? [];
    return kept.flatMap(asDue);
  } catch {
    return [];
  }
};

const asDue = ({
  id,
  status,
  factor_type: kind,
  friendly_name: name = '',
  phone = '',
}: KeptFactor): RequiredFactor[] =>
  status === 'verified' && (kind === 'totp' || kind === 'phone') ? [{ id, kind, name, ending: phone.slice(-2) }] : [];

interface Due {
  readonly userId: string;
  readonly factors: readonly RequiredFactor[];
}

/** The same for whoever is signed in now; null until it is known. `look` looks again, `prove` says that one was given. */
export function useRequiredFactors(userId: string | undefined) {
  const [due, setDue] = useState<Due | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let isAwaited = true;
    void requiredFactors().then((factors) => {
      if (isAwaited) setDue({ userId, factors });
    });
    return () => {
      isAwaited = false;
    };
  }, [userId]);
  const found = (factors: readonly RequiredFactor[]) => userId !== undefined && setDue({ userId, factors });
  return {
    factors: due && due.userId === userId ? due.factors : null,
    look: async () => void found(await requiredFactors()),
    prove: () => void found([]),
  };
}
