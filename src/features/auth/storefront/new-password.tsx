import { useState } from 'react';
import { safeParse } from 'valibot';
import { loadAccounts } from '#core/browser/session.ts';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { NewPasswordForm } from '../one-time-code.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordRules } from '../ui/password-rules.tsx';
import { showAccountsError, showOfflineError } from './accounts-error.ts';
import { authUrlFor } from './auth-steps.ts';

interface NewPasswordProps {
  /** The account has no password yet. */
  readonly isFirst: boolean;
  /** E-mail address of the account; empty until known. */
  readonly email: string;
  readonly onSaved: () => void;
  /** Called when the accounts service requires the second factor first. */
  readonly onFactorDue: () => Promise<void>;
}

/** Form for a new or first password, after the e-mail address was verified. */
export function NewPassword({ isFirst, email, onSaved, onFactorDue }: NewPasswordProps) {
  const t = useMessages('forms');
  const { newPassword } = useMessages('authFlows');
  const [password, setInput] = useState('');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (form) => safeParse(NewPasswordForm, form),
    refusedTitle: t.notices.auth.error.title,
    onChecked: async (values) => {
      try {
        const accounts = await loadAccounts();
        const { error } = await accounts.updateUser(values);
        if (error?.code === 'insufficient_aal') {
          // a factor was added on another device; only a refreshed session contains it
          await accounts.refreshSession();
          await onFactorDue();
          return null;
        }
        if (error) return showAccountsError(error, t);
      } catch {
        return showOfflineError(t);
      }
      const { title, body } = isFirst ? newPassword.first.saved : newPassword.saved;
      notify({ title, text: body, persistsOnNavigation: true });
      onSaved();
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <AccountEmail email={email} />
      {isFirst && <p>{newPassword.first.text}</p>}
      {/* identifies the account for password managers */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...(isFirst ? {} : { label: newPassword.label })}
        autoComplete="new-password"
        error={errors['password']}
        hint={<PasswordRules password={password} />}
        onChange={(now) => {
          setInput(now);
          clear('password');
        }}
      />
      <SubmitButton isBusy={isBusy}>{newPassword.submit}</SubmitButton>
    </form>
  );
}

/** Shown without a session: a new password requires a mail first. */
export const PasswordLinkRequired = ({ to }: { to: string | null }) => {
  const { noWay } = useMessages('authFlows').newPassword;
  return (
    <>
      <p>{noWay.text}</p>
      <a href={authUrlFor('recover', to)} data-replace className="btn btn-primary btn-lg w-full mt-6">
        {noWay.button}
      </a>
    </>
  );
};

/** E-mail address of the account; reserves its line until it is known. */
export const AccountEmail = ({ email }: { email: string }) => (
  <p className="font-medium min-h-[1lh] wrap-anywhere">
    <bdi dir="ltr">{email}</bdi>
  </p>
);
