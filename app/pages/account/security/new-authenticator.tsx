import { useState } from 'react';
import { notify } from '../../../device/notices.ts';
import { type NewAuthenticator as Begun, beginAuthenticator, giveCode } from '../../../device/second-factors.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useWords } from '../../../device/words.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { CodeForm } from './code-form.tsx';
import { ScanMe } from './scan-me.tsx';
import { Steps } from './steps.tsx';
import { useFailure } from './use-failure.ts';
import { useGiveUp } from './use-give-up.ts';

interface NewAuthenticatorProps {
  /** The names that second steps bear already. */
  readonly taken: readonly string[];
  readonly onDone: () => void;
}

/** Takes an authenticator app into the account: its name, then its picture and the first code. */
export const NewAuthenticator = ({ taken, onDone }: NewAuthenticatorProps) => {
  const { authenticator: words } = useSecurityWords();
  const [begun, setBegun] = useState<Begun | null>(null);
  const keep = useGiveUp(begun?.id);
  return (
    <Steps step={String(begun?.id)}>
      {begun === null ? (
        <NameForm taken={taken} onBegun={setBegun} />
      ) : (
        <>
          <ScanMe authenticator={begun} />
          <CodeForm
            label={words.code}
            hint={words.others}
            button={words.confirm}
            give={(code) => giveCode(begun.id, code)}
            onGiven={() => {
              keep();
              notify({ title: words.done.title, text: words.done.body, about: 'factors' });
              onDone();
            }}
          />
        </>
      )}
    </Steps>
  );
};

const NameForm = ({ taken, onBegun }: { taken: readonly string[]; onBegun: (begun: Begun) => void }) => {
  const { authenticator: words, code } = useSecurityWords();
  const { notices, validation } = useTillWords();
  const { brand } = useWords().shell;
  const { sentence } = useFailure();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: ({ name }) => ({ success: true, output: typeof name === 'string' ? name.trim() : '' }),
    refusedTitle: notices.auth.error.title,
    onChecked: async (name) => {
      if (name === '') return { name: validation.required };
      const begun = await beginAuthenticator(name, brand);
      if (!begun.isDone) return { name: sentence(begun.failure) };
      onBegun(begun.data);
      return null;
    },
  });
  return (
    <form {...formProps} className="grid gap-5 mt-5">
      <Field
        label={words.name}
        name="name"
        dir="auto"
        required
        maxLength={50}
        hint={words.nameHint}
        defaultValue={taken.includes(words.suggested) ? '' : words.suggested}
        error={errors['name']}
        onChange={() => clear('name')}
      />
      <SubmitButton isBusy={isBusy}>{code.goOn}</SubmitButton>
    </form>
  );
};
