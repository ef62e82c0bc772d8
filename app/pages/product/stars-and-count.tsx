import type { MouseEvent } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { SHOWN_REVIEW_COUNT } from '../../../domain/reviews/shown-review-count.ts';
import { useWords } from '../../device/words.tsx';
import { Stars } from '../../parts/stars.tsx';

/**
 * Five stars and how many have rated, which leads to what they said. Until somebody really has, the stars are five and
 * the count is the specified one, and no average is claimed in words (specification 2, decision 33).
 */
export const StarsAndCount = ({ reviews: { average, count } }: { reviews: ProductDetail['reviews'] }) => {
  const { counts } = useWords();
  return (
    <p className="flex items-center gap-2.5 mt-3 text-sm">
      <span aria-hidden={count === 0}>
        <Stars rating={count ? average : 5} className="text-lapis-700" />
      </span>
      <a href="#reviews" className="link wide-target num" onClick={goThere}>
        {counts.reviews(count || SHOWN_REVIEW_COUNT)}
      </a>
    </p>
  );
};

// followed as a link it would be a step in the history, and steps lead to where a page was left
const goThere = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.querySelector(event.currentTarget.hash)?.scrollIntoView();
};
