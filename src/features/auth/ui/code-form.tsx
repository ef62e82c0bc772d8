import { type ReactNode, useEffect } from 'react';
import { toLatinDigits } from '#core/browser/latin-digits.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { focusField } from '#core/ui/focus-field.ts';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { parseOneTimeCode } from '../one-time-code.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly submit: string;
  /** Focuses the field when it appears. */
  readonly isNext?: boolean;
  /** Returns the error messages of the code, or null. */
  readonly onCode: (code: string) => Promise<LocalizedFieldErrors | null>;
}

/** Form for a one-time code: entered, pasted or filled in by the phone. */
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
