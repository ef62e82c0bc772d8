import { MAX_ADDRESSES } from '#core/forms/forms.ts';
import type { FieldErrors } from '#core/forms/validation.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field } from '#core/ui/field.tsx';
import type { AddressBook, SavedAddressesState } from './address-book.ts';
import type { Draft } from './draft.ts';
import { ShippingFields } from './shipping-fields.tsx';
import type { DestinationState } from './use-destination.ts';

interface AddressPartProps {
  readonly savedAddresses: SavedAddressesState;
  readonly Choice: AddressBook['Choice'];
  readonly initial: Draft;
  /** Current values of the form. */
  readonly draft: Draft;
  readonly destination: DestinationState;
  readonly errors: FieldErrors;
}

/** Shipping address: a saved one, or a new one that may be saved (decision 26). */
export function AddressSection({ savedAddresses, Choice, initial, draft, destination, errors }: AddressPartProps) {
  const { checkout } = useMessages('checkout');
  const isSaved = savedAddresses.selectedId !== null;
  return (
    <fieldset>
      <legend className="font-medium text-lg pb-4">{checkout.shippingInfo}</legend>
      {Choice && <Choice savedAddresses={savedAddresses} />}
      <ShippingFields
        initial={initial.shipping}
        shipping={draft.shipping}
        destination={destination}
        isSaved={isSaved}
        errors={errors}
      />
      {!isSaved && savedAddresses.addresses.length < MAX_ADDRESSES && (
        <SaveAddressFields draft={draft} errors={errors} />
      )}
    </fieldset>
  );
}

interface SaveAddressFieldsProps {
  /** Current values of the form. */
  readonly draft: Draft;
  readonly errors: FieldErrors;
}

/** Option to save the entered address under a label (decision 26). */
function SaveAddressFields({ draft, errors }: SaveAddressFieldsProps) {
  const { validation } = useMessages('forms');
  const { checkout } = useMessages('checkout');
  return (
    <div className="pt-3">
      <Checkbox name="keepsAddress" label={checkout.keepAddress} isTicked={draft.keepsAddress} />
      <div hidden={!draft.keepsAddress} className="pt-2 sm:max-w-1/2 sm:pe-2">
        <Field
          name="addressLabel"
          label={checkout.addressLabel}
          hint={checkout.addressLabelHint}
          error={errors.addressLabel && validation[errors.addressLabel]}
          defaultValue={draft.addressLabel || checkout.firstAddressLabel}
        />
      </div>
    </div>
  );
}
