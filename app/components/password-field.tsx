import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';

import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

interface PasswordFieldProps {
  /** What it is called where there are two; otherwise it is the password. */
  readonly label?: string;
  readonly name?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly onChange: (typed: string) => void;
}

/** A password that may be looked at. */
export function PasswordField({ label, name = 'password', ...props }: PasswordFieldProps) {
  const { fields } = useMessages('common');
  const { auth } = useMessages('forms');
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label={label ?? fields.password}
      name={name}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      required
      button={
        <button
          type="button"
          className="grid place-items-center size-11 text-mist hover:text-lapis-900"
          aria-label={isShown ? auth.hidePassword : auth.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
        </button>
      }
    />
  );
}
