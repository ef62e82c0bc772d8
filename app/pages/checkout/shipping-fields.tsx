import { Suspense, useId, useState } from 'react';
import type { FieldErrors } from '../../../domain/validation.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { Field } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';

const none = () => null;
const loadPlaces = () => import('./governorates.tsx');
const Governorates = lazily(async () => (await loadPlaces()).Governorates, none);
const PostalHint = lazily(async () => (await loadPlaces()).PostalHint, none);

interface ShippingFieldsProps {
  readonly initial: Draft['shipping'];
  readonly city: string;
  /** A saved address is chosen: its own fields are filled in, and out of sight. */
  readonly isSaved: boolean;
  readonly errors: FieldErrors;
}

/** Where the order goes (specification 5, checkout shipping). */
export function ShippingFields({ initial, city, isSaved, errors }: ShippingFieldsProps) {
  const { fields } = useWords();
  const { checkout, validation } = useTillWords();
  const [isWriting, setIsWriting] = useState(initial.city !== '');
  const listId = useId();
  const ofPlace = isSaved ? 'hidden' : '';
  const spoken = (name: string) => {
    const code = errors[name];
    return code && validation[code];
  };
  return (
    <div className="grid sm:grid-cols-2 gap-x-4 gap-y-5" onFocus={() => setIsWriting(true)}>
      <Field
        className={isSaved ? 'hidden' : 'sm:col-span-2'}
        name="fullName"
        label={fields.fullName}
        error={spoken('fullName')}
        autoComplete="shipping name"
        defaultValue={initial.fullName}
      />
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
      <Field
        className={ofPlace}
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
        className={isSaved ? 'hidden' : 'sm:col-span-2'}
        name="address"
        label={fields.address}
        error={spoken('address')}
        hint={checkout.hints.address}
        autoComplete="shipping street-address"
        defaultValue={initial.address}
      />
      <Field
        className={ofPlace}
        name="city"
        list={listId}
        label={fields.city}
        error={spoken('city')}
        autoComplete="shipping address-level2"
        defaultValue={initial.city}
      />
      <Field
        className={ofPlace}
        name="postalCode"
        hint={
          <Suspense fallback={checkout.hints.postalCode}>
            {isWriting ? <PostalHint city={city} /> : checkout.hints.postalCode}
          </Suspense>
        }
        label={fields.postalCode}
        error={spoken('postalCode')}
        dir="ltr"
        autoComplete="shipping postal-code"
        defaultValue={initial.postalCode}
      />
      <Suspense>{isWriting && <Governorates id={listId} />}</Suspense>
    </div>
  );
}
