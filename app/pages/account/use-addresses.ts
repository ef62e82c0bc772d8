import { useCallback, useEffect, useState } from 'react';
import type { SavedAddress } from '../../../contract/addresses.ts';
import { loadShop } from '../../api/browser.ts';

type AddressesState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly addresses: readonly SavedAddress[] };

/** The addresses a customer keeps, and the ways to ask for them again. */
export interface AddressBook {
  readonly state: AddressesState;
  readonly load: () => Promise<void>;
  /** Reads them anew while what is known stays in sight. */
  readonly refresh: () => Promise<void>;
}

/** The addresses of who is signed in: the default first, then the newest. */
export function useAddresses(): AddressBook {
  const [state, setState] = useState<AddressesState>({ kind: 'loading' });

  const refresh = useCallback(async () => {
    try {
      const shop = await loadShop();
      const { addresses } = await shop.addresses.list();
      setState({ kind: 'ready', addresses });
    } catch {
      setState({ kind: 'failed' });
    }
  }, []);
  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    await refresh();
  }, [refresh]);
  useEffect(() => {
    void load();
  }, [load]);
  return { state, load, refresh };
}
