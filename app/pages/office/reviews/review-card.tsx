import { useState } from 'react';
import type { OfficeReview } from '../../../../contract/office/reviews.ts';
import { formatDate } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Stars } from '../../../parts/stars.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDeed } from '../use-deed.ts';
import { HideReview } from './hide-review.tsx';

interface ReviewCardProps {
  readonly review: OfficeReview;
  readonly onChanged: (review: OfficeReview) => void;
}

/** One review: who wrote when and what of which product, and whether everybody reads it. */
export const ReviewCard = ({ review, onChanged }: ReviewCardProps) => {
  const { reviews: words } = useOfficeWords();
  const language = useLanguage();
  const [isHiding, setHiding] = useState(false);
  const { run, isBusy } = useDeed();
  const { id, product, author, rating, comment, createdAt, isHidden, hiddenReason } = review;
  const show = () => run({ act: (office) => office.reviews.show({ id }), said: words.wasShown, onDone: onChanged });
  return (
    <article
      className={`px-4 sm:px-6 py-5 grid gap-x-8 gap-y-3 lg:grid-cols-[16rem_1fr_auto] ${isHidden ? 'bg-lapis-50' : ''}`}
    >
      <div className="min-w-0">
        <p className="text-base break-words">
          <bdi>{author ?? words.gone}</bdi>
        </p>
        <p className="text-mist">
          <time dateTime={createdAt}>{formatDate(new Date(createdAt), language)}</time>
        </p>
        {isHidden && (
          <p className="badge mt-2 border-carnelian-200 bg-carnelian-50 text-carnelian-700">
            <Icon name="eye-off" className="size-4" />
            {words.isHidden}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-base">
          <a href={`/product/${product.id}`} className="link">
            {product.name[language]}
          </a>
        </h2>
        <Stars rating={rating} label={words.stars(rating)} className="my-1.5 text-lapis-700" />
        {comment === null ? (
          <p className="text-mist">{words.noWords}</p>
        ) : (
          <p dir="auto" className="same-side whitespace-pre-line break-words">
            {comment}
          </p>
        )}
        {hiddenReason && <p className="text-mist mt-2 break-words">{words.why({ reason: hiddenReason })}</p>}
      </div>
      <div>
        {isHidden ? (
          <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void show()}>
            {words.show}
          </button>
        ) : (
          <button type="button" className="btn btn-sm btn-line" onClick={() => setHiding(true)}>
            {words.hide}
          </button>
        )}
      </div>
      {isHiding && <HideReview id={id} onClose={() => setHiding(false)} onHidden={onChanged} />}
    </article>
  );
};
