import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { CheckedFieldProps } from './use-validated-form.ts';

/** E-mail field of a form. */
export const EmailField = ({
  errors,
  clear,
  defaultValue,
  autoComplete,
}: CheckedFieldProps & Required<Pick<FieldProps, 'autoComplete'>>) => {
  const { fields } = useMessages('common');
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
