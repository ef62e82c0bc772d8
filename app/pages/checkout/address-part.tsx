import { Suspense } from 'react';
import { MAX_ADDRESSES } from '../../../domain/people/forms.ts';
import type { FieldErrors } from '../../../domain/validation.ts';
import { useTillWords } from '../../device/till-words.ts';
import { lazily } from '../../parts/lazily.tsx';
import type { Draft } from './draft.ts';
import { KeepAddressFields } from './keep-address-fields.tsx';
import { ShippingFields } from './shipping-fields.tsx';
import type { AddressBook } from './use-address-book.ts';

const SavedAddresses = lazily(async () => (await import('./saved-addresses.tsx')).SavedAddresses);

interface AddressPartProps {
  readonly book: AddressBook;
  readonly initial: Draft;
  /** What stands in the form now. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
}

/** Where the order goes: a saved address, or one that is written here and may be kept (decision 26). */
export function AddressPart({ book, initial, draft, errors }: AddressPartProps) {
  const { checkout } = useTillWords();
  const isSaved = book.chosenId !== null;
  return (
    <fieldset>
      <legend className="font-medium text-lg pb-4">{checkout.shippingInfo}</legend>
      <Suspense>{book.addresses.length > 0 && <SavedAddresses book={book} />}</Suspense>
      <ShippingFields initial={initial.shipping} city={draft.shipping.city} isSaved={isSaved} errors={errors} />
      {!isSaved && book.addresses.length < MAX_ADDRESSES && <KeepAddressFields draft={draft} errors={errors} />}
    </fieldset>
  );
}
