import { formatRating } from '../../locales/format.ts';
import { useLanguage, useWords } from '../device/words.tsx';

/** The five-armed star of the tomb ceilings, to begin at 12, 2.2 of 24. */
export const star = 'l2.5 6.6 7 .4-5.5 4.4 1.9 6.8-5.9-3.9-5.9 3.9 1.9-6.8-5.5-4.4 7-.4z';
const row = `M12 2.2${Array(5).fill(star).join('m28.5 0')}`;
/** A fifth of a star, in units of the drawing. */
const FIFTH = 138 / 25;

interface StarsProps {
  readonly rating: number;
  /** What is read out; that it is an average unless something else is said. */
  readonly label?: string;
  readonly className?: string;
}

/** A rating from 0 to 5 as five stars, its fraction in fifths; the row fills from the side the page starts at. */
export const Stars = ({ rating, label, className = '' }: StarsProps) => {
  const { product } = useWords();
  const language = useLanguage();
  return (
    <svg
      role="img"
      aria-label={label ?? product.reviews.average({ rating: formatRating(rating, language) })}
      viewBox="0 0 138 24"
      className={`h-4 w-23 shrink-0 rtl:mirror ${className}`}
    >
      <path d={row} strokeWidth={1.5} className="fill-none stroke-lapis-400" />
      {/* the inner drawing is as wide as the rating, and cuts off the stars that it has no room for */}
      <svg width={Math.round(rating * 5) * FIFTH} height="24">
        <path d={row} fill="currentColor" />
      </svg>
    </svg>
  );
};
