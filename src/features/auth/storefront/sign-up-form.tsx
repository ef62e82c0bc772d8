import { useState } from 'react';
import { safeParse } from 'valibot';
import { loadAccounts } from '#core/browser/session.ts';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { EmailField } from '#core/ui/email-field.tsx';
import { Field } from '#core/ui/field.tsx';
import { PhoneField } from '#core/ui/phone-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { signUpForm } from '../sign-in-forms.ts';
import { getCaptchaToken } from '../ui/captcha-token.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordRules } from '../ui/password-rules.tsx';
import { showAccountsError, showOfflineError } from './accounts-error.ts';
import { welcome } from './welcome.ts';

interface SignUpFormProps {
  /** Called when the account is created and its address must be confirmed. */
  readonly onUnconfirmed: (email: string) => void;
}

/** Sign-up (specification 5, Sign-up); the server creates profile and welcome code with it (decisions 8 and 23). */
export function SignUpForm({ onUnconfirmed }: SignUpFormProps) {
  const t = useMessages('forms');
  const { auth, notices } = t;
  const { fields } = useMessages('common');
  const [input, setInput] = useState('');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (form) => safeParse(signUpForm(new Date()), form),
    refusedTitle: notices.auth.error.title,
    draftName: 'sign-up',
    onChecked: async ({ email, password, ...data }) => {
      try {
        const accounts = await loadAccounts();
        const options = { data, emailRedirectTo: `${location.origin}/`, ...(await getCaptchaToken()) };
        const { data: made, error } = await accounts.signUp({ email, password, options });
        if (error) return showAccountsError(error, t);
        clearStoredInput('sign-up');
        if (made.session) await welcome(t);
        else onUnconfirmed(email);
      } catch {
        return showOfflineError(t);
      }
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 pt-8">
      <p className="text-sm text-mist -mt-2">{fields.allRequired}</p>
      <Field
        label={fields.name}
        name="name"
        autoComplete="name"
        required
        error={errors['name']}
        onChange={() => clear('name')}
      />
      <EmailField errors={errors} clear={clear} autoComplete="email" />
      <PhoneField errors={errors} clear={clear} />
      <Field
        label={fields.dob}
        name="dob"
        type="date"
        autoComplete="bday"
        required
        error={errors['dob']}
        onChange={() => clear('dob')}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors['password']}
        hint={<PasswordRules password={input} />}
        onChange={(now) => {
          setInput(now);
          clear('password');
        }}
      />
      <TermsNotice />
      <SubmitButton isBusy={isBusy}>{auth.signup}</SubmitButton>
    </form>
  );
}

/** Terms that sign-up agrees to, next to the button (decision 107). */
export const TermsNotice = () => {
  const { agreement } = useMessages('authFlows');
  return (
    <p className="text-sm text-mist">
      {agreement.text}{' '}
      <a href="/policies/privacy" className="link">
        {agreement.more}
      </a>
    </p>
  );
};
