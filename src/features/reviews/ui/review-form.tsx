import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import type { SignedIn } from '#core/browser/known-session.ts';
import { type Notice, notify } from '#core/browser/toasts.ts';
import { onUserValuesDeleted, userSessionStore } from '#core/browser/user-storage.ts';
import { MAX_REVIEW_COMMENT } from '#core/forms/limits.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { lengthOf } from '#core/text/clean-text.ts';
import { Field } from '#core/ui/field.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import type { Review } from '#features/products/product-review.ts';
import { starPath } from '#features/products/ui/product-parts.tsx';
import { type ReviewForm as ReviewSchema, ReviewForm as Rules } from '../review-form.ts';
import { EMPTY_REVIEW, type ReviewDraft, readReviewDraft, saveReviewDraft } from './review-draft.ts';

preloadMessages('forms', 'productDetails');

/** Number of remaining characters from which on the form displays it. */
const LOW_REMAINING = 200;

export interface ReviewFormProps {
  readonly productId: string;
  readonly session: SignedIn | null;
  /** Displayed reviews, to detect a repeated one. */
  readonly existingReviews: readonly Review[];
  readonly onWritten: (review: Review) => void;
}

/**
 * Review form: a rating, five stars by default, and a comment (specification 4, 5). Guests may fill it in; the draft is stored
 * in the tab and sent after sign-in.
 */
export const ReviewForm = ({ productId, session, existingReviews, onWritten }: ReviewFormProps) => {
  const { counts, layout } = useMessages('common');
  const t = useMessages('productDetails').reviews;
  const [draft, setDraft] = useState(() => readReviewDraft(userSessionStore, productId));
  const [wroteBefore, setWroteBefore] = useState<boolean | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const signInUrl = signInAddress(location);

  const updateDraft = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, isHeldBack: false, ...change };
    saveReviewDraft(userSessionStore, productId, next);
    setDraft(next);
  };
  const clear = () => {
    saveReviewDraft(userSessionStore, productId, EMPTY_REVIEW);
    setDraft(EMPTY_REVIEW);
  };
  useEffect(() => onUserValuesDeleted(() => setDraft(EMPTY_REVIEW)), []);
  const send = useSendReview({
    productId,
    mayWrite: session !== null,
    onSignInNeeded: { label: layout.nav.login, run: () => void navigate(signInUrl) },
  });

  const {
    errors,
    isBusy,
    clear: clearError,
    formProps,
  } = useValidatedForm({
    check: (values) => safeParse(Rules, { ...values, rating: Number(values['rating']) }),
    refusedTitle: send.failureTitle,
    onChecked: async (review) => {
      const written = await send.send(review);
      if (written === 'sign-in') updateDraft({ isHeldBack: true });
      else if (written) {
        setWroteBefore(existingReviews.some(({ id }) => id === written.id));
        clear();
        onWritten(written);
      }
      return null;
    },
  });

  // after sign-in, scrolls to the form whose draft was about to be sent
  useEffect(() => {
    const storedDraft = readReviewDraft(userSessionStore, productId);
    if (!session || !storedDraft.isHeldBack) return;
    // after the router has scrolled the new page to its top
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'center' }));
    saveReviewDraft(userSessionStore, productId, { ...storedDraft, isHeldBack: false });
  }, [session, productId]);

  const remaining = MAX_REVIEW_COMMENT - lengthOf(draft.comment);
  return (
    <div ref={frame}>
      {session === null && (
        <a href={signInUrl} className="btn btn-primary w-full mt-3">
          {t.login}
        </a>
      )}
      <form {...formProps}>
        <RatingInput rating={draft.rating} onChange={(rating) => updateDraft({ rating })} />
        <Field
          className="mt-3"
          name="comment"
          lines={4}
          dir="auto"
          label={t.comment}
          placeholder={t.commentPlaceholder}
          value={draft.comment}
          error={errors['comment']}
          hint={remaining < LOW_REMAINING && remaining >= 0 && counts.charactersLeft(remaining)}
          onChange={(comment) => {
            clearError('comment');
            updateDraft({ comment });
          }}
        />
        <button type="submit" className="btn btn-line w-full mt-4" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? t.submitting : t.submit}
        </button>
      </form>
      <p role="status" className="text-sm text-mist mt-3 empty:hidden">
        {wroteBefore !== null && (wroteBefore ? t.alreadyWritten : t.again)}
      </p>
    </div>
  );
};

interface RatingInputProps {
  readonly rating: number;
  readonly onChange: (rating: number) => void;
}

/** Rating of one to five stars: radio buttons, for the usual arrow key navigation. */
const RatingInput = ({ rating, onChange }: RatingInputProps) => {
  const { counts } = useMessages('common');
  const { reviews } = useMessages('productDetails');
  const [pointedAt, setPointedAt] = useState(0);
  const isFull = (stars: number) => stars <= (pointedAt || rating);
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium">{reviews.rating}</legend>
      <div className="flex text-lapis-700 -ms-2 mt-1" onPointerLeave={() => setPointedAt(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid place-items-center size-11 has-focus-visible:outline-2 outline-lapis-700"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(stars)}
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === rating}
              aria-label={counts.stars(stars)}
              className="absolute inset-0 opacity-0"
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
              <path d={`M12 2.2${starPath}`} stroke="currentColor" fill={isFull(stars) ? 'currentColor' : 'none'} />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface SendReviewOptions {
  readonly productId: string;
  readonly mayWrite: boolean;
  /** Sign-in action of the notice that requires it. */
  readonly onSignInNeeded: NonNullable<Notice['action']>;
}

/** Sends a review and displays the notice of specification 8. */
const useSendReview = ({ productId, mayWrite, onSignInNeeded }: SendReviewOptions) => {
  const { notices } = useMessages('forms');
  const language = useLanguage();
  const { login, failed, sent } = notices.review;

  const requestSignIn = (): 'sign-in' => {
    notify({ title: login.title, text: login.body, tone: 'error', action: onSignInNeeded });
    return 'sign-in';
  };

  /** Resolves to the published review, `sign-in` if a session is required, or null on failure. */
  const send = async (review: ReviewSchema): Promise<Review | 'sign-in' | null> => {
    if (!mayWrite) return requestSignIn();
    try {
      const shop = await loadShopClient();
      const written = await shop.reviews.create({ ...review, productId });
      notify({ title: sent.title, text: sent.body });
      return written;
    } catch (error) {
      const { code, message: sentence } = readError(error, language);
      if (code === 'SIGN_IN_REQUIRED') return requestSignIn();
      // the error message names the waiting time
      const text = code === 'TOO_MANY_REQUESTS' ? sentence : failed.body;
      notify({ title: failed.title, text, tone: 'error' });
      return null;
    }
  };
  return { send, failureTitle: failed.title };
};
