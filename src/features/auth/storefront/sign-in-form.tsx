import { safeParse } from 'valibot';
import { loadAccounts } from '#core/browser/session.ts';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { EmailField } from '#core/ui/email-field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { SignInForm as Rules } from '../sign-in-forms.ts';
import { getCaptchaToken } from '../ui/captcha-token.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { showAccountsError, showOfflineError } from './accounts-error.ts';
import { authUrlFor } from './auth-steps.ts';
import { requiredFactors } from './required-factors.ts';
import { welcomeBack } from './welcome.ts';

interface SignInFormProps {
  /** Path to return to after sign-in. */
  readonly to: string | null;
  /** Called if the password is correct and the address is not confirmed. */
  readonly onUnconfirmed: (email: string) => void;
}

/** Sign-in with e-mail and password (specification 5, Sign-in). The page redirects once there is a session. */
export function SignInForm({ to, onUnconfirmed }: SignInFormProps) {
  const t = useMessages('forms');
  const { auth, notices } = t;
  const { forgotten } = useMessages('authFlows');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(Rules, input),
    refusedTitle: notices.auth.error.title,
    draftName: 'sign-in',
    onChecked: async (credentials) => {
      try {
        const accounts = await loadAccounts();
        const { error } = await accounts.signInWithPassword({ ...credentials, options: await getCaptchaToken() });
        if (error?.code === 'email_not_confirmed') onUnconfirmed(credentials.email);
        if (error) return showAccountsError(error, t);
        clearStoredInput('sign-in');
      } catch {
        return showOfflineError(t);
      }
      // with a second factor, the welcome notice follows its verification
      if ((await requiredFactors()).length === 0) welcomeBack(t);
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 pt-8">
      <EmailField errors={errors} clear={clear} autoComplete="username" />
      <PasswordField autoComplete="current-password" error={errors['password']} onChange={() => clear('password')} />
      <SubmitButton isBusy={isBusy}>{auth.login}</SubmitButton>
      <a href={authUrlFor('recover', to)} className="link justify-self-start inline-flex items-center min-h-11 text-sm">
        {forgotten}
      </a>
    </form>
  );
}
