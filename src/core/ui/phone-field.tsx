import { toLatinDigits } from '#core/browser/latin-digits.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from './field.tsx';
import type { CheckedFieldProps } from './use-validated-form.ts';

/** Phone number field; converts digits to Latin ones during input (decision 36). */
export const PhoneField = ({ errors, clear, defaultValue }: CheckedFieldProps) => {
  const { fields } = useMessages('common');
  return (
    <div onInput={convertDigits}>
      <Field
        label={fields.phone}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        required
        hint={fields.phoneHint}
        defaultValue={defaultValue}
        error={errors['phone']}
        onChange={() => clear('phone')}
      />
    </div>
  );
};

const convertDigits = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement) toLatinDigits(target);
};
