import { useState } from 'react';
import { safeParse } from 'valibot';
import { toLatinDigits } from '#core/browser/latin-digits.ts';
import { AddressForm as Rules } from '#core/forms/forms.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { AddressFields } from '#features/shipping/ui/address-fields.tsx';

interface AddressFormProps {
  readonly initial: Rules;
  readonly mayBeDefault: boolean;
  /** Session storage key of the draft. */
  readonly draftName: string;
  readonly onSave: (form: Rules) => Promise<void>;
}

/** Form for an address and its label, with the rules of the checkout (specification 5). */
export const AddressForm = ({ initial, mayBeDefault, draftName, onSave }: AddressFormProps) => {
  const t = useMessages('savedAddresses');
  const { general } = useMessages('forms');
  const [city, setCity] = useState(initial.city);
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(Rules, { ...input, isDefault: 'isDefault' in input }),
    refusedTitle: general.validationError,
    draftName,
    onChecked: async (form) => {
      await onSave(form);
      return null;
    },
  });
  const onInput = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'phone' || target.name === 'postalCode') toLatinDigits(target);
    if (target.name === 'city') setCity(target.value);
    clear(target.name);
  };
  return (
    <form {...formProps} onInput={onInput} className="grid gap-5 mt-5">
      <Field name="label" label={t.label} hint={t.labelHint} error={errors['label']} defaultValue={initial.label} />
      <AddressFields initial={initial} city={city} errorOf={(name) => errors[name]} />
      {mayBeDefault && <Checkbox name="isDefault" label={t.setDefault} isTicked={initial.isDefault} />}
      {/* sticky, because the dialog may be higher than the screen */}
      <div
        data-foot
        className="sticky bottom-0 -mx-6 sm:-mx-8 -mb-6 sm:-mb-8 px-6 sm:px-8 pt-3 pb-4 bg-white border-t border-lapis-200"
      >
        <SubmitButton isBusy={isBusy} className="btn-lg w-full">
          {t.save}
        </SubmitButton>
      </div>
    </form>
  );
};
