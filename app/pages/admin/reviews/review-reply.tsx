import type { AdminReview } from '../../../../contract/admin/reviews.ts';
import { ReviewReplyForm } from '../../../../domain/forms/staff-forms.ts';
import { REVIEW_REPLY_LENGTH } from '../../../../domain/limits.ts';
import { useMessages } from '../../../i18n/messages.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextForm } from '../text-form.tsx';
import { useAdminAction } from '../use-admin-action.ts';

interface ReviewReplyProps {
  readonly review: AdminReview;
  readonly onClose: () => void;
  readonly onChanged: (review: AdminReview) => void;
}

/** Publishes, changes or deletes the shop's answer to a review. */
export const ReviewReply = ({ review: { id, reply }, onClose, onChanged }: ReviewReplyProps) => {
  const { fields } = useMessages('common');
  const { reply: words } = useMessages('admin').reviews;
  const { run, isBusy } = useAdminAction();
  const done = (review: AdminReview) => {
    onChanged(review);
    onClose();
  };
  const save = async (text: string): Promise<'kept'> => {
    await run({ act: (admin) => admin.reviews.reply({ id, text }), notice: words.saved, onDone: done });
    return 'kept';
  };
  const remove = () => run({ act: (admin) => admin.reviews.deleteReply({ id }), notice: words.removed, onDone: done });
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={fields.close}>
      <div className="grid gap-4 mt-5">
        <TextForm
          rules={ReviewReplyForm}
          label={words.text}
          hint={words.hint}
          button={words.save}
          maxLength={REVIEW_REPLY_LENGTH.max}
          begun={reply ?? ''}
          onSend={save}
        />
        {reply !== null && (
          <p>
            <button
              type="button"
              className="link min-h-11 text-carnelian-700"
              aria-disabled={isBusy}
              onClick={() => void remove()}
            >
              {words.remove}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
};
