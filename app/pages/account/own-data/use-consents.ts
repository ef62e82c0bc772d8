import { useState } from 'react';
import type { RevocablePurpose } from '../../../../domain/people/consents.ts';
import { loadShop } from '../../../api/browser.ts';
import { mustWait } from '../../../device/must-wait.ts';
import { useReading } from '../use-reading.ts';

/** What who is signed in agrees to today; `withdraw` answers whether it is taken back, and tells what went wrong. */
export function useConsents(onFailed: (error: unknown) => void) {
  const { state, load, keep } = useReading(readConsents);
  const [busy, setBusy] = useState<RevocablePurpose | null>(null);

  const withdraw = async (purpose: RevocablePurpose): Promise<boolean> => {
    if (mustWait()) return false;
    setBusy(purpose);
    try {
      const shop = await loadShop();
      keep(await shop.consents.withdraw({ purpose }));
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

const readConsents = async () => {
  const shop = await loadShop();
  return shop.consents.mine();
};
