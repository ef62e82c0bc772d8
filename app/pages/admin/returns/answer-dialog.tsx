import * as v from 'valibot';
import { MAX_RETURN_COMMENT } from '../../../../domain/limits.ts';
import { ReturnWords } from '../../../../domain/returns/return.ts';
import { form, validationCode } from '../../../../domain/validation.ts';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useValidatedForm } from '../../../components/use-validated-form.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';

const OptionalAnswer = form({ answer: ReturnWords });
const RequiredAnswer = form({ answer: v.nonNullable(ReturnWords, validationCode('required')) });

interface AnswerDialogProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly answer: string;
    readonly hint: string;
    readonly button: string;
  };
  readonly isRequired: boolean;
  /** Resolves with whether it was sent. */
  readonly onSend: (answer: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the words that the customer reads about a decision. */
export const AnswerDialog = ({ words, isRequired, onSend, onClose }: AnswerDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { errors, isBusy, clear, formProps } = useValidatedForm<{ readonly answer: string | null }>({
    check: (typed) => v.safeParse(isRequired ? RequiredAnswer : OptionalAnswer, typed),
    refusedTitle: general.error,
    onChecked: async ({ answer }) => {
      await onSend(answer);
      onClose();
      return null;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          label={words.answer}
          name="answer"
          dir="auto"
          lines={4}
          required={isRequired}
          maxLength={MAX_RETURN_COMMENT}
          hint={words.hint}
          error={errors['answer']}
          onChange={() => clear('answer')}
        />
        <SubmitButton isBusy={isBusy}>{words.button}</SubmitButton>
      </form>
    </Dialog>
  );
};
