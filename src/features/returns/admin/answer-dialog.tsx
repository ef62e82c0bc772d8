import * as v from 'valibot';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { form, validationCode } from '#core/forms/validation.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { ReturnComment } from '../return.ts';

const OptionalAnswer = form({ answer: ReturnComment });
const RequiredAnswer = form({ answer: v.nonNullable(ReturnComment, validationCode('required')) });

interface AnswerDialogProps {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly answer: string;
    readonly hint: string;
    readonly button: string;
  };
  readonly isRequired: boolean;
  /** Resolves to whether it was sent. */
  readonly onSend: (reply: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Dialog for the note to the customer about a decision. */
export const AnswerDialog = ({ texts, isRequired, onSend, onClose }: AnswerDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { errors, isBusy, clear, formProps } = useValidatedForm<{ readonly answer: string | null }>({
    check: (input) => v.safeParse(isRequired ? RequiredAnswer : OptionalAnswer, input),
    refusedTitle: general.error,
    onChecked: async ({ answer }) => {
      await onSend(answer);
      onClose();
      return null;
    },
  });
  const { confirmation, confirmLeave } = useUnsavedChanges(formProps.ref);
  return (
    <>
      <Dialog isOpen onClose={() => confirmLeave(onClose)} title={texts.title} closeLabel={fields.close}>
        <p className="text-base mt-4">{texts.text}</p>
        <form {...formProps} className="grid gap-4 mt-5">
          <Field
            label={texts.answer}
            name="answer"
            dir="auto"
            lines={4}
            required={isRequired}
            maxLength={MAX_RETURN_COMMENT}
            hint={texts.hint}
            error={errors['answer']}
            onChange={() => clear('answer')}
          />
          <SubmitButton isBusy={isBusy}>{texts.button}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};
