import { TextForm } from '#core/admin/text-form.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { REVIEW_REPLY_LENGTH } from '#core/forms/limits.ts';
import { ReviewReplyForm } from '#core/forms/staff-forms.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import type { AdminReview } from '../reviews.admin.contract.ts';

interface ReviewReplyProps {
  readonly review: AdminReview;
  readonly onClose: () => void;
  readonly onChanged: (review: AdminReview) => void;
}

/** Dialog to publish, update or delete the shop's reply to a review. */
export const ReviewReply = ({ review: { id, reply }, onClose, onChanged }: ReviewReplyProps) => {
  const { fields } = useMessages('common');
  const { reply: t } = useMessages('admin').reviews;
  const { run, isBusy } = useAdminAction();
  const done = (review: AdminReview) => {
    onChanged(review);
    onClose();
  };
  const save = async (text: string): Promise<'kept'> => {
    await run({ act: (admin) => admin.reviews.reply({ id, text }), notice: t.saved, onDone: done });
    return 'kept';
  };
  const remove = () => run({ act: (admin) => admin.reviews.deleteReply({ id }), notice: t.removed, onDone: done });
  return (
    <TextForm
      rules={ReviewReplyForm}
      label={t.text}
      hint={t.hint}
      button={t.save}
      maxLength={REVIEW_REPLY_LENGTH.max}
      initialText={reply ?? ''}
      onSend={save}
      renderAround={(form, confirmLeave) => (
        <Dialog isOpen onClose={() => confirmLeave(onClose)} title={t.title} closeLabel={fields.close}>
          <div className="grid gap-4 mt-5">
            {form}
            {reply !== null && (
              <p>
                <button
                  type="button"
                  className="link min-h-11 text-carnelian-700"
                  aria-disabled={isBusy}
                  onClick={() => void remove()}
                >
                  {t.remove}
                </button>
              </p>
            )}
          </div>
        </Dialog>
      )}
    />
  );
};
