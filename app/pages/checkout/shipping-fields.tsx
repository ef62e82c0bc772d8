import { Suspense } from 'react';
import type { FieldErrors } from '../../../domain/validation.ts';
import { AddressFields } from '../../components/address-fields.tsx';
import { lazyOnDemand } from '../../components/lazy-on-demand.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { Field } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';
import type { DestinationState } from './use-destination.ts';

const GovernorateField = lazyOnDemand(async () => (await import('./governorate-field.tsx')).GovernorateField);

interface ShippingFieldsProps {
  readonly initial: Draft['shipping'];
  /** Current values of the form. */
  readonly shipping: Draft['shipping'];
  readonly destination: DestinationState;
  /** A saved address is chosen: its fields are filled in and hidden. */
  readonly isSaved: boolean;
  readonly errors: FieldErrors;
}

/** Shipping fields (specification 5, checkout shipping). */
export function ShippingFields({ initial, shipping, destination, isSaved, errors }: ShippingFieldsProps) {
  const { fields } = useMessages('common');
  const { validation } = useMessages('forms');
  const spoken = (name: string) => {
    const code = errors[name];
    return code && validation[code];
  };
  return (
    <>
      <AddressFields initial={initial} city={shipping.city} errorOf={spoken} isHidden={isSaved}>
        <Field
          className={isSaved ? 'sm:col-span-2' : ''}
          name="email"
          type="email"
          label={fields.email}
          error={spoken('email')}
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          defaultValue={initial.email}
        />
      </AddressFields>
      <Suspense fallback={<div className="h-11" />}>
        {destination.isNeeded && (
          <GovernorateField shipping={shipping} destination={destination} error={spoken('governorate')} />
        )}
      </Suspense>
    </>
  );
}
