import { useState } from 'react';
import type { PhoneCustomer } from '../../../../contract/admin/phone-orders.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { type Find, useFound } from './use-found.ts';

interface CustomerSearchProps {
  /** Null for a new customer. */
  readonly customer: PhoneCustomer | null;
  readonly onChoose: (customer: PhoneCustomer | null) => void;
}

/** The customer of an order by phone: one that a search finds, or a new one. */
export const CustomerSearch = ({ customer, onChoose }: CustomerSearchProps) => {
  const { phoneOrders: words } = useMessages('admin');
  const [typed, setTyped] = useState('');
  const found = useFound(typed, findCustomers);
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{words.customer}</legend>
      <div className="clear-both">
        {customer === null ? (
          <>
            <Field
              name="customer"
              type="search"
              label={words.search}
              hint={words.searchHint}
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={setTyped}
            />
            <div role="status" className="text-sm text-mist">
              {found?.length === 0 && <p className="pt-2">{words.none}</p>}
            </div>
            {found !== null && found.length > 0 && (
              <ul className="rows border border-lapis-300 bg-white mt-2">
                {found.map((each) => (
                  <li key={each.id}>
                    <button
                      type="button"
                      className="w-full text-start p-3 flex items-center gap-3 hover:bg-lapis-50"
                      onClick={() => {
                        onChoose(each);
                        setTyped('');
                      }}
                    >
                      <Icon name="user" className="size-5 text-mist" />
                      <CustomerFacts customer={each} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <ChosenCustomer customer={customer} onLeave={() => onChoose(null)} />
        )}
      </div>
    </fieldset>
  );
};

const CustomerFacts = ({ customer: { name, phone, email } }: { customer: PhoneCustomer }) => (
  <span className="min-w-0 grow">
    <span className="block font-medium">
      <bdi>{name}</bdi>
    </span>
    <span className="flex flex-wrap gap-x-4 text-sm text-mist">
      {phone !== null && <bdi dir="ltr">{phone}</bdi>}
      {email !== '' && (
        <bdi dir="ltr" className="break-all">
          {email}
        </bdi>
      )}
    </span>
  </span>
);

/** The chosen customer, with a way back to the search; one without an account can be deleted for good. */
const ChosenCustomer = ({ customer, onLeave }: { customer: PhoneCustomer; onLeave: () => void }) => {
  const { phoneOrders: words } = useMessages('admin');
  const { run, isBusy } = useAdminAction();
  const [isAsked, setAsked] = useState(false);
  const remove = () =>
    run({
      act: ({ phoneOrders }) => phoneOrders.deleteCustomer({ id: customer.id }),
      notice: words.remove.done,
      onDone: onLeave,
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 p-3 border border-lapis-300 bg-white">
        <Icon name="user" className="size-5 text-mist" />
        <CustomerFacts customer={customer} />
        {customer.email === '' && (
          <button type="button" className="btn btn-sm btn-quiet text-carnelian-700" onClick={() => setAsked(true)}>
            {words.remove.open}
          </button>
        )}
        <button type="button" className="btn btn-sm btn-line" onClick={onLeave}>
          {words.another}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={words.remove.title}
          button={words.remove.yes}
          isBusy={isBusy}
          onYes={() => void remove().then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          <p>{words.remove.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** Customers with this name, phone number or address. */
const findCustomers: Find<PhoneCustomer> = ({ phoneOrders }, asked) => phoneOrders.findCustomers(asked);
