import { useState } from 'react';
import { safeParse } from 'valibot';
import { AddressForm as Rules } from '../../../../domain/people/forms.ts';
import { useAddressWords } from '../../../device/address-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { writeLatinDigits } from '../../../device/write-latin-digits.ts';
import { PlaceFields } from '../../../parts/place-fields.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Tick } from '../../../parts/tick.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';

interface AddressFormProps {
  readonly initial: Rules;
  readonly mayBeDefault: boolean;
  readonly onKeep: (form: Rules) => Promise<void>;
}

/** An address and its name, by the rules of the checkout (specification 5). */
export const AddressForm = ({ initial, mayBeDefault, onKeep }: AddressFormProps) => {
  const words = useAddressWords();
  const { general } = useTillWords();
  const [city, setCity] = useState(initial.city);
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Rules, { ...typed, isDefault: 'isDefault' in typed }),
    refusedTitle: general.validationError,
    onChecked: async (form) => {
      await onKeep(form);
      return null;
    },
  });
  const onInput = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'phone' || target.name === 'postalCode') writeLatinDigits(target);
    if (target.name === 'city') setCity(target.value);
    clear(target.name);
  };
  return (
    <form {...formProps} onInput={onInput} className="grid gap-5 mt-5">
      <Field
        name="label"
        label={words.label}
        hint={words.labelHint}
        error={errors['label']}
        defaultValue={initial.label}
      />
      <PlaceFields initial={initial} city={city} errorOf={(name) => errors[name]} />
      {mayBeDefault && <Tick name="isDefault" label={words.setDefault} isTicked={initial.isDefault} />}
      <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
    </form>
  );
};
