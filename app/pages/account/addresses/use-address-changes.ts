import type { SavedAddress } from '../../../../contract/addresses.ts';
import type { AddressForm } from '../../../../domain/people/forms.ts';
import { loadShop } from '../../../api/browser.ts';
import { refusalOf } from '../../../api/refusal-of.ts';
import { useAddressWords } from '../../../device/address-words.ts';
import { notify } from '../../../device/notices.ts';
import { useLanguage } from '../../../device/words.tsx';

type AddressCalls = Awaited<ReturnType<typeof loadShop>>['addresses'];
type Told = { readonly title: string; readonly body: string };

/** What may be done to the addresses a customer keeps. Each says how it went, answers whether it did, and never throws. */
export interface AddressChanges {
  /** Keeps a new address, or writes the one of this id anew. */
  readonly keep: (form: AddressForm, id: string | undefined) => Promise<boolean>;
  readonly makeDefault: (address: SavedAddress) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

interface AddressChangesOptions {
  /** Reads the list anew. */
  readonly refresh: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}

/** Changes to the addresses of who is signed in, told as specification 8 has it. */
export function useAddressChanges({ refresh, onFailed }: AddressChangesOptions): AddressChanges {
  const { notices } = useAddressWords();
  const language = useLanguage();

  const attempt = async ({ title, body }: Told, act: (addresses: AddressCalls) => Promise<unknown>) => {
    try {
      const shop = await loadShop();
      await act(shop.addresses);
      notify({ title, text: body, about: 'addresses' });
      await refresh();
      return true;
    } catch (error) {
      onFailed(error);
      // another tab was faster
      if (refusalOf(error, language).code === 'ADDRESS_NOT_FOUND') await refresh();
      return false;
    }
  };
  return {
    keep: (form, id) =>
      id === undefined
        ? attempt(notices.saved, (addresses) => addresses.add(form))
        : attempt(notices.updated, (addresses) => addresses.change({ ...form, id })),
    makeDefault: (address) =>
      attempt(notices.updated, (addresses) => addresses.change({ ...address, isDefault: true })),
    remove: (id) => attempt(notices.deleted, (addresses) => addresses.remove({ id })),
  };
}
