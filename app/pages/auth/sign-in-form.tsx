import { safeParse } from 'valibot';
import { SignInForm as Rules } from '../../../domain/people/forms.ts';
import { notify } from '../../device/notices.ts';
import { loadAccounts } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { Field } from '../../ui/field.tsx';
import { tellAccountsError, tellNoConnection } from './accounts-error.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

/** The way in with e-mail and password (specification 5, Sign-in). The page itself goes on when somebody is signed in. */
export function SignInForm() {
  const words = useTillWords();
  const { auth, notices } = words;
  const { fields } = useWords();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(Rules, typed),
    refusedTitle: notices.auth.error.title,
    onChecked: async (credentials) => {
      try {
        const accounts = await loadAccounts();
        const { error } = await accounts.signInWithPassword(credentials);
        if (error) return tellAccountsError(error, words);
      } catch {
        return tellNoConnection(words);
      }
      const { title, body } = notices.auth.signedIn;
      notify({ title, text: body });
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 pt-8">
      <Field
        label={fields.email}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="username"
        required
        error={errors['email']}
        onChange={() => clear('email')}
      />
      <PasswordField autoComplete="current-password" error={errors['password']} onChange={() => clear('password')} />
      <SubmitButton isBusy={isBusy}>{auth.login}</SubmitButton>
    </form>
  );
}
