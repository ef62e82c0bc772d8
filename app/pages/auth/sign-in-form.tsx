import { safeParse } from 'valibot';
import { SignInForm as Rules } from '../../../domain/people/forms.ts';
import { useEntryWords } from '../../device/entry-words.ts';
import { humanProof } from '../../device/human-proof.ts';
import { loadAccounts } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { EmailField } from '../../parts/email-field.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { tellAccountsError, tellNoConnection } from './accounts-error.ts';
import { dueFactors } from './due-factors.ts';
import { entryAddress } from './entry-steps.ts';
import { welcomeBack } from './welcome.ts';

interface SignInFormProps {
  /** Where the visitor came from. */
  readonly to: string | null;
  /** The password is right, and the address has not been confirmed yet. */
  readonly onUnconfirmed: (email: string) => void;
}

/** The way in with e-mail and password (specification 5, Sign-in). The page itself goes on when somebody is signed in. */
export function SignInForm({ to, onUnconfirmed }: SignInFormProps) {
  const words = useTillWords();
  const { auth, notices } = words;
  const { forgotten } = useEntryWords();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: notices.auth.error.title,
    onChecked: async (credentials) => {
      try {
        const accounts = await loadAccounts();
        const { error } = await accounts.signInWithPassword({ ...credentials, options: await humanProof() });
        if (error?.code === 'email_not_confirmed') onUnconfirmed(credentials.email);
        if (error) return tellAccountsError(error, words);
      } catch {
        return tellNoConnection(words);
      }
      // whoever has a second factor is welcomed after that
      if ((await dueFactors()).length === 0) welcomeBack(words);
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 pt-8">
      <EmailField errors={errors} clear={clear} autoComplete="username" />
      <PasswordField autoComplete="current-password" error={errors['password']} onChange={() => clear('password')} />
      <SubmitButton isBusy={isBusy}>{auth.login}</SubmitButton>
      <a
        href={entryAddress('recover', to)}
        className="link justify-self-start inline-flex items-center min-h-11 text-sm"
      >
        {forgotten}
      </a>
    </form>
  );
}
