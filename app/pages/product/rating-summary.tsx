import type { ProductDetail } from '../../../contract/products.ts';
import { formatRating } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { Stars } from '../../parts/stars.tsx';

/** The average with one decimal, 0.0 without reviews (specification 2); the count is the real one, and told when there is one. */
export const RatingSummary = ({ reviews: { average, count } }: { reviews: ProductDetail['reviews'] }) => {
  const { counts } = useWords();
  return (
    <p className="flex flex-wrap items-center gap-4">
      <span aria-hidden="true" className="display text-[4.5rem] leading-none num">
        {formatRating(average, useLanguage())}
      </span>
      <span>
        <Stars rating={average} className="text-lapis-700" />
        {count > 0 && <span className="block text-sm text-mist num mt-1">{counts.reviews(count)}</span>}
      </span>
    </p>
  );
};
