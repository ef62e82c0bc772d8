import type { Review } from '../../../contract/reviews.ts';
import { formatDate } from '../../../locales/format.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { Stars } from '../../parts/stars.tsx';
import { Icon } from '../../ui/icon.tsx';

/** One customer's word, marked when they have bought the piece (decision 27). */
export const ReviewItem = ({ review: { author, rating, comment, createdAt, isVerified } }: { review: Review }) => {
  const { counts } = useWords();
  const { reviews } = useTalkWords();
  const language = useLanguage();
  return (
    <li tabIndex={-1} className="py-6 outline-none">
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
    </li>
  );
};
