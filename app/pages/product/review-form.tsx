import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import type { Review } from '../../../contract/reviews.ts';
import { MAX_REVIEW_COMMENT } from '../../../domain/limits.ts';
import { ReviewForm as Rules } from '../../../domain/reviews/review-form.ts';
import { lengthOf } from '../../../domain/text/length-of.ts';
import { signInAddress } from '../../device/sign-in-address.ts';
import { tabStorage } from '../../device/storage.ts';
import type { SignedIn } from '../../device/stored-session.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useWords } from '../../device/words.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { Field } from '../../ui/field.tsx';
import { RatingInput } from './rating-input.tsx';
import { BLANK_REVIEW, keepReviewDraft, type ReviewDraft, readReviewDraft } from './review-draft.ts';
import { useSendReview } from './use-send-review.ts';

/** From here on the form says how many letters are left. */
const FEW_LEFT = 200;

export interface ReviewFormProps {
  readonly productId: string;
  readonly session: SignedIn | null;
  /** The reviews that the page shows, to tell a word that was said before. */
  readonly known: readonly Review[];
  readonly onWritten: (review: Review) => void;
}

/**
 * The form for one's own review: five stars unless others are chosen, and a comment (specification 4, 5). Visitors may
 * fill it in; it is sent when they have signed in, and kept in the tab meanwhile.
 */
export const ReviewForm = ({ productId, session, known, onWritten }: ReviewFormProps) => {
  const { counts, shell } = useWords();
  const words = useTalkWords().reviews;
  const [draft, setDraft] = useState(() => readReviewDraft(tabStorage, productId));
  const [wroteBefore, setWroteBefore] = useState<boolean | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const here = useLocation();
  const navigate = useNavigate();
  const wayIn = signInAddress(here);

  const keep = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, isHeldBack: false, ...change };
    keepReviewDraft(tabStorage, productId, next);
    setDraft(next);
  };
  const clear = () => {
    keepReviewDraft(tabStorage, productId, BLANK_REVIEW);
    setDraft(BLANK_REVIEW);
  };
  const send = useSendReview({
    productId,
    mayWrite: session !== null,
    onSignInNeeded: { label: shell.nav.login, run: () => void navigate(wayIn) },
  });

  const {
    errors,
    isBusy,
    clear: clearError,
    formProps,
  } = useCheckedForm({
    check: (typed) => safeParse(Rules, { ...typed, rating: Number(typed['rating']) }),
    refusedTitle: send.failureTitle,
    onChecked: async (review) => {
      const written = await send.send(review);
      if (written === 'sign-in') keep({ isHeldBack: true });
      else if (written) {
        setWroteBefore(known.some(({ id }) => id === written.id));
        clear();
        onWritten(written);
      }
      return null;
    },
  });

  // who comes back from signing in finds what they were about to send
  useEffect(() => {
    const kept = readReviewDraft(tabStorage, productId);
    if (!session || !kept.isHeldBack) return;
    // after the new page has gone to its top
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'center' }));
    keepReviewDraft(tabStorage, productId, { ...kept, isHeldBack: false });
  }, [session, productId]);

  const left = MAX_REVIEW_COMMENT - lengthOf(draft.comment);
  return (
    <div ref={frame}>
      {session === null && (
        <a href={wayIn} className="link inline-flex items-center min-h-11 text-sm">
          {words.login}
        </a>
      )}
      <form {...formProps}>
        <RatingInput rating={draft.rating} onChange={(rating) => keep({ rating })} />
        <Field
          className="mt-3"
          name="comment"
          lines={4}
          dir="auto"
          label={words.comment}
          placeholder={words.commentPlaceholder}
          value={draft.comment}
          error={errors['comment']}
          hint={left < FEW_LEFT && left >= 0 && counts.charactersLeft(left)}
          onChange={(comment) => {
            clearError('comment');
            keep({ comment });
          }}
        />
        <button type="submit" className="btn btn-line w-full mt-4" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </button>
      </form>
      <p role="status" className="text-sm text-mist mt-3 empty:hidden">
        {wroteBefore !== null && (wroteBefore ? words.saidBefore : words.again)}
      </p>
    </div>
  );
};
