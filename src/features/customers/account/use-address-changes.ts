import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import type { AddressForm } from '#core/forms/forms.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SavedAddress } from '../saved-addresses.contract.ts';

type AddressCalls = Awaited<ReturnType<typeof loadShopClient>>['savedAddresses'];
type NoticeTexts = { readonly title: string; readonly body: string };

/** Changes to saved addresses. Each shows a notice, resolves to whether it succeeded, and never throws. */
export interface AddressChanges {
  /** Creates an address, or updates the one with this id. */
  readonly saveAddress: (form: AddressForm, id: string | undefined) => Promise<boolean>;
  readonly setDefault: (address: SavedAddress) => Promise<boolean>;
  readonly deleteAddress: (id: string) => Promise<boolean>;
}

interface AddressChangesOptions {
  /** Reloads the list. */
  readonly refresh: () => Promise<void>;
  readonly onFailed: (error: unknown) => void;
}

/** Creates, updates and deletes saved addresses, with the notices of specification 8. */
export function useAddressChanges({ refresh, onFailed }: AddressChangesOptions): AddressChanges {
  const { notices } = useMessages('savedAddresses');
  const language = useLanguage();

  const attempt = async ({ title, body }: NoticeTexts, act: (addresses: AddressCalls) => Promise<unknown>) => {
    try {
      const shop = await loadShopClient();
      await act(shop.savedAddresses);
      notify({ title, text: body, about: 'addresses' });
      await refresh();
      return true;
    } catch (error) {
      onFailed(error);
      // deleted in another tab
      if (readError(error, language).code === 'ADDRESS_NOT_FOUND') await refresh();
      return false;
    }
  };
  return {
    saveAddress: (form, id) =>
      id === undefined
        ? attempt(notices.saved, (addresses) => addresses.create(form))
        : attempt(notices.updated, (addresses) => addresses.update({ ...form, id })),
    setDefault: (address) => attempt(notices.updated, (addresses) => addresses.update({ ...address, isDefault: true })),
    deleteAddress: (id) => attempt(notices.deleted, (addresses) => addresses.delete({ id })),
  };
}
