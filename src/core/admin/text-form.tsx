import { type ReactNode, useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { serializeForm, UnsavedChangesDialog, useUnsavedChanges } from './unsaved-changes.tsx';

interface TextFormProps {
  /** Checks the form, which has the field `text`. */
  readonly rules: GenericSchema<unknown, { readonly text: string }>;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly maxLength: number;
  readonly initialText?: string;
  /** Height of the field in lines. */
  readonly lines?: number;
  /** Sends the text; the field is cleared after `sent`, unless it was edited meanwhile. */
  readonly onSend: (text: string) => Promise<'sent' | 'kept'>;
  /** Renders the dialog around the form; `confirmLeave` requires confirmation before the dialog closes with unsaved text. */
  readonly renderAround?: (form: ReactNode, confirmLeave: (leave: () => void) => void) => ReactNode;
}

/** Form with one multi-line text; leaving it with unsaved text requires confirmation. */
export const TextForm = ({
  rules,
  label,
  hint,
  button,
  maxLength,
  initialText,
  lines = 4,
  onSend,
  renderAround = (form) => form,
}: TextFormProps) => {
  const { general } = useMessages('forms');
  const [times, setTimes] = useState(0);
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (input) => safeParse(rules, input),
    refusedTitle: general.error,
    onChecked: async ({ text }, form) => {
      const sent = serializeForm(form);
      if ((await onSend(text)) === 'sent' && serializeForm(form) === sent) setTimes((now) => now + 1);
      return null;
    },
  });
  const { confirmation, confirmLeave } = useUnsavedChanges(formProps.ref);
  const form = (
    <form {...formProps} className="grid gap-4">
      <Field
        key={times}
        label={label}
        name="text"
        lines={lines}
        dir="auto"
        required
        maxLength={maxLength}
        hint={hint}
        defaultValue={initialText}
        error={errors['text']}
        onChange={() => clear('text')}
      />
      <p>
        <SubmitButton isBusy={isBusy} className="">
          {button}
        </SubmitButton>
      </p>
    </form>
  );
  return (
    <>
      {renderAround(form, confirmLeave)}
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};
