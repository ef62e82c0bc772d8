import { type ReactNode, useEffect } from 'react';
import { parseOneTimeCode } from '../../domain/forms/one-time-code.ts';
import { useMessages } from '../i18n/messages.tsx';
import { toLatinDigits } from '../state/latin-digits.ts';
import { Field } from '../ui/field.tsx';
import { focusField } from '../ui/focus-field.ts';
import { SubmitButton } from './submit-button.tsx';
import type { LocalizedFieldErrors } from './use-form-submit.ts';
import { useValidatedForm } from './use-validated-form.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly submit: string;
  /** The keyboard goes there as it appears. */
  readonly isNext?: boolean;
  /** Answers with what is wrong with the code, or null. */
  readonly onCode: (code: string) => Promise<LocalizedFieldErrors | null>;
}

/** Where a code is typed, pasted, or filled in by the phone that received it. */
export function CodeForm({ label, hint, submit, isNext = false, onCode }: CodeFormProps) {
  const { notices } = useMessages('forms');
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: parseOneTimeCode,
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
  if (target instanceof HTMLInputElement) toLatinDigits(target);
};
