import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '../../../contract/saved-addresses.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { useSession } from '../../state/use-session.ts';
import {
  type AddressValues,
  isAddressFieldFocused,
  isEmptyAddress,
  isSameAddress,
  readAddress,
  writeAddress,
} from './address-values.ts';

export interface SavedAddressesState {
  readonly addresses: readonly SavedAddress[];
  /** Null while another address is written. */
  readonly chosenId: string | null;
  readonly choose: (id: string | null) => void;
  /** Shows the fields of the chosen address as they are, because one of them was refused. */
  readonly open: () => void;
}

/**
 * What the signed-in person's account knows of them: their addresses, of which the default is chosen while nothing is
 * filled in and nobody is about to (decision 26), and for fields that are still empty their profile. Without an answer all stays as it is.
 */
export function useSavedAddresses(form: RefObject<HTMLFormElement | null>, onFilled: () => void): SavedAddressesState {
  const userId = useSession()?.userId;
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const own = useRef<AddressValues | null>(null);
  const filled = useRef(onFilled);
  filled.current = onFilled;

  useEffect(() => {
    if (!userId) return;
    let isHere = true;
    const fill = async () => {
      const shop = await loadShopClient();
      const [book, profile] = await Promise.all([shop.savedAddresses.list().catch(() => null), shop.profile.get()]);
      if (!isHere || !form.current) return;
      const kept = book?.addresses ?? [];
      const written = readAddress(form.current);
      const isUnbegun = isEmptyAddress(written) && !isAddressFieldFocused(form.current);
      const chosen = kept.find((address) => (isUnbegun ? address.isDefault : isSameAddress(address, written)));
      if (chosen) writeAddress(form.current, chosen);
      const known = { fullName: profile.name, email: profile.email, phone: profile.phone ?? '' };
      fillEmpty(form.current, known, () => filled.current());
      setAddresses(kept);
      setChosenId(chosen?.id ?? null);
      filled.current();
    };
    fill().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [userId, form]);

  const choose = (id: string | null) => {
    if (!form.current) return;
    const written = readAddress(form.current);
    if (chosenId === null) own.current = written;
    const { fullName, phone } = written;
    const blank = { fullName, phone, address: '', city: '', postalCode: '' };
    writeAddress(form.current, addresses.find((address) => address.id === id) ?? own.current ?? blank);
    setChosenId(id);
    filled.current();
  };
  return { addresses, chosenId, choose, open: () => setChosenId(null) };
}

/** A field that somebody is in is left to them; only when they leave it empty it is filled in, and said to be. */
function fillEmpty(form: HTMLFormElement, texts: Readonly<Record<string, string>>, onFilledLater: () => void): void {
  for (const [name, text] of Object.entries(texts)) {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    const write = () => {
      if (input.value === '') input.value = text;
    };
    if (input !== document.activeElement) {
      write();
      continue;
    }
    input.addEventListener('blur', write, { once: true });
    input.addEventListener('blur', onFilledLater, { once: true });
  }
}
