import { useState } from 'react';
import { safeParse } from 'valibot';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { REASON_LENGTH } from '#core/forms/limits.ts';
import { formatDate } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { Field } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { Stars } from '#features/products/ui/product-parts.tsx';
import { HideReviewForm } from '../review-form.ts';
import type { AdminReview } from '../reviews.admin.contract.ts';
import { ReviewReply } from './review-reply.tsx';

interface ReviewCardProps {
  readonly review: AdminReview;
  readonly onChanged: (review: AdminReview) => void;
}

/** Card of one review: author, date, product, text and visibility. */
export const ReviewCard = ({ review, onChanged }: ReviewCardProps) => {
  const { reviews: t } = useMessages('admin');
  const language = useLanguage();
  const [isHiding, setHiding] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const { run, isBusy } = useAdminAction();
  const { id, product, author, rating, comment, createdAt, isHidden, hiddenReason, reply } = review;
  const show = () => run({ act: (admin) => admin.reviews.unhide({ id }), notice: t.wasShown, onDone: onChanged });
  return (
    <article
      className={`px-4 sm:px-6 py-5 grid gap-x-8 gap-y-3 lg:grid-cols-[16rem_1fr_12rem] ${isHidden ? 'bg-lapis-50' : ''}`}
    >
      <div className="min-w-0">
        <p className="text-base break-words">
          <bdi>{author ?? t.gone}</bdi>
        </p>
        <p className="text-mist">
          <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>
        </p>
        {isHidden && (
          <p className="badge mt-2 border-carnelian-200 bg-carnelian-50 text-carnelian-700">
            <Icon name="eye-off" className="size-4" />
            {t.isHidden}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-base">
          <a href={`/product/${product.id}`} className="link">
            {textIn(product.name, language)}
          </a>
        </h2>
        <Stars rating={rating} label={t.stars(rating)} className="my-1.5 text-lapis-700" />
        {comment === null ? (
          <p className="text-mist">{t.noWords}</p>
        ) : (
          <p dir="auto" className="same-side whitespace-pre-line break-words">
            {comment}
          </p>
        )}
        {hiddenReason && <p className="text-mist mt-2 break-words">{t.why({ reason: hiddenReason })}</p>}
        {reply !== null && (
          <div className="border-s-2 border-lapis-200 ps-4 mt-4">
            <p className="text-caption text-mist">{t.reply.title}</p>
            <p dir="auto" className="same-side whitespace-pre-line break-words">
              {reply}
            </p>
          </div>
        )}
      </div>
      <div className="flex flex-wrap lg:grid lg:content-start gap-2">
        <RequirePermission permission="reviews.write">
          {isHidden ? (
            <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void show()}>
              {t.show}
            </button>
          ) : (
            <button type="button" className="btn btn-sm btn-line" onClick={() => setHiding(true)}>
              {t.hide}
            </button>
          )}
          <button type="button" className="btn btn-sm btn-quiet" onClick={() => setReplying(true)}>
            {reply === null ? t.reply.answer : t.reply.edit}
          </button>
        </RequirePermission>
      </div>
      {isReplying && <ReviewReply review={review} onClose={() => setReplying(false)} onChanged={onChanged} />}
      {isHiding && <HideReview id={id} onClose={() => setHiding(false)} onHidden={onChanged} />}
    </article>
  );
};

interface HideReviewProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onHidden: (review: AdminReview) => void;
}

/** Dialog that requires a reason before a review is hidden. */
const HideReview = ({ id, onClose, onHidden }: HideReviewProps) => {
  const { fields } = useMessages('common');
  const { general } = useMessages('forms');
  const { reviews: t } = useMessages('admin');
  const { run } = useAdminAction();
  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (values) => safeParse(HideReviewForm, values),
    refusedTitle: general.error,
    onChecked: async ({ reason }) => {
      await run({
        act: (admin) => admin.reviews.hide({ id, reason }),
        notice: t.wasHidden,
        onDone: (review) => {
          onHidden(review);
          onClose();
        },
      });
      return null;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.confirmHide.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{t.confirmHide.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          label={t.confirmHide.reason}
          name="reason"
          required
          maxLength={REASON_LENGTH.max}
          hint={t.confirmHide.hint}
          error={errors['reason']}
          onChange={() => clear('reason')}
        />
        <SubmitButton isBusy={isBusy}>{t.hide}</SubmitButton>
      </form>
    </Dialog>
  );
};
