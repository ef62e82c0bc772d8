import { useState } from 'react';
import { object, optional, safeParse, string } from 'valibot';
import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { latinDigits } from '#core/text/clean-text.ts';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { NewPassword } from '../../password-schema.ts';
import { changePassword, mailCode } from '../change-password.ts';
import { PasswordField } from '../password-field.tsx';
import { PasswordRules } from '../password-rules.tsx';
import { useAccountsFailure } from './use-accounts-failure.ts';

const Rules = object({ password: NewPassword, current: optional(string()), nonce: optional(string()) });

/** Field under which a failure is shown, by code; all others belong to the new password. */
const fieldOf: Readonly<Record<string, 'current' | 'nonce'>> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  reauthentication_needed: 'nonce',
  reauthentication_not_valid: 'nonce',
};

/** Changes the password; asks for the current one or a mailed code only after the server requires it (decision 87). */
export const PasswordForm = ({ email, onChanged }: { email: string; onChanged: () => void }) => {
  const t = useMessages('accountSecurity').password;
  const { notices } = useMessages('forms');
  const { sentence } = useAccountsFailure();
  const [input, setInput] = useState('');
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set());

  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (form) => safeParse(Rules, form),
    refusedTitle: notices.auth.error.title,
    onChecked: async ({ password, current, nonce }) => {
      const changed = await changePassword({ password, current, nonce: nonce && latinDigits(nonce.trim()) });
      if (changed.isDone) {
        notify({ title: t.changed.title, text: t.changed.body });
        onChanged();
        return null;
      }
      const { failure } = changed;
      const field = fieldOf[failure];
      if (field) setRequested((now) => new Set([...now, field]));
      if (failure === 'reauthentication_needed') {
        const mailed = await mailCode();
        if (!mailed.isDone) return { nonce: sentence(mailed.failure) };
      }
      return { [field ?? 'password']: sentence(failure) };
    },
  });
  return (
    <form {...formProps} className="grid gap-5 mt-5">
      {/* identifies the account for password managers */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {requested.has('current') && (
        <PasswordField
          label={t.current}
          name="current"
          autoComplete="current-password"
          error={errors['current']}
          onChange={() => clear('current')}
        />
      )}
      <PasswordField
        label={t.next}
        autoComplete="new-password"
        error={errors['password']}
        hint={<PasswordRules password={input} />}
        onChange={(now) => {
          setInput(now);
          clear('password');
        }}
      />
      {requested.has('nonce') && (
        <Field
          label={t.mailedCode}
          name="nonce"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          hint={t.mailedCodeHint}
          error={errors['nonce']}
          onChange={() => clear('nonce')}
        />
      )}
      <p className="text-sm text-mist">{t.text}</p>
      <SubmitButton isBusy={isBusy}>{t.save}</SubmitButton>
    </form>
  );
};
