import { Suspense, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { formatNumber } from '../../../locales/format.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { drawnFirst } from '../../parts/drawn-first.tsx';
import { Heart } from '../../parts/heart.tsx';
import { ProductBadge } from '../../parts/product-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Slide } from './slide.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useTrack } from './use-track.ts';

const Zoom = drawnFirst(async () => (await import('./zoom.tsx')).Zoom);

/**
 * The four views: swiped on small screens, chosen by thumbnails on wide ones, by the arrow keys on both, and enlarged
 * by a press (design 10, decision 40).
 */
export const Gallery = ({ product }: { product: ProductDetail }) => {
  const { pages, product: words } = useWords();
  const language = useLanguage();
  const { gallery } = product;
  const { shown, show, ...track } = useTrack(gallery.length);
  const large = useTrack(gallery.length);
  const [isLarge, setLarge] = useState(false);
  const labels = gallery.map((_, place) =>
    words.gallery.image({
      index: formatNumber(place + 1, language),
      total: formatNumber(gallery.length, language),
    }),
  );
  const enlarge = () => setLarge(gallery[shown] !== null);

  return (
    <section
      aria-label={words.gallery.label}
      aria-roledescription={pages.carousel.role}
      className="flex max-lg:flex-col gap-4 max-md:-mx-4 max-lg:-mx-8"
    >
      <div className="relative grow bg-glaze aspect-square lg:aspect-auto lg:h-[760px] lg:order-2">
        <ul
          ref={track.ref}
          tabIndex={0}
          aria-label={words.gallery.label}
          className="swipe absolute inset-0 flex focus-visible:-outline-offset-2"
          onScroll={track.onScroll}
          onKeyDown={track.onKeyDown}
          onClick={enlarge}
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
        <Heart product={product} className={`absolute top-1 end-1 size-11 ${product.isInStock ? 'lg:hidden' : ''}`} />
        <button
          type="button"
          aria-label={words.gallery.zoom}
          hidden={!gallery[shown]}
          className="absolute bottom-3 end-3 grid place-items-center size-11"
          onClick={enlarge}
        >
          <Icon name="zoom-in" />
        </button>
        <span
          aria-hidden="true"
          className="lg:hidden absolute bottom-4 inset-x-0 flex justify-center gap-1 pointer-events-none"
        >
          {labels.map((label, place) => (
            <span key={label} className={`h-[3px] w-7 ${place === shown ? 'bg-lapis-700' : 'bg-lapis-200'}`} />
          ))}
        </span>
      </div>
      <Thumbnails product={product} labels={labels} shown={shown} onShow={show} />
      {isLarge && (
        <Suspense>
          <Zoom
            product={product}
            labels={labels}
            first={shown}
            track={large}
            onClose={(place) => {
              setLarge(false);
              show(place);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
