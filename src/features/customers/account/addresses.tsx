import { useState } from 'react';
import type { AddressForm as AddressInput } from '#core/forms/forms.ts';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { focusOnOpen } from '#core/ui/focus-on-open.ts';
import type { Profile } from '../profile.contract.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { useAddressChanges } from './use-address-changes.ts';
import type { SavedAddressesState } from './use-saved-addresses.ts';

preloadMessages('checkout', 'forms', 'savedAddresses');

interface AddressesProps {
  readonly title: string;
  readonly profile: Profile;
  readonly savedAddresses: SavedAddressesState;
  readonly onFailed: (error: unknown) => void;
}

/** Saved addresses: add, change, delete, and at most one default (specification 7, decision 26). */
export const Addresses = ({ title, profile, savedAddresses: { state, load }, onFailed }: AddressesProps) => (
  <div className="pt-10">
    <h2 className="sr-only">{title}</h2>
    {state.kind === 'loading' && <AddressesSkeleton />}
    {state.kind === 'failed' && <CouldNotLoad onTryAgain={() => void load()} />}
    {state.kind === 'ready' && (
      <AddressBook addresses={state.account} profile={profile} refresh={load} onFailed={onFailed} />
    )}
  </div>
);

interface AddressBookProps extends Pick<AddressesProps, 'profile' | 'onFailed'> {
  /** Reloads the list. */
  readonly refresh: SavedAddressesState['load'];
  readonly addresses: readonly SavedAddress[];
}

const AddressBook = ({ addresses, profile, refresh, onFailed }: AddressBookProps) => {
  const { saveAddress, setDefault, deleteAddress } = useAddressChanges({ refresh, onFailed });
  /** Address in the open dialog, null for a new one. */
  const [edited, setEdited] = useState<{ readonly address: SavedAddress | null }>();
  const [addressToDelete, setAddressToDelete] = useState<SavedAddress>();
  return (
    <>
      <AddressList
        addresses={addresses}
        onAdd={() => setEdited({ address: null })}
        onChange={(address) => setEdited({ address })}
        onMakeDefault={(address) => void setDefault(address)}
        onDelete={setAddressToDelete}
      />
      <AddressDialog
        address={edited?.address}
        profile={profile}
        isFirst={addresses.length === 0}
        onSave={async (form) => {
          if (!(await saveAddress(form, edited?.address?.id))) return;
          clearStoredInput(draftKey(edited?.address));
          // the customer may have closed it, and opened another, while the list was loading
          setEdited((current) => (current === edited ? undefined : current));
        }}
        onClose={() => setEdited(undefined)}
      />
      <DeleteDialog
        address={addressToDelete}
        onDelete={async (address) => {
          if (await deleteAddress(address.id)) clearStoredInput(draftKey(address));
          setAddressToDelete((current) => (current === address ? undefined : current));
        }}
        onClose={() => setAddressToDelete(undefined)}
      />
    </>
  );
};

/** Returns the session storage key of the draft of an address, or of a new one. */
const draftKey = (address: Pick<SavedAddress, 'id'> | null | undefined): string => `address-${address?.id ?? 'new'}`;

interface AddressDialogProps {
  /** Null for a new address, undefined while the dialog is closed. */
  readonly address: SavedAddress | null | undefined;
  readonly profile: Profile;
  /** The first address becomes the default automatically. */
  readonly isFirst: boolean;
  readonly onSave: (form: AddressInput) => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog to edit an address. A new address starts with values of the profile. */
const AddressDialog = ({ address, profile, isFirst, onSave, onClose }: AddressDialogProps) => {
  const t = useMessages('savedAddresses');
  const { checkout } = useMessages('checkout');
  const { fields } = useMessages('common');
  const blank = {
    label: isFirst ? checkout.firstAddressLabel : '',
    fullName: profile.name,
    phone: profile.phone ?? '',
    address: '',
    city: '',
    postalCode: '',
    isDefault: false,
  };
  return (
    <Dialog isOpen={address !== undefined} onClose={onClose} title={address ? t.edit : t.add} closeLabel={fields.close}>
      <AddressForm initial={address ?? blank} mayBeDefault={!isFirst} draftName={draftKey(address)} onSave={onSave} />
    </Dialog>
  );
};

/** Placeholder while the addresses load. */
const AddressesSkeleton = () => (
  <div role="status">
    <span className="sr-only">{useMessages('common').states.loading}</span>
    <div className="grid md:grid-cols-2 xl:grid-cols-3 gap-6 animate-breathe">
      <div className="bg-glaze-2 h-60" />
      <div className="bg-glaze-2 h-60 max-md:hidden" />
      <div className="bg-glaze-2 h-60 max-xl:hidden" />
    </div>
  </div>
);

interface DeleteDialogProps {
  readonly address: SavedAddress | undefined;
  readonly onDelete: (address: SavedAddress) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an address is deleted. */
const DeleteDialog = ({ address, onDelete, onClose }: DeleteDialogProps) => {
  const t = useMessages('savedAddresses');
  const { fields } = useMessages('common');
  const [isBusy, setBusy] = useState(false);
  const deleteAddress = async (addressToDelete: SavedAddress) => {
    setBusy(true);
    await onDelete(addressToDelete);
    setBusy(false);
  };
  return (
    <Dialog isOpen={address !== undefined} onClose={onClose} title={t.deleteTitle} closeLabel={fields.close}>
      {address && (
        <>
          <p className="mt-4">{t.confirmDelete}</p>
          <p className="name text-xl break-words mt-2">
            <bdi>{address.label}</bdi>
          </p>
          <p className="text-mist break-words">
            <bdi>{address.address}</bdi>
          </p>
          <div className="flex flex-wrap gap-3 mt-6">
            <button
              type="button"
              className="btn btn-primary"
              disabled={isBusy}
              onClick={() => void deleteAddress(address)}
            >
              {isBusy ? fields.wait : t.delete}
            </button>
            <button ref={focusOnOpen} type="button" className="btn btn-quiet" onClick={onClose}>
              {fields.cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
};
