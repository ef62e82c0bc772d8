import type { SavedAddress } from '../../../../contract/addresses.ts';
import { MAX_ADDRESSES } from '../../../../domain/people/forms.ts';
import { useAddressWords } from '../../../device/address-words.ts';
import { EmptyPlate } from '../../../parts/empty-plate.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFocusThatStays } from '../use-focus-that-stays.ts';
import { AddressCard } from './address-card.tsx';

interface AddressListProps {
  readonly addresses: readonly SavedAddress[];
  readonly onAdd: () => void;
  readonly onChange: (address: SavedAddress) => void;
  readonly onMakeDefault: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

/** A card an address, one, two or three beside each other (design 10), and the way to one more. */
export const AddressList = ({ addresses, onAdd, ...acts }: AddressListProps) => {
  const { add, empty, full } = useAddressWords();
  const place = useFocusThatStays(addresses.length);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {addresses.length === 0 ? (
        <EmptyPlate title={empty.title} text={empty.text}>
          <button type="button" className="btn btn-primary mt-7" onClick={onAdd}>
            {add}
          </button>
        </EmptyPlate>
      ) : (
        <>
          <ul className="grid md:grid-cols-2 xl:grid-cols-3 gap-6">
            {addresses.map((address) => (
              <li key={address.id} className="grid">
                <AddressCard address={address} {...acts} />
              </li>
            ))}
          </ul>
          {addresses.length < MAX_ADDRESSES ? (
            <button type="button" className="btn btn-line mt-8" onClick={onAdd}>
              <Icon name="plus" className="size-5" />
              {add}
            </button>
          ) : (
            <p className="text-sm text-mist mt-8">{full}</p>
          )}
        </>
      )}
    </div>
  );
};
