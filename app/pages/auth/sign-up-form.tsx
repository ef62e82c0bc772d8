import { useState } from 'react';
import { safeParse } from 'valibot';
import { signUpForm } from '../../../domain/forms/forms.ts';
import { EmailField } from '../../components/email-field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { PasswordRules } from '../../components/password-rules.tsx';
import { PhoneField } from '../../components/phone-field.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useValidatedForm } from '../../components/use-validated-form.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { getCaptchaToken } from '../../state/captcha-token.ts';
import { loadAccounts } from '../../state/session.ts';
import { Field } from '../../ui/field.tsx';
import { showAccountsError, showOfflineError } from './accounts-error.ts';
import { welcome } from './welcome.ts';

interface SignUpFormProps {
  /** Called when the account is created and its address must be confirmed. */
  readonly onUnconfirmed: (email: string) => void;
}

/** Sign-up (specification 5, Sign-up); the server creates profile and welcome code with it (decisions 8 and 23). */
export function SignUpForm({ onUnconfirmed }: SignUpFormProps) {
  const words = useMessages('forms');
  const { auth, notices } = words;
  const { fields } = useMessages('common');
  const [typed, setTyped] = useState('');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (form) => safeParse(signUpForm(new Date()), form),
    refusedTitle: notices.auth.error.title,
    onChecked: async ({ email, password, ...data }) => {
      try {
        const accounts = await loadAccounts();
        const options = { data, emailRedirectTo: `${location.origin}/`, ...(await getCaptchaToken()) };
        const { data: made, error } = await accounts.signUp({ email, password, options });
        if (error) return showAccountsError(error, words);
        if (made.session) await welcome(words);
        else onUnconfirmed(email);
      } catch {
        return showOfflineError(words);
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
        hint={<PasswordRules typed={typed} />}
        onChange={(now) => {
          setTyped(now);
          clear('password');
        }}
      />
      <TermsNotice />
      <SubmitButton isBusy={isBusy}>{auth.signup}</SubmitButton>
    </form>
  );
}

/** Terms that sign-up agrees to, beside the button (decision 107). */
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
