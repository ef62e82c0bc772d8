import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { AddressBook, SavedAddressesState } from './address-book.ts';
import {
  type AddressValues,
  isAddressFieldFocused,
  isEmptyAddress,
  isSameAddress,
  readAddress,
  writeAddress,
} from './address-values.ts';

/**
 * The customer's saved addresses in the form. Selects the default address if the form is empty and unfocused (decision 26); fills
 * other empty fields from the profile.
 */
export function useSavedAddresses(
  form: RefObject<HTMLFormElement | null>,
  { addresses, profile }: AddressBook,
  onFilled: () => void,
): SavedAddressesState {
  const [selectedId, setChosenId] = useState<string | null>(null);
  const own = useRef<AddressValues | null>(null);
  const filled = useRef(onFilled);
  filled.current = onFilled;

  // before the first paint, so that the form does not visibly change
  useLayoutEffect(() => {
    if (!form.current || profile === null) return;
    const written = readAddress(form.current);
    const isUntouched = isEmptyAddress(written) && !isAddressFieldFocused(form.current);
    const selected = addresses.find((address) => (isUntouched ? address.isDefault : isSameAddress(address, written)));
    if (selected) writeAddress(form.current, selected);
    fillEmpty(form.current, profile, () => filled.current());
    setChosenId(selected?.id ?? null);
    filled.current();
  }, [form, addresses, profile]);

  const choose = (id: string | null) => {
    if (!form.current) return;
    const written = readAddress(form.current);
    if (selectedId === null) own.current = written;
    const { fullName, phone } = written;
    const blank = { fullName, phone, address: '', city: '', postalCode: '' };
    writeAddress(form.current, addresses.find((address) => address.id === id) ?? own.current ?? blank);
    setChosenId(id);
    filled.current();
  };
  return { addresses, selectedId, choose, open: () => setChosenId(null) };
}

/** Fills empty fields. A focused field is filled on blur if still empty, and `onFilledLater` is called. */
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
