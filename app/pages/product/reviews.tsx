import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductDetail } from '../../../contract/products.ts';
import type { Review } from '../../../contract/reviews.ts';
import { loadShop } from '../../api/browser.ts';
import { notify } from '../../device/notices.ts';
import { useSession } from '../../device/signed-in.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useWords } from '../../device/words.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { SectionHeading } from '../../parts/section-heading.tsx';
import { joinReviews } from './known-reviews.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';

const ReviewForm = lazily(async () => (await import('./review-form.tsx')).ReviewForm);

/** What customers think of a product: the average, the form for one's own word, and every word, newest first. */
export const Reviews = ({ product: { id, reviews } }: { product: ProductDetail }) => {
  const { pages } = useWords();
  const words = useTalkWords().reviews;
  const session = useSession();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [others, setOthers] = useState<readonly Review[]>([]);
  const [hasOlder, setHasOlder] = useState(reviews.hasMore);
  const [isBusy, setBusy] = useState(false);
  const shown = joinReviews(reviews.latest, others);
  const [readFrom, setReadFrom] = useState<number>();
  useEffect(() => {
    if (readFrom !== undefined) list.current?.querySelectorAll('li')[readFrom]?.focus();
  }, [readFrom]);

  const showOlder = async () => {
    setBusy(true);
    try {
      const shop = await loadShop();
      const older = await shop.reviews.list({ id, before: shown.at(-1)?.id });
      // the button goes with the last of them, and the reader goes on where they were
      setReadFrom(shown.length);
      setOthers(joinReviews(shown, older.reviews));
      setHasOlder(older.hasMore);
    } catch {
      notify({ title: pages.couldNotLoad, tone: 'alarm' });
    }
    setBusy(false);
  };
  const showOwn = (own: Review) => {
    setOthers(joinReviews(shown, [own]));
    // count and average are the server's: the page is asked for again
    void navigate('.', { replace: true });
  };

  return (
    <section id="reviews" className="page pt-16 lg:pt-24">
      <SectionHeading title={words.title} />
      <div className="grid lg:grid-cols-12 gap-x-6 gap-y-10">
        <div className="lg:col-span-4">
          <RatingSummary reviews={reviews} />
          <div className="mt-8 bg-glaze p-6 min-h-[25rem]">
            <h3 className="font-medium">{words.write}</h3>
            {session !== undefined && (
              <Suspense>
                <ReviewForm productId={id} session={session} known={shown} onWritten={showOwn} />
              </Suspense>
            )}
          </div>
        </div>
        <div className="lg:col-span-7 lg:col-start-6 min-w-0">
          {shown.length === 0 ? (
            <p className="text-lg text-mist">{words.empty}</p>
          ) : (
            <ul ref={list} className="rows border-y border-lapis-200">
              {shown.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
          )}
          {hasOlder && (
            <button
              type="button"
              className="btn btn-line mt-8"
              aria-disabled={isBusy}
              onClick={isBusy ? undefined : showOlder}
            >
              {isBusy ? pages.loading : words.older}
            </button>
          )}
        </div>
      </div>
    </section>
  );
};
