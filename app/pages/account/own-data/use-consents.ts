import { useCallback, useEffect, useState } from 'react';
import type { ToldConsent } from '../../../../contract/consents.ts';
import type { RevocablePurpose } from '../../../../domain/people/consents.ts';
import { loadShop } from '../../../api/browser.ts';
import { mustWait } from '../../../device/must-wait.ts';

type ConsentsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly consents: readonly ToldConsent[] };

/** What who is signed in agrees to today; `withdraw` answers whether it is taken back, and tells what went wrong. */
export function useConsents(onFailed: (error: unknown) => void) {
  const [state, setState] = useState<ConsentsState>({ kind: 'loading' });
  const [busy, setBusy] = useState<RevocablePurpose | null>(null);

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const shop = await loadShop();
      setState({ kind: 'ready', consents: await shop.consents.mine() });
    } catch {
      setState({ kind: 'failed' });
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);

  const withdraw = async (purpose: RevocablePurpose): Promise<boolean> => {
    if (mustWait()) return false;
    setBusy(purpose);
    try {
      const shop = await loadShop();
      setState({ kind: 'ready', consents: await shop.consents.withdraw({ purpose }) });
      return true;
    } catch (error) {
      onFailed(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { state, load, busy, withdraw };
}
