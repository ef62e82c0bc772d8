import { Suspense } from 'react';
import type { FieldErrors } from '#core/forms/validation.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { AddressFields } from '#features/shipping/ui/address-fields.tsx';
import type { Draft } from './draft.ts';
import type { DestinationState } from './use-destination.ts';

const GovernorateField = lazyOnDemand(async () => (await import('./governorate-field.tsx')).GovernorateField);

interface ShippingFieldsProps {
  readonly initial: Draft['shipping'];
  /** Current values of the form. */
  readonly shipping: Draft['shipping'];
  readonly destination: DestinationState;
  /** A saved address is selected: its fields are filled in and hidden. */
  readonly isSaved: boolean;
  readonly errors: FieldErrors;
}

/** Shipping fields (specification 5, checkout shipping). */
export function ShippingFields({ initial, shipping, destination, isSaved, errors }: ShippingFieldsProps) {
  const { fields } = useMessages('common');
  const { validation } = useMessages('forms');
  const errorText = (name: string) => {
    const code = errors[name];
    return code && validation[code];
  };
  return (
    <>
      <AddressFields initial={initial} city={shipping.city} errorOf={errorText} isHidden={isSaved}>
        <Field
          className={isSaved ? 'sm:col-span-2' : ''}
          name="email"
          required
          type="email"
          label={fields.email}
          error={errorText('email')}
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          defaultValue={initial.email}
        />
      </AddressFields>
      <Suspense fallback={<div className="h-11" />}>
        {destination.isNeeded && (
          <GovernorateField shipping={shipping} destination={destination} error={errorText('governorate')} />
        )}
      </Suspense>
    </>
  );
}
