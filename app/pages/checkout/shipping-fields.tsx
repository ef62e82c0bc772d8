import type { FieldErrors } from '../../../domain/validation.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { Field } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';

/** Where the order goes (specification 5, checkout shipping). */
export function ShippingFields({ initial, errors }: { initial: Draft['shipping']; errors: FieldErrors }) {
  const { fields } = useWords();
  const { checkout, validation } = useTillWords();
  const spoken = (name: string) => {
    const code = errors[name];
    return code && validation[code];
  };
  return (
    <fieldset>
      <legend className="font-medium text-lg pb-4">{checkout.shippingInfo}</legend>
      <div className="grid sm:grid-cols-2 gap-x-4 gap-y-5">
        <Field
          className="sm:col-span-2"
          name="fullName"
          label={fields.fullName}
          error={spoken('fullName')}
          autoComplete="shipping name"
          defaultValue={initial.fullName}
        />
        <Field
          name="email"
          type="email"
          label={fields.email}
          error={spoken('email')}
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          defaultValue={initial.email}
        />
        <Field
          name="phone"
          type="tel"
          label={fields.phone}
          error={spoken('phone')}
          hint={fields.phoneHint}
          dir="ltr"
          inputMode="tel"
          autoComplete="shipping tel"
          defaultValue={initial.phone}
        />
        <Field
          className="sm:col-span-2"
          name="address"
          label={fields.address}
          error={spoken('address')}
          hint={checkout.hints.address}
          autoComplete="shipping street-address"
          defaultValue={initial.address}
        />
        <Field
          name="city"
          label={fields.city}
          error={spoken('city')}
          autoComplete="shipping address-level2"
          defaultValue={initial.city}
        />
        <Field
          name="postalCode"
          label={fields.postalCode}
          error={spoken('postalCode')}
          dir="ltr"
          autoComplete="shipping postal-code"
          defaultValue={initial.postalCode}
        />
      </div>
    </fieldset>
  );
}
