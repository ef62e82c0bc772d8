import type { ReactNode } from 'react';
import { latinDigits } from '../../../../domain/text/digits.ts';
import type { Outcome } from '../../../device/security.ts';
import { useSecurityWords } from '../../../device/security-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { writeLatinDigits } from '../../../device/write-latin-digits.ts';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { useFailure } from './use-failure.ts';

interface CodeFormProps {
  readonly label: string;
  readonly button: string;
  readonly hint?: ReactNode;
  readonly give: (code: string) => Promise<Outcome<true>>;
  readonly onGiven: () => void;
}

/** Asks for the six digits of a second step, in the digits of any script; what is wrong with them stands under them. */
export const CodeForm = ({ label, button, hint, give, onGiven }: CodeFormProps) => {
  const { code: words } = useSecurityWords();
  const { notices } = useTillWords();
  const { sentence } = useFailure();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: ({ code }) => ({ success: true, output: digitsOf(code) }),
    refusedTitle: notices.auth.error.title,
    onChecked: async (code) => {
      if (code.length !== 6) return { code: words.format };
      const given = await give(code);
      if (!given.isDone) return { code: sentence(given.failure) };
      onGiven();
      return null;
    },
  });
  return (
    <form {...formProps} onInput={writeInLatin} className="grid gap-4 mt-5">
      <Field
        label={label}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        hint={hint}
        error={errors['code']}
        onChange={() => clear('code')}
      />
      <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
    </form>
  );
};

const digitsOf = (typed: unknown): string => latinDigits(typeof typed === 'string' ? typed : '').replaceAll(/\D/g, '');

const writeInLatin = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement) writeLatinDigits(target);
};
