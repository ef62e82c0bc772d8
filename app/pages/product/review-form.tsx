import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import type { Review } from '../../../contract/reviews.ts';
import { MAX_REVIEW_COMMENT } from '../../../domain/limits.ts';
import { type ReviewForm as ReviewSchema, ReviewForm as Rules } from '../../../domain/reviews/review-form.ts';
import { lengthOf } from '../../../domain/text/clean-text.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { starPath } from '../../components/product-parts.tsx';
import { useValidatedForm } from '../../components/use-validated-form.ts';
import { preloadMessages, useLanguage, useMessages } from '../../i18n/messages.tsx';
import type { SignedIn } from '../../state/known-session.ts';
import { clearSession } from '../../state/session.ts';
import { signInAddress } from '../../state/sign-in-address.ts';
import { type FailSafeStorage, parseJson, sessionStore } from '../../state/storage.ts';
import { type Notice, notify } from '../../state/toasts.ts';
import { Field } from '../../ui/field.tsx';

preloadMessages('forms', 'productDetails');

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
  const { counts, layout } = useMessages('common');
  const words = useMessages('productDetails').reviews;
  const [draft, setDraft] = useState(() => readReviewDraft(sessionStore, productId));
  const [wroteBefore, setWroteBefore] = useState<boolean | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const here = useLocation();
  const navigate = useNavigate();
  const wayIn = signInAddress(here);

  const keep = (change: Partial<ReviewDraft>) => {
    const next = { ...draft, isHeldBack: false, ...change };
    saveReviewDraft(sessionStore, productId, next);
    setDraft(next);
  };
  const clear = () => {
    saveReviewDraft(sessionStore, productId, EMPTY_REVIEW);
    setDraft(EMPTY_REVIEW);
  };
  const send = useSendReview({
    productId,
    mayWrite: session !== null,
    onSignInNeeded: { label: layout.nav.login, run: () => void navigate(wayIn) },
  });

  const {
    errors,
    isBusy,
    clear: clearError,
    formProps,
  } = useValidatedForm({
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
    const kept = readReviewDraft(sessionStore, productId);
    if (!session || !kept.isHeldBack) return;
    // after the new page has gone to its top
    requestAnimationFrame(() => frame.current?.scrollIntoView({ block: 'center' }));
    saveReviewDraft(sessionStore, productId, { ...kept, isHeldBack: false });
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

interface RatingInputProps {
  readonly rating: number;
  readonly onChange: (rating: number) => void;
}

/** One to five stars: a group of radio buttons, so that arrow keys choose as they do everywhere. */
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

/** A review that is being written in this tab, so that signing in on the way does not lose it. */
interface ReviewDraft {
  readonly rating: number;
  readonly comment: string;
  /** Whether it was to be sent when nobody was signed in. */
  readonly isHeldBack: boolean;
}

/** Five stars unless something else is chosen (specification 4). */
export const EMPTY_REVIEW: ReviewDraft = { rating: 5, comment: '', isHeldBack: false };

const keyOf = (productId: string) => `lazaward-review-${productId}`;

/** What has been written of a product so far; whatever is broken reads as blank. */
export function readReviewDraft(storage: FailSafeStorage, productId: string): ReviewDraft {
  const stored = parseJson(storage.read(keyOf(productId)));
  if (typeof stored !== 'object' || stored === null) return EMPTY_REVIEW;
  const { rating, comment, isHeldBack }: Partial<Record<keyof ReviewDraft, unknown>> = stored;
  return {
    rating: [1, 2, 3, 4, 5].find((stars) => stars === rating) ?? EMPTY_REVIEW.rating,
    comment: typeof comment === 'string' ? comment : '',
    isHeldBack: isHeldBack === true,
  };
}

/** Keeps what has been written so far; a blank review is forgotten. */
export function saveReviewDraft(storage: FailSafeStorage, productId: string, draft: ReviewDraft): void {
  if (draft === EMPTY_REVIEW) storage.remove(keyOf(productId));
  else storage.write(keyOf(productId), JSON.stringify(draft));
}

interface SendReviewOptions {
  readonly productId: string;
  readonly mayWrite: boolean;
  /** The way to sign in, offered with the notice that says it is needed. */
  readonly onSignInNeeded: NonNullable<Notice['action']>;
}

/** Sends a review and says how it went, word for word as specification 8 has it. */
const useSendReview = ({ productId, mayWrite, onSignInNeeded }: SendReviewOptions) => {
  const { notices } = useMessages('forms');
  const language = useLanguage();
  const { login, failed, sent } = notices.review;

  const askToSignIn = (): 'sign-in' => {
    notify({ title: login.title, text: login.body, tone: 'alarm', action: onSignInNeeded });
    return 'sign-in';
  };

  /** Answers with the review as everybody reads it, or why there is none. */
  const send = async (review: ReviewSchema): Promise<Review | 'sign-in' | null> => {
    if (!mayWrite) return askToSignIn();
    try {
      const shop = await loadShopClient();
      const written = await shop.reviews.create({ ...review, productId });
      notify({ title: sent.title, text: sent.body });
      return written;
    } catch (error) {
      const { code, message: sentence } = refusalOf(error, language);
      if (code === 'SIGN_IN_REQUIRED') {
        await clearSession();
        return askToSignIn();
      }
      // who has written too often is told how long to wait
      const text = code === 'TOO_MANY_REQUESTS' ? sentence : failed.body;
      notify({ title: failed.title, text, tone: 'alarm' });
      return null;
    }
  };
  return { send, failureTitle: failed.title };
};
