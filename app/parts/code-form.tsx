import { type ReactNode, useEffect } from 'react';
import { readCode } from '../../domain/people/entry-forms.ts';
import { useTillWords } from '../device/till-words.ts';
import { writeLatinDigits } from '../device/write-latin-digits.ts';
import { Field } from '../ui/field.tsx';
import { focusField } from '../ui/focus-field.ts';
import { SubmitButton } from './submit-button.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import type { SpokenErrors } from './use-sent-form.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly submit: string;
  /** The keyboard goes there as it appears. */
  readonly isNext?: boolean;
  /** Answers with what is wrong with the code, or null. */
  readonly onCode: (code: string) => Promise<SpokenErrors | null>;
}

/** Where a code is typed, pasted, or filled in by the phone that received it. */
export function CodeForm({ label, hint, submit, isNext = false, onCode }: CodeFormProps) {
  const { notices } = useTillWords();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: readCode,
    refusedTitle: notices.auth.error.title,
    onChecked: ({ code }) => onCode(code),
  });
  const form = formProps.ref;
  useEffect(() => {
    if (isNext && form.current) focusField(form.current, ['code']);
  }, [isNext, form]);
  return (
    <form {...formProps} onInput={writeInLatin} className="grid gap-5">
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
      <SubmitButton isBusy={isBusy}>{submit}</SubmitButton>
    </form>
  );
}

const writeInLatin = ({ target }: { target: EventTarget }): void => {
  if (target instanceof HTMLInputElement) writeLatinDigits(target);
};
