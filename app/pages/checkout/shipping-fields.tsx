import type { FieldErrors } from '../../../domain/validation.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { PlaceFields } from '../../parts/place-fields.tsx';
import { Field } from '../../ui/field.tsx';
import type { Draft } from './draft.ts';

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
  const { validation } = useTillWords();
  const spoken = (name: string) => {
    const code = errors[name];
    return code && validation[code];
  };
  return (
    <PlaceFields initial={initial} city={city} errorOf={spoken} isHidden={isSaved}>
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
    </PlaceFields>
  );
}
