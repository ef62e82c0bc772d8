import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Field, FieldError } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { governorates } from '#features/shipping/governorates.ts';
import { differsByDestination } from '#features/shipping/shipping-policy.ts';
import { AddressFields } from '#features/shipping/ui/address-fields.tsx';

preloadMessages('admin', 'checkout', 'governorates');

/** Address form values. */
export type ShippingInput = Readonly<
  Record<'fullName' | 'email' | 'phone' | 'address' | 'city' | 'postalCode' | 'governorate', string>
>;

export const noShipping: ShippingInput = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  governorate: '',
};

/** Reads the fields from their form. */
export const readShipping = (form: FormData): ShippingInput => {
  const text = (name: keyof ShippingInput) => String(form.get(name) ?? '');
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

/** Maps the values to an order's address, without a governorate if none was selected. */
export const toShipping = ({ governorate, ...input }: ShippingInput) => {
  const selected = governorates.find((option) => option === governorate);
  return selected === undefined ? input : { ...input, governorate: selected };
};

interface ShippingPartProps {
  readonly initial: ShippingInput;
  readonly city: string;
  readonly errors: LocalizedFieldErrors;
  /** Hint below the e-mail address. */
  readonly emailHint?: string;
}

/** Shipping address: the fields of the checkout with an optional e-mail address, and the governorate if the terms depend on it. */
export const ShippingPart = ({ initial, city, errors, emailHint }: ShippingPartProps) => {
  const { fields } = useMessages('common');
  const { orderChanges: t } = useMessages('admin');
  const { choice, governorates: names } = useMessages('governorates');
  const isNeeded = differsByDestination(useSettings().shipping);
  const error = errors['governorate'];
  return (
    <fieldset>
      <legend className="font-medium text-lg float-start pb-3">{t.parts.address}</legend>
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
                  <option value="">{t.governorateOfCity}</option>
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
