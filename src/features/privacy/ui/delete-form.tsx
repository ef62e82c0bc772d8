import { useState } from 'react';
import { object, optional, safeParse, string } from 'valibot';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { latinDigits } from '#core/text/clean-text.ts';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { GivenPassword } from '#features/auth/password-schema.ts';
import { PasswordField } from '#features/auth/ui/password-field.tsx';
import { type RequestedProof, useDeleteAccount } from './use-delete-account.ts';

const Rules = object({ password: optional(GivenPassword), code: optional(string()) });

interface DeleteFormProps {
  readonly email: string;
  /** If true, the password field is visible from the start; the server decides which proof is required. */
  readonly hasPassword: boolean;
  readonly onFailed: (error: unknown) => void;
}

/** Lists deleted and retained data, reauthenticates the customer and deletes the account. */
export const DeleteForm = ({ email, hasPassword, onFailed }: DeleteFormProps) => {
  const { farewell } = useMessages('personalData');
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const [proof, setProof] = useState<RequestedProof | null>(hasPassword ? 'password' : null);
  const erase = useDeleteAccount({ onProofRequested: setProof, onFailed });
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(Rules, input),
    refusedTitle: general.error,
    onChecked: ({ password, code }) => erase({ password, code: code && latinDigits(code.trim()) }),
  });
  return (
    <form {...formProps} className="grid gap-5 mt-5">
      <Information {...farewell.goes} />
      <Information {...farewell.stays} />
      <p className="text-sm text-mist">{farewell.underWay}</p>
      {/* names the account for password managers */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {proof === 'password' && (
        <PasswordField
          label={fields.password}
          autoComplete="current-password"
          error={errors['password']}
          onChange={() => clear('password')}
        />
      )}
      {proof === 'code' && (
        <Field
          label={farewell.code}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors['code']}
          onChange={() => clear('code')}
        />
      )}
      <SubmitButton isBusy={isBusy}>{farewell.confirm}</SubmitButton>
    </form>
  );
};

const Information = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="font-medium">{title}</h3>
    <p>{text}</p>
  </div>
);
