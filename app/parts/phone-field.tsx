import { useWords } from '../device/words.tsx';
import { Field } from '../ui/field.tsx';
import type { CheckedFieldProps } from './use-checked-form.ts';

/** The phone number of whoever fills a form in. */
export const PhoneField = ({ errors, clear, defaultValue }: CheckedFieldProps) => {
  const { fields } = useWords();
  return (
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
  );
};
