import { useState } from 'react';
import { type GenericSchema, safeParse } from 'valibot';
import { SubmitButton } from '../../components/submit-button.tsx';
import { useValidatedForm } from '../../components/use-validated-form.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { Field } from '../../ui/field.tsx';

interface TextFormProps {
  /** Checks the form, which has the field `text`. */
  readonly rules: GenericSchema<unknown, { readonly text: string }>;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly maxLength: number;
  readonly begun?: string;
  /** Height of the field in lines. */
  readonly lines?: number;
  /** Sends the text; the field is emptied when it says so. */
  readonly onSend: (text: string) => Promise<'sent' | 'kept'>;
}

/** A form with one text of several lines. */
export const TextForm = ({ rules, label, hint, button, maxLength, begun, lines = 4, onSend }: TextFormProps) => {
  const { general } = useMessages('forms');
  const [times, setTimes] = useState(0);
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => safeParse(rules, typed),
    refusedTitle: general.error,
    onChecked: async ({ text }) => {
      if ((await onSend(text)) === 'sent') setTimes((now) => now + 1);
      return null;
    },
  });
  return (
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
        defaultValue={begun}
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
};
