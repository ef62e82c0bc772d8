import { useWords } from '../device/words.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import type { CheckedFieldProps } from './use-checked-form.ts';

/** The address of whoever fills a form in. */
export const EmailField = ({
  errors,
  clear,
  defaultValue,
  autoComplete,
}: CheckedFieldProps & Required<Pick<FieldProps, 'autoComplete'>>) => {
  const { fields } = useWords();
  return (
    <Field
      label={fields.email}
      name="email"
      type="email"
      dir="ltr"
      autoComplete={autoComplete}
      required
      defaultValue={defaultValue}
      error={errors['email']}
      onChange={() => clear('email')}
    />
  );
};
