import { type ReactNode, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';

interface PasswordFieldProps {
  /** Label in forms with two password fields; by default "password". */
  readonly label?: string;
  readonly name?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange: (input: string) => void;
}

/** Password field with a button that shows the password. */
export function PasswordField({ label, name = 'password', ...props }: PasswordFieldProps) {
  const { fields } = useMessages('common');
  const { auth } = useMessages('forms');
  const [isVisible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      label={label ?? fields.password}
      name={name}
      type={isVisible ? 'text' : 'password'}
      dir="ltr"
      required
      button={
        <button
          type="button"
          className="grid place-items-center size-11 text-mist hover:text-lapis-900"
          aria-label={isVisible ? auth.hidePassword : auth.showPassword}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} className="size-5" />
        </button>
      }
    />
  );
}
