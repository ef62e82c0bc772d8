import { type Ref, Suspense, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { notify } from '#core/browser/toasts.ts';
import { userSessionStore } from '#core/browser/user-storage.ts';
import { formatDate, formatRating } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { SectionHeading } from '#core/ui/section-heading.tsx';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { Review } from '#features/products/product-review.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { Stars } from '#features/products/ui/product-parts.tsx';
import { hasReviewDraft } from './review-draft.ts';
import type { ReviewFormProps } from './review-form.tsx';

const loadForm = async () => (await import('./review-form.tsx')).ReviewForm;
const ReviewForm = lazyOnDemand(loadForm);

/**
 * Reviews of a product: average, form, and all reviews, newest first. Without reviews, one panel states that, with the average 0.0, which
 * the stars at the top of the page do not claim (specification 2, decision 211).
 */
export const Reviews = ({ product: { id, reviews } }: { product: Pick<ProductDetail, 'id' | 'reviews'> }) => {
  const { states } = useMessages('common');
  const t = useMessages('productDetails').reviews;
  const navigate = useNavigate();
  const [others, setOthers] = useState<readonly Review[]>([]);
  const [hasOlder, setHasOlder] = useState(reviews.hasMore);
  const [isBusy, setBusy] = useState(false);
  const visibleReviews = mergeReviews(reviews.latest, others);
  const isFirst = visibleReviews.length === 0;
  const [focusedId, setFocusedId] = useState<string>();
  // the latest reviews stay, because newer ones displace them after a reload
  const addReviews = (added: readonly Review[]) =>
    setOthers((current) => mergeReviews([...reviews.latest, ...current], added));

  const showOlder = async () => {
    setBusy(true);
    try {
      const shop = await loadShopClient();
      const older = await shop.reviews.list({ id, before: visibleReviews.at(-1)?.id });
      // the button disappears with the last page: focus moves to the first new review
      setFocusedId(older.reviews[0]?.id);
      addReviews(older.reviews);
      setHasOlder(older.hasMore);
    } catch {
      notify({ title: states.couldNotLoad, tone: 'error' });
    }
    setBusy(false);
  };
  const showOwn = (own: Review) => {
    addReviews([own]);
    // count and average are computed by the server: reload the page data
    void navigate('.', { replace: true });
  };

  return (
    <section id="reviews" className="page pt-16 lg:pt-24">
      <SectionHeading title={t.title} />
      <div className={`grid lg:grid-cols-12 gap-x-6 gap-y-10 ${isFirst ? 'bg-glaze p-6 lg:p-8' : ''}`}>
        <div className={isFirst ? 'col-span-full flex flex-wrap justify-between gap-6' : 'lg:col-span-4'}>
          {isFirst ? <NoReviews /> : <RatingSummary reviews={reviews} />}
          <WriteReview
            productId={id}
            existingReviews={visibleReviews}
            onWritten={showOwn}
            className={isFirst ? 'grow max-w-[34em]' : 'mt-6'}
            formClassName={isFirst ? '' : 'bg-glaze p-6'}
          />
        </div>
        {!isFirst && (
          <div className="lg:col-span-7 lg:col-start-6 min-w-0">
            <ul className="rows border-y border-lapis-200">
              {visibleReviews.map((review) => (
                <ReviewItem key={review.id} ref={review.id === focusedId ? focus : null} review={review} />
              ))}
            </ul>
            {hasOlder && (
              <button
                type="button"
                className="btn btn-line mt-8"
                aria-disabled={isBusy}
                onClick={isBusy ? undefined : showOlder}
              >
                {isBusy ? states.loading : t.older}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
};

const focus = (item: HTMLElement | null): void => item?.focus();

/**
 * Merges reviews by id, newest first. A customer's repeated review replaces the earlier one, so the later version wins (decision
 * 27).
 */
export const mergeReviews = (latest: readonly Review[], others: readonly Review[]): Review[] => {
  const byId = new Map<string, Review>();
  for (const review of [...latest, ...others]) {
    const before = byId.get(review.id);
    if (!before || before.createdAt < review.createdAt) byId.set(review.id, review);
  }
  return [...byId.values()].toSorted(
    (one, other) => compare(other.createdAt, one.createdAt) || compare(other.id, one.id),
  );
};

// same order as the server; ISO dates sort as text
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Text for no reviews; the average of 0.0 is a full sentence, because an Arabic zero alone looks like a speck. */
const NoReviews = () => {
  const { product } = useMessages('common');
  const t = useMessages('productDetails').reviews;
  const language = useLanguage();
  return (
    <div>
      <p className="display text-h3">{t.empty}</p>
      <p className="flex flex-wrap items-center gap-x-3 mt-2 text-mist num">
        <Stars rating={0} />
        <span aria-hidden="true">{product.reviews.average({ rating: formatRating(0, language) })}</span>
      </p>
    </div>
  );
};

interface WriteReviewProps extends Pick<ReviewFormProps, 'productId' | 'existingReviews' | 'onWritten'> {
  readonly className: string;
  /** Classes of the form's panel. */
  readonly formClassName: string;
}

/** Button that opens the review form below it; the form is initially open if this tab has a draft. */
const WriteReview = ({ className, formClassName, ...form }: WriteReviewProps) => {
  const t = useMessages('productDetails').reviews;
  const session = useSession();
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const { productId } = form;
  useEffect(() => {
    if (hasReviewDraft(userSessionStore, productId)) setOpen(true);
  }, [productId]);
  const loadEarly = () => void loadForm().catch(() => undefined);
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={formId}
        className="btn btn-line"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={() => setOpen(!isOpen)}
      >
        {t.write}
        <Icon name="chevron-down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={formId} hidden={!isOpen} className={`mt-5 ${formClassName}`}>
        {isOpen && session !== undefined && (
          <Suspense>
            <ReviewForm session={session} {...form} />
          </Suspense>
        )}
      </div>
    </div>
  );
};

/** Average with one decimal (specification 2), and the real count if above 0. */
const RatingSummary = ({ reviews: { average, count } }: { reviews: ProductDetail['reviews'] }) => {
  const { counts } = useMessages('common');
  return (
    <p className="flex flex-wrap items-center gap-4">
      <span aria-hidden="true" className="display text-[2.5rem] ar:[letter-spacing:-.06em] leading-none num">
        {formatRating(average, useLanguage())}
      </span>
      <span>
        <Stars rating={average} className="text-lapis-700" />
        {count > 0 && <span className="block text-sm text-mist num mt-1">{counts.reviews(count)}</span>}
      </span>
    </p>
  );
};

/** One review, marked if the customer bought the product (decision 27). */
const ReviewItem = ({ ref, review }: { ref: Ref<HTMLLIElement>; review: Review }) => {
  const { author, rating, comment, createdAt, isVerified, reply } = review;
  const { counts } = useMessages('common');
  const { reviews } = useMessages('productDetails');
  const language = useLanguage();
  return (
    <li ref={ref} tabIndex={-1} className="py-6 outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <bdi className="font-medium break-words min-w-0">{author ?? reviews.formerCustomer}</bdi>
        <Stars rating={rating} label={counts.stars(rating)} className="text-lapis-700" />
        <time dateTime={createdAt} className="text-sm text-mist ms-auto">
          {formatDate(new Date(createdAt), language)}
        </time>
      </div>
      {isVerified && (
        <p className="flex items-center gap-1 text-sm text-malachite-700">
          <Icon name="check" className="size-4" />
          {reviews.verified}
        </p>
      )}
      {comment !== null && (
        <p dir="auto" className="mt-2 max-w-[44em] whitespace-pre-line break-words same-side">
          {comment}
        </p>
      )}
      {reply !== null && (
        <div className="mt-4 ps-4 border-s-2 border-lapis-200">
          <p className="text-sm text-mist">{reviews.replyOfShop}</p>
          <p dir="auto" className="mt-1 max-w-[44em] whitespace-pre-line break-words same-side">
            {reply}
          </p>
        </div>
      )}
    </li>
  );
};
