import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { type Find, useDebouncedSearch } from '#core/admin/use-debounced-search.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { PhoneCustomer } from '../draft-orders.admin.contract.ts';

interface CustomerSearchProps {
  /** Null for a new customer. */
  readonly customer: PhoneCustomer | null;
  readonly onChoose: (customer: PhoneCustomer | null) => void;
}

/** Picks the customer of an order by phone: a search result or a new customer. */
export const CustomerSearch = ({ customer, onChoose }: CustomerSearchProps) => {
  const { draftOrders: t } = useMessages('admin');
  const [input, setInput] = useState('');
  const matches = useDebouncedSearch(input, findCustomers);
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{t.customer}</legend>
      <div className="clear-both">
        {customer === null ? (
          <>
            <Field
              name="customer"
              type="search"
              label={t.search}
              hint={t.searchHint}
              autoComplete="off"
              maxLength={100}
              value={input}
              onChange={setInput}
            />
            <div role="status" className="text-sm text-mist">
              {matches?.length === 0 && <p className="pt-2">{t.none}</p>}
            </div>
            {matches !== null && matches.length > 0 && (
              <ul className="rows border border-lapis-300 bg-white mt-2">
                {matches.map((each) => (
                  <li key={each.id}>
                    <button
                      type="button"
                      className="w-full text-start p-3 flex items-center gap-3 hover:bg-lapis-50"
                      onClick={() => {
                        onChoose(each);
                        setInput('');
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
          <CustomerHeader customer={customer} onLeave={() => onChoose(null)} />
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

/** The selected customer, with a link back to the search; one without an account can be deleted permanently. */
const CustomerHeader = ({ customer, onLeave }: { customer: PhoneCustomer; onLeave: () => void }) => {
  const { draftOrders: t } = useMessages('admin');
  const { run, isBusy } = useAdminAction();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const remove = () =>
    run({
      act: ({ draftOrders }) => draftOrders.deleteCustomer({ id: customer.id }),
      notice: t.remove.done,
      onDone: onLeave,
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 p-3 border border-lapis-300 bg-white">
        <Icon name="user" className="size-5 text-mist" />
        <CustomerFacts customer={customer} />
        {customer.email === '' && (
          <button type="button" className="btn btn-sm btn-quiet text-carnelian-700" onClick={() => setDialogOpen(true)}>
            {t.remove.open}
          </button>
        )}
        <button type="button" className="btn btn-sm btn-line" onClick={onLeave}>
          {t.another}
        </button>
      </div>
      {isDialogOpen && (
        <ConfirmDialog
          title={t.remove.title}
          button={t.remove.yes}
          isBusy={isBusy}
          onYes={() => void remove().then(() => setDialogOpen(false))}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t.remove.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
};

/** Finds customers by name, phone number or address. */
const findCustomers: Find<PhoneCustomer> = ({ draftOrders }, query) => draftOrders.findCustomers(query);
