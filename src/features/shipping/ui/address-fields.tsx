import { type ReactNode, Suspense, useId, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';

const none = () => null;
const loadPlaces = () => import('./governorates.tsx');
const Governorates = lazyOnDemand(async () => (await loadPlaces()).Governorates, none);
const PostalHint = lazyOnDemand(async () => (await loadPlaces()).PostalHint, none);

type PlaceField = 'fullName' | 'phone' | 'address' | 'city' | 'postalCode';

interface PlaceFieldsProps {
  readonly initial: Readonly<Record<PlaceField, string>>;
  /** Current value of the city field. */
  readonly city: string;
  /** Localized error message of a field. */
  readonly errorOf: (name: string) => string | undefined;
  /** The fields are filled in but not displayed. */
  readonly isHidden?: boolean;
  /** Content next to the phone number field. */
  readonly children?: ReactNode;
}

/** Address fields of the checkout and of saved addresses (specification 5, decision 59). */
export function AddressFields({ initial, city, errorOf, isHidden = false, children }: PlaceFieldsProps) {
  const { fields } = useMessages('common');
  const { hints } = useMessages('checkout').checkout;
  const [isEditing, setIsEditing] = useState(initial.city !== '');
  const listId = useId();
  const half = isHidden ? 'hidden' : '';
  const whole = isHidden ? 'hidden' : 'sm:col-span-2';
  return (
    <div className="grid sm:grid-cols-2 gap-x-4 gap-y-5" onFocus={() => setIsEditing(true)}>
      <Field
        className={whole}
        name="fullName"
        required
        dir="auto"
        label={fields.fullName}
        error={errorOf('fullName')}
        autoComplete="shipping name"
        defaultValue={initial.fullName}
      />
      {children}
      <Field
        className={children ? half : whole}
        name="phone"
        required
        type="tel"
        label={fields.phone}
        error={errorOf('phone')}
        hint={fields.phoneHint}
        dir="ltr"
        inputMode="tel"
        autoComplete="shipping tel"
        defaultValue={initial.phone}
      />
      <Field
        className={whole}
        name="address"
        required
        dir="auto"
        label={fields.address}
        error={errorOf('address')}
        hint={hints.address}
        autoComplete="shipping street-address"
        defaultValue={initial.address}
      />
      <Field
        className={half}
        name="city"
        required
        list={listId}
        label={fields.city}
        error={errorOf('city')}
        autoComplete="shipping address-level2"
        defaultValue={initial.city}
      />
      <Field
        className={half}
        name="postalCode"
        required
        hint={
          <Suspense fallback={hints.postalCode}>{isEditing ? <PostalHint city={city} /> : hints.postalCode}</Suspense>
        }
        label={fields.postalCode}
        error={errorOf('postalCode')}
        dir="ltr"
        autoComplete="shipping postal-code"
        defaultValue={initial.postalCode}
      />
      <Suspense>{isEditing && <Governorates id={listId} />}</Suspense>
    </div>
  );
}
