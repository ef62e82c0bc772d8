import { useEffect, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { AddressBook } from './address-book.ts';

const empty: AddressBook = { addresses: [], Choice: null, profile: null };

/** Timeout of loading the addresses, in milliseconds; after it the form opens without them. */
const TIMEOUT_MS = 3_000;

/**
 * Loads the saved addresses and the profile of the customer; null while loading, so that the form does not change once it is open.
 * Empty after an error.
 */
export function useAddressBook(): AddressBook | null {
  const session = useSession();
  const [book, setBook] = useState<AddressBook | null>(null);
  const userId = session === undefined ? undefined : (session?.userId ?? null);
  useEffect(() => {
    if (userId === undefined) return;
    if (userId === null) return setBook((current) => current ?? empty);
    let isMounted = true;
    const timer = setTimeout(() => setBook((current) => current ?? empty), TIMEOUT_MS);
    void loadBook()
      .catch(() => empty)
      .then((loaded) => {
        clearTimeout(timer);
        if (isMounted) setBook(loaded);
      });
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [userId]);
  return book;
}

const loadBook = async (): Promise<AddressBook> => {
  const shop = await loadShopClient();
  const [saved, { name, email, phone }] = await Promise.all([
    shop.savedAddresses.list().catch(() => null),
    shop.profile.get(),
  ]);
  const profile = { fullName: name, email, phone: phone ?? '' };
  const addresses = saved?.addresses ?? [];
  if (addresses.length === 0) return { ...empty, profile };
  const { SavedAddresses } = await import('./saved-addresses.tsx');
  return { addresses, Choice: SavedAddresses, profile };
};
