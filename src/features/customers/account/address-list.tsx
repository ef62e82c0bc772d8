import { MAX_ADDRESSES } from '#core/forms/forms.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import { useStableFocus } from '#core/ui/use-stable-focus.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';

interface AddressListProps {
  readonly addresses: readonly SavedAddress[];
  readonly onAdd: () => void;
  readonly onChange: (address: SavedAddress) => void;
  readonly onMakeDefault: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

/** Addresses as cards in one to three columns, and the button to add one. */
export const AddressList = ({ addresses, onAdd, ...acts }: AddressListProps) => {
  const { add, empty, full } = useMessages('savedAddresses');
  const focusTarget = useStableFocus(addresses.length);
  return (
    <div ref={focusTarget} tabIndex={-1} className="outline-none">
      {addresses.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text}>
          <button type="button" className="btn btn-primary mt-7" onClick={onAdd}>
            {add}
          </button>
        </EmptyState>
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

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onChange: (address: SavedAddress) => void;
  readonly onMakeDefault: (address: SavedAddress) => void;
  readonly onDelete: (address: SavedAddress) => void;
}

/** Card of one address with its actions. */
const AddressCard = ({ address, onChange, onMakeDefault, onDelete }: AddressCardProps) => {
  const t = useMessages('savedAddresses');
  const acts = [
    { name: t.change, act: onChange },
    { name: t.delete, act: onDelete },
    ...(address.isDefault ? [] : [{ name: t.setDefault, act: onMakeDefault }]),
  ];
  return (
    <article className="flex flex-col border border-lapis-200 bg-white px-5 sm:px-7 py-6 min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="name text-xl min-w-0 break-words">
          <bdi>{address.label}</bdi>
        </h3>
        {address.isDefault && <p className="badge border-lapis-200 bg-lapis-100 text-lapis-800">{t.default}</p>}
      </div>
      <address className="not-italic grow mt-3 break-words">
        <p>
          <bdi>{address.fullName}</bdi>
        </p>
        <p>
          <bdi>{address.address}</bdi>
        </p>
        <p>
          <bdi>{address.city}</bdi>{' '}
          <bdi className="code" dir="ltr">
            {address.postalCode}
          </bdi>
        </p>
        <p className="text-mist">
          <PhoneNumber number={address.phone} />
        </p>
      </address>
      <div className="flex flex-wrap gap-x-6 border-t border-lapis-200 mt-5 pt-3">
        {acts.map(({ name, act }) => (
          <button
            key={name}
            type="button"
            className="link text-sm min-h-11"
            aria-label={`${name}: ${address.label}`}
            onClick={() => act(address)}
          >
            {name}
          </button>
        ))}
      </div>
    </article>
  );
};
