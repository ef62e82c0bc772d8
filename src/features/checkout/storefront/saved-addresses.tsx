import type { ReactNode } from 'react';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import type { SavedAddress } from '#features/customers/saved-addresses.contract.ts';
import type { SavedAddressesProps } from './address-book.ts';

preloadMessages('checkout');

/** Choice between the saved addresses and a new one (decision 26). */
export function SavedAddresses({ savedAddresses: { addresses, selectedId, choose } }: SavedAddressesProps) {
  const { checkout } = useMessages('checkout');
  return (
    <fieldset className="pb-5">
      <legend className="text-sm font-medium pb-1.5">{checkout.savedAddress}</legend>
      <div className="border border-lapis-300 bg-white rows">
        {addresses.map((address) => (
          <Choice key={address.id} isSelected={address.id === selectedId} onChoose={() => choose(address.id)}>
            <Address address={address} />
          </Choice>
        ))}
        <Choice isSelected={selectedId === null} onChoose={() => choose(null)}>
          <span className="font-medium">{checkout.newAddress}</span>
        </Choice>
      </div>
    </fieldset>
  );
}

const Choice = (props: { isSelected: boolean; onChoose: () => void; children: ReactNode }) => (
  <label className="flex items-start gap-3 px-5 py-4 has-checked:bg-lapis-50">
    <input
      type="radio"
      name="savedAddress"
      checked={props.isSelected}
      onChange={props.onChoose}
      className="size-6 shrink-0 accent-lapis-700"
    />
    <span className="min-w-0">{props.children}</span>
  </label>
);

const Address = ({ address }: { address: SavedAddress }) => {
  const { checkout } = useMessages('checkout');
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-medium">{address.label}</bdi>
        {address.isDefault && <span className="text-sm text-mist">{checkout.defaultAddress}</span>}
      </span>
      <span className="block text-sm">
        <bdi>{address.fullName}</bdi> <PhoneNumber number={address.phone} />
      </span>
      <span className="block text-sm text-mist">
        <bdi>{address.address}</bdi>
      </span>
      <span className="block text-sm text-mist">
        <bdi>{address.city}</bdi>{' '}
        <bdi className="code" dir="ltr">
          {address.postalCode}
        </bdi>
      </span>
    </>
  );
};
