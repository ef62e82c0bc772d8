import { useState } from 'react';
import type { SavedAddress } from '../../../../contract/addresses.ts';
import type { Profile } from '../../../../contract/people.ts';
import { CouldNotLoad } from '../../../parts/could-not-load.tsx';
import type { AddressBook } from '../use-addresses.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AddressList } from './address-list.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useAddressChanges } from './use-address-changes.ts';

interface AddressesProps {
  readonly title: string;
  readonly profile: Profile;
  readonly book: AddressBook;
  readonly onFailed: (error: unknown) => void;
}

/** The addresses a customer keeps: added, changed, deleted, and at most one the default (specification 7, decision 26). */
export const Addresses = ({ title, profile, book: { state, load, refresh }, onFailed }: AddressesProps) => (
  <div className="pt-10">
    <h2 className="sr-only">{title}</h2>
    {state.kind === 'loading' && <AddressesSkeleton />}
    {state.kind === 'failed' && <CouldNotLoad onTryAgain={() => void load()} />}
    {state.kind === 'ready' && (
      <OpenBook addresses={state.known} profile={profile} refresh={refresh} onFailed={onFailed} />
    )}
  </div>
);

interface OpenBookProps extends Pick<AddressesProps, 'profile' | 'onFailed'>, Pick<AddressBook, 'refresh'> {
  readonly addresses: readonly SavedAddress[];
}

const OpenBook = ({ addresses, profile, refresh, onFailed }: OpenBookProps) => {
  const { keep, makeDefault, remove } = useAddressChanges({ refresh, onFailed });
  /** The address that is written anew; null for one that is new, undefined for none. */
  const [written, setWritten] = useState<SavedAddress | null>();
  const [doomed, setDoomed] = useState<SavedAddress>();
  return (
    <>
      <AddressList
        addresses={addresses}
        onAdd={() => setWritten(null)}
        onChange={setWritten}
        onMakeDefault={(address) => void makeDefault(address)}
        onDelete={setDoomed}
      />
      <AddressDialog
        address={written}
        profile={profile}
        isFirst={addresses.length === 0}
        onKeep={async (form) => {
          if (await keep(form, written?.id)) setWritten(undefined);
        }}
        onClose={() => setWritten(undefined)}
      />
      <DeleteDialog
        address={doomed}
        onDelete={async ({ id }) => {
          await remove(id);
          setDoomed(undefined);
        }}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
};
