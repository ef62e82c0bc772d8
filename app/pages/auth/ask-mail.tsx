import { safeParse } from 'valibot';
import { AskMailForm } from '../../../domain/people/entry-forms.ts';
import { useEntryWords } from '../../device/entry-words.ts';
import { useTillWords } from '../../device/till-words.ts';
import { EmailField } from '../../parts/email-field.tsx';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { askAccounts } from './accounts-error.ts';
import { type AwaitedMail, requestMail } from './awaited-mail.ts';
import { entryAddress } from './entry-steps.ts';

interface AskMailProps {
  readonly reason: 'recovery' | 'again';
  /** Where the visitor came from. */
  readonly to: string | null;
  readonly onAsked: (mail: AwaitedMail) => void;
}

/** Asks for the address that a mail with a way in is to go to. */
export function AskMail({ reason, to, onAsked }: AskMailProps) {
  const words = useTillWords();
  const entry = useEntryWords();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(AskMailForm, typed),
    refusedTitle: words.notices.auth.error.title,
    onChecked: async ({ email }) => {
      const mail = { reason, email };
      const wrong = await askAccounts((accounts) => requestMail(accounts, mail, to), words, entry.failures);
      if (!wrong) onAsked(mail);
      return wrong;
    },
  });
  return (
    <>
      <p>{entry[reason === 'recovery' ? 'recovery' : 'confirmation'].text}</p>
      <form {...formProps} className="grid gap-5 pt-6">
        <EmailField errors={errors} clear={clear} autoComplete="username" />
        <SubmitButton isBusy={isBusy}>{entry.send}</SubmitButton>
      </form>
      <a href={entryAddress(null, to)} className="link inline-flex items-center min-h-11 mt-4 text-sm">
        {entry.back}
      </a>
    </>
  );
}
