import { safeParse } from 'valibot';
import type { OfficeReview } from '../../../../contract/office/reviews.ts';
import { HIDING_REASON_LENGTH } from '../../../../domain/limits.ts';
import { HideReviewForm } from '../../../../domain/reviews/hide-review-form.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useTillWords } from '../../../device/till-words.ts';
import { useWords } from '../../../device/words.tsx';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { useDeed } from '../use-deed.ts';

interface HideReviewProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onHidden: (review: OfficeReview) => void;
}

/** Asks why, before a review is hidden. */
export const HideReview = ({ id, onClose, onHidden }: HideReviewProps) => {
  const { fields } = useWords();
  const { general } = useTillWords();
  const { reviews: words } = useOfficeWords();
  const { run } = useDeed();
  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(HideReviewForm, typed),
    refusedTitle: general.error,
    onChecked: async ({ reason }) => {
      await run({
        act: (office) => office.reviews.hide({ id, reason }),
        said: words.wasHidden,
        onDone: (review) => {
          onHidden(review);
          onClose();
        },
      });
      return null;
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.ask.title} closeLabel={fields.close}>
      <p className="text-base mt-4">{words.ask.text}</p>
      <form {...formProps} className="grid gap-4 mt-5">
        <Field
          label={words.ask.reason}
          name="reason"
          required
          maxLength={HIDING_REASON_LENGTH.max}
          hint={words.ask.hint}
          error={errors['reason']}
          onChange={() => clear('reason')}
        />
        <SubmitButton isBusy={isBusy}>{words.hide}</SubmitButton>
      </form>
    </Dialog>
  );
};
