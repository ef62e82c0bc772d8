import { Suspense, useState } from 'react';
import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { hydrateOnInteraction } from '#core/ui/hydrate-on-interaction.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Photograph } from '#core/ui/photograph.tsx';
import type { Category } from '#features/products/product-attributes.ts';
import type { Picture, ProductDetail } from '#features/products/products.contract.ts';
import { CategoryIcon } from '#features/products/ui/category-icon.tsx';
import { ProductBadge } from '#features/products/ui/product-parts.tsx';
import { WishlistButton } from '#features/wishlist/ui/wishlist-button.tsx';
import { useGalleryScroll } from './use-gallery-scroll.ts';

const ZoomDialog = hydrateOnInteraction(async () => (await import('./zoom.tsx')).ZoomDialog);

/**
 * The four views: swiped on small screens, selected by thumbnails on wide ones, by arrow keys on both, and enlarged by a click
 * (decision 40).
 */
export const Gallery = ({ product }: { product: ProductDetail }) => {
  const { states, product: t } = useMessages('common');
  const language = useLanguage();
  const { gallery } = product;
  const { activeIndex, show, ...track } = useGalleryScroll(gallery.length);
  const large = useGalleryScroll(gallery.length);
  const [isLarge, setLarge] = useState(false);
  const labels = gallery.map((_, index) =>
    t.gallery.image({
      index: formatNumber(index + 1, language),
      total: formatNumber(gallery.length, language),
    }),
  );
  const enlarge = () => setLarge(gallery[activeIndex] !== null);

  return (
    <section
      aria-label={t.gallery.label}
      aria-roledescription={states.carousel.role}
      // reserves the column of the thumbnails, because the browser renders the page while it streams
      className="grid lg:grid-cols-[104px_1fr] gap-4 max-md:-mx-4"
    >
      <div className="relative bg-glaze h-[clamp(15rem,calc(100svh-33rem),100vw)] md:h-auto md:aspect-[4/5] lg:aspect-auto lg:h-[min(760px,calc(100vh-7rem))] lg:col-start-2 lg:row-start-1">
        <ul
          ref={track.ref}
          tabIndex={0}
          aria-label={t.gallery.label}
          className="swipe absolute inset-0 flex focus-visible:-outline-offset-2"
          onScroll={track.onScroll}
          onKeyDown={track.onKeyDown}
          onClick={enlarge}
        >
          {gallery.map((picture, index) => (
            <GallerySlide
              key={labels[index]}
              picture={picture}
              category={product.category}
              label={labels[index] ?? ''}
              isFirst={index === 0}
            />
          ))}
        </ul>
        <ProductBadge product={product} />
        <WishlistButton
          product={product}
          className={`absolute top-1 end-1 size-11 ${product.isInStock ? 'lg:hidden' : ''}`}
        />
        <button
          type="button"
          aria-label={t.gallery.zoom}
          hidden={!gallery[activeIndex]}
          className="absolute bottom-3 end-3 grid place-items-center size-11"
          onClick={enlarge}
        >
          <Icon name="zoom-in" />
        </button>
        <span
          aria-hidden="true"
          className="lg:hidden absolute bottom-4 inset-x-0 flex justify-center gap-1 pointer-events-none"
        >
          {labels.map((label, index) => (
            <span key={label} className={`h-[3px] w-7 ${index === activeIndex ? 'bg-lapis-700' : 'bg-lapis-200'}`} />
          ))}
        </span>
      </div>
      <Thumbnails product={product} labels={labels} activeIndex={activeIndex} onShow={show} />
      {isLarge && (
        <Suspense>
          <ZoomDialog
            product={product}
            labels={labels}
            first={activeIndex}
            track={large}
            onClose={(index) => {
              setLarge(false);
              show(index);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};

interface SlideProps {
  readonly picture: Picture | null;
  readonly category: Category;
  readonly label: string;
  readonly isFirst: boolean;
}

/** One view of a product, or a placeholder drawing if there is no photograph (decision 40). */
const GallerySlide = ({ picture, category, label, isFirst }: SlideProps) => {
  const { gallery } = useMessages('common').product;
  return (
    <li aria-label={label} className={`relative shrink-0 size-full ${isFirst ? '' : 'when-near'}`}>
      {picture ? (
        <Photograph
          picture={picture}
          // vh, because Chromium requests the preloaded picture before it resolves svh, and would load two widths
          sizes="(width >= 90rem) 660px, (width >= 48rem) 48vw, min(100vw, max(15rem, 100vh - 33rem))"
          isFirst={isFirst}
          className={`absolute inset-0 size-full ${picture.isTransparent ? 'object-contain' : 'object-cover'}`}
        />
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-5">
          <CategoryIcon category={category} className="size-40 lg:size-64 text-lapis-300" stroke={0.2} />
          <p className="text-sm text-mist">{gallery.comingSoon}</p>
        </div>
      )}
    </li>
  );
};

interface ThumbnailsProps {
  readonly product: ProductDetail;
  readonly labels: readonly string[];
  readonly activeIndex: number;
  readonly onShow: (index: number) => void;
}

/** Thumbnails of the four views, on wide screens only. */
const Thumbnails = ({ product, labels, activeIndex, onShow }: ThumbnailsProps) => (
  <ul className="hidden lg:flex flex-col gap-4 lg:col-start-1 lg:row-start-1">
    {product.gallery.map((picture, index) => (
      <li key={labels[index]}>
        <button
          type="button"
          aria-label={labels[index]}
          aria-current={index === activeIndex}
          className="relative block w-full bg-glaze aspect-square border-lapis-700 aria-current:border-2"
          onClick={() => onShow(index)}
        >
          {picture ? (
            <Photograph
              picture={{ ...picture, alt: '' }}
              sizes="104px"
              className={`absolute inset-0 size-full ${picture.isTransparent ? 'object-contain p-1' : 'object-cover'}`}
            />
          ) : (
            <CategoryIcon
              category={product.category}
              className="absolute inset-0 m-auto size-1/2 text-lapis-300"
              stroke={0.6}
            />
          )}
        </button>
      </li>
    ))}
  </ul>
);
