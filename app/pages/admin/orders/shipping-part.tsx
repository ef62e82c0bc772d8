import { governorates } from '../../../../domain/addresses/governorates.ts';
import { differsByDestination } from '../../../../domain/pricing/shipping-policy.ts';
import { AddressFields } from '../../../components/address-fields.tsx';
import type { LocalizedFieldErrors } from '../../../components/use-form-submit.ts';
import { preloadMessages, useMessages, useSettings } from '../../../i18n/messages.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

preloadMessages('admin', 'checkout', 'governorates');

/** Values of the fields of an address, as text. */
export type TypedShipping = Readonly<
  Record<'fullName' | 'email' | 'phone' | 'address' | 'city' | 'postalCode' | 'governorate', string>
>;

export const noShipping: TypedShipping = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  governorate: '',
};

/** Reads the fields from their form. */
export const readShipping = (form: FormData): TypedShipping => {
  const text = (name: keyof TypedShipping) => String(form.get(name) ?? '');
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    postalCode: text('postalCode'),
    governorate: text('governorate'),
  };
};

/** The values as an order has them: no governorate where none was chosen. */
export const toShipping = ({ governorate, ...typed }: TypedShipping) => {
  const chosen = governorates.find((known) => known === governorate);
  return chosen === undefined ? typed : { ...typed, governorate: chosen };
};

interface ShippingPartProps {
  readonly initial: TypedShipping;
  readonly city: string;
  readonly errors: LocalizedFieldErrors;
  /** What is said below the e-mail address. */
  readonly emailHint?: string;
}

/** Where an order goes: the fields of the checkout, the e-mail address optional; the governorate where terms depend on it. */
export const ShippingPart = ({ initial, city, errors, emailHint }: ShippingPartProps) => {
  const { fields } = useMessages('common');
  const { orderChanges: words } = useMessages('admin');
  const { choice, governorates: names } = useMessages('governorates');
  const isNeeded = differsByDestination(useSettings().shipping);
  const error = errors['governorate'];
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{words.parts.address}</legend>
      <div className="clear-both grid gap-5">
        <AddressFields initial={initial} city={city} errorOf={(name) => errors[name]}>
          <Field
            name="email"
            type="email"
            label={
              <>
                {fields.email} <span className="text-mist font-normal">{fields.optional}</span>
              </>
            }
            hint={emailHint}
            error={errors['email']}
            dir="ltr"
            inputMode="email"
            autoComplete="off"
            defaultValue={initial.email}
          />
        </AddressFields>
        {(isNeeded || error) && (
          <div>
            <label className="block">
              <span className="block text-sm font-medium mb-1.5">{choice.label}</span>
              <span className="relative block">
                <select
                  name="governorate"
                  defaultValue={initial.governorate}
                  className="field appearance-none pe-11!"
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? 'governorate-error' : undefined}
                >
                  <option value="">{words.governorateOfCity}</option>
                  {governorates.map((governorate) => (
                    <option key={governorate} value={governorate}>
                      {names[governorate]}
                    </option>
                  ))}
                </select>
                <Icon
                  name="chevron-down"
                  className="size-[18px] absolute end-4 inset-y-0 my-auto pointer-events-none"
                />
              </span>
            </label>
            {error && <FieldError id="governorate-error">{error}</FieldError>}
          </div>
        )}
      </div>
    </fieldset>
  );
};
