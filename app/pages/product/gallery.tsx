import { type KeyboardEvent, useRef, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { formatNumber } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { ProductBadge } from '../../parts/product-badge.tsx';
import { Slide } from './slide.tsx';
import { Thumbnails } from './thumbnails.tsx';

/** The four views: swiped on small screens, chosen by thumbnails on wide ones, and by the arrow keys on both (design 10). */
export const Gallery = ({ product }: { product: ProductDetail }) => {
  const { pages, product: words } = useWords();
  const language = useLanguage();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const { gallery } = product;
  const labels = gallery.map((_, place) =>
    words.gallery.image({
      index: formatNumber(place + 1, language),
      total: formatNumber(gallery.length, language),
    }),
  );

  const show = (place: number) => {
    if (!track.current) return;
    track.current.scrollTo({ left: forward(track.current) * place * track.current.clientWidth });
  };
  const showByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key, forward(event.currentTarget));
    if (step === null) return;
    event.preventDefault();
    show(Math.min(Math.max(shown + step, 0), gallery.length - 1));
  };
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) => setShown(Math.round(Math.abs(scrollLeft) / clientWidth));

  return (
    <section
      aria-label={words.gallery.label}
      aria-roledescription={pages.carousel.role}
      className="flex max-lg:flex-col gap-4 max-md:-mx-4 max-lg:-mx-8"
    >
      <div className="relative grow bg-glaze aspect-square lg:aspect-auto lg:h-[760px] lg:order-2">
        <ul
          ref={track}
          tabIndex={0}
          aria-label={words.gallery.label}
          className="swipe absolute inset-0 flex focus-visible:-outline-offset-2"
          onScroll={(event) => follow(event.currentTarget)}
          onKeyDown={showByKey}
        >
          {gallery.map((picture, place) => (
            <Slide
              key={labels[place]}
              picture={picture}
              category={product.category}
              label={labels[place] ?? ''}
              isFirst={place === 0}
            />
          ))}
        </ul>
        <ProductBadge product={product} />
        <span aria-hidden="true" className="lg:hidden absolute bottom-4 inset-x-0 flex justify-center gap-1">
          {labels.map((label, place) => (
            <span key={label} className={`h-[3px] w-7 ${place === shown ? 'bg-lapis-700' : 'bg-lapis-200'}`} />
          ))}
        </span>
      </div>
      <Thumbnails product={product} labels={labels} shown={shown} onShow={show} />
    </section>
  );
};

// Scrolling forward counts down where the language runs from right to left.
const forward = (element: HTMLElement): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

const stepOf = (key: string, direction: 1 | -1): number | null => {
  if (key === 'ArrowRight') return direction;
  if (key === 'ArrowLeft') return -direction;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  return key === 'End' ? Number.POSITIVE_INFINITY : null;
};
