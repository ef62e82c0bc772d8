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

const OptionalReply = form({ reply: ReturnComment });
const RequiredReply = form({ reply: v.nonNullable(ReturnComment, validationCode('required')) });

interface ReplyDialogProps {
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly reply: string;
    readonly hint: string;
    readonly button: string;
  };
  readonly isRequired: boolean;
  /** Resolves to whether it was sent. */
  readonly onSend: (reply: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Dialog for the note to the customer about a decision. */
export const ReplyDialog = ({ texts, isRequired, onSend, onClose }: ReplyDialogProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { errors, isBusy, clear, formProps } = useValidatedForm<{ readonly reply: string | null }>({
    check: (input) => v.safeParse(isRequired ? RequiredReply : OptionalReply, input),
    refusedTitle: general.error,
    onChecked: async ({ reply }) => {
      await onSend(reply);
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
            label={texts.reply}
            name="reply"
            dir="auto"
            lines={4}
            required={isRequired}
            maxLength={MAX_RETURN_COMMENT}
            hint={texts.hint}
            error={errors['reply']}
            onChange={() => clear('reply')}
          />
          <SubmitButton isBusy={isBusy}>{texts.button}</SubmitButton>
        </form>
      </Dialog>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};
