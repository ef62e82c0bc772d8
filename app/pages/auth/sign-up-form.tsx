import { useState } from 'react';
import { safeParse } from 'valibot';
import { signUpForm } from '../../../domain/people/forms.ts';
import { humanProof } from '../../device/human-proof.ts';
import { loadAccounts } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useWords } from '../../device/words.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import { PasswordRules } from '../../parts/password-rules.tsx';
import { PhoneField } from '../../parts/phone-field.tsx';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { Field } from '../../ui/field.tsx';
import { tellAccountsError, tellNoConnection } from './accounts-error.ts';
import { Agreement } from './agreement.tsx';
import { welcome } from './welcome.ts';

interface SignUpFormProps {
  /** The account is made, and its address is to be confirmed first. */
  readonly onUnconfirmed: (email: string) => void;
}

/** A new account (specification 5, Sign-up); the server makes profile and welcome code with it (decisions 8 and 23). */
export function SignUpForm({ onUnconfirmed }: SignUpFormProps) {
  const words = useTillWords();
  const { auth, notices } = words;
  const { fields } = useWords();
  const [typed, setTyped] = useState('');
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (form) => safeParse(signUpForm(new Date()), form),
    refusedTitle: notices.auth.error.title,
    onChecked: async ({ email, password, ...data }) => {
      try {
        const accounts = await loadAccounts();
        const options = { data, emailRedirectTo: `${location.origin}/`, ...(await humanProof()) };
        const { data: made, error } = await accounts.signUp({ email, password, options });
        if (error) return tellAccountsError(error, words);
        if (made.session) await welcome(words);
        else onUnconfirmed(email);
      } catch {
        return tellNoConnection(words);
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
      <Agreement />
      <SubmitButton isBusy={isBusy}>{auth.signup}</SubmitButton>
    </form>
  );
}
