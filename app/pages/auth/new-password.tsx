import { useState } from 'react';
import { safeParse } from 'valibot';
import { NewPasswordForm } from '../../../domain/people/entry-forms.ts';
import { useEntryWords } from '../../device/entry-words.ts';
import { notify } from '../../device/notices.ts';
import { loadAccounts } from '../../device/session.ts';
import { useTillWords } from '../../device/till-words.ts';
import { PasswordField } from '../../parts/password-field.tsx';
import { PasswordRules } from '../../parts/password-rules.tsx';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { tellAccountsError, tellNoConnection } from './accounts-error.ts';
import { entryAddress } from './entry-steps.ts';
import { OwnEmail } from './own-email.tsx';

interface NewPasswordProps {
  /** There was none before. */
  readonly isFirst: boolean;
  /** Whose password it is; empty until that is known. */
  readonly email: string;
  readonly onSaved: () => void;
  /** The accounts want the second factor first. */
  readonly onFactorDue: () => Promise<void>;
}

/** A password, for whoever has just proven the account's address: in the place of the old one, or the first. */
export function NewPassword({ isFirst, email, onSaved, onFactorDue }: NewPasswordProps) {
  const words = useTillWords();
  const { newPassword } = useEntryWords();
  const [typed, setTyped] = useState('');
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (form) => safeParse(NewPasswordForm, form),
    refusedTitle: words.notices.auth.error.title,
    onChecked: async (wanted) => {
      try {
        const accounts = await loadAccounts();
        const { error } = await accounts.updateUser(wanted);
        if (error?.code === 'insufficient_aal') {
          // a factor that was added elsewhere since: only a fresh session knows of it
          await accounts.refreshSession();
          await onFactorDue();
          return null;
        }
        if (error) return tellAccountsError(error, words);
      } catch {
        return tellNoConnection(words);
      }
      const { title, body } = isFirst ? newPassword.first.saved : newPassword.saved;
      notify({ title, text: body, goesAlong: true });
      onSaved();
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5">
      <OwnEmail email={email} />
      {isFirst && <p>{newPassword.first.text}</p>}
      {/* tells a keeper of passwords whose this one is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...(isFirst ? {} : { label: newPassword.label })}
        autoComplete="new-password"
        error={errors['password']}
        hint={<PasswordRules typed={typed} />}
        onChange={(now) => {
          setTyped(now);
          clear('password');
        }}
      />
      <SubmitButton isBusy={isBusy}>{newPassword.submit}</SubmitButton>
    </form>
  );
}

/** Nobody has proven anything: a new password takes a mail first. */
export const NoWayToPassword = ({ to }: { to: string | null }) => {
  const { noWay } = useEntryWords().newPassword;
  return (
    <>
      <p>{noWay.text}</p>
      <a href={entryAddress('recover', to)} data-replace className="btn btn-primary btn-lg w-full mt-6">
        {noWay.button}
      </a>
    </>
  );
};
