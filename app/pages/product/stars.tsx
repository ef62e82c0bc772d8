import type { ProductDetail } from '../../../contract/products.ts';
import { SHOWN_REVIEW_COUNT } from '../../../domain/reviews/shown-review-count.ts';
import { formatRating } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';

/** One star and the gap after it, in units of the drawing. */
const STEP = 19;
const star = 'l1.7 5.05 5.34.06-4.28 3.19 1.59 5.09-4.35-3.09-4.35 3.09 1.59-5.09-4.28-3.19 5.34-.06z';
const row = `M8 1${Array(5).fill(star).join(`m${STEP} 0`)}`;

/**
 * Five stars and how many have rated. Until somebody really has, the stars are five and the count is the specified one,
 * and no average is claimed in words (specification 2, decision 33).
 */
export const Stars = ({ reviews: { average, count } }: { reviews: ProductDetail['reviews'] }) => {
  const { counts, product } = useWords();
  const language = useLanguage();
  const isRated = count > 0;
  return (
    <p className="flex items-center gap-2.5 mt-3 text-sm">
      <StarRow rating={isRated ? average : 5} />
      {isRated && (
        <span className="sr-only">{product.reviews.average({ rating: formatRating(average, language) })}</span>
      )}
      <span className="num">{counts.reviews(isRated ? count : SHOWN_REVIEW_COUNT)}</span>
    </p>
  );
};

// The inner drawing is as wide as the rating, and cuts off the stars that it has no room for.
const StarRow = ({ rating }: { rating: number }) => (
  <svg className="h-[18px] w-[106px] shrink-0 text-lapis-700 rtl:-scale-x-100" viewBox="0 0 94 16" aria-hidden="true">
    <path d={row} fill="none" stroke="currentColor" />
    <svg width={rating * STEP} height="16">
      <path d={row} fill="currentColor" />
    </svg>
  </svg>
);
