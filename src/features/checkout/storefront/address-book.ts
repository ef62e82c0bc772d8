import type { ComponentType } from 'react';
import type { SavedAddress } from '#features/customers/saved-addresses.contract.ts';

/** Customer data before the form is filled in. */
export interface AddressBook {
  readonly addresses: readonly SavedAddress[];
  /** The choice between the addresses; null when there are none. */
  readonly Choice: ComponentType<SavedAddressesProps> | null;
  /** Name and contact of the profile; null for a guest, or when it could not be loaded. */
  readonly profile: { readonly fullName: string; readonly email: string; readonly phone: string } | null;
}

export interface SavedAddressesProps {
  readonly savedAddresses: SavedAddressesState;
}

export interface SavedAddressesState {
  readonly addresses: readonly SavedAddress[];
  /** Null while a new address is entered. */
  readonly selectedId: string | null;
  readonly choose: (id: string | null) => void;
  /** Reveals the fields of the selected address, because one of them has an error. */
  readonly open: () => void;
}
