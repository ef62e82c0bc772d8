import { type MouseEvent, Suspense, useEffect } from 'react';
import { notify } from '#core/browser/toasts.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Breadcrumb } from '#core/ui/breadcrumb.tsx';
import { hydrateOnInteraction } from '#core/ui/hydrate-on-interaction.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { PriceWithTax } from '#features/products/ui/price-with-tax.tsx';
import { Stars } from '#features/products/ui/product-parts.tsx';
import { addRecentlyViewed } from '#features/products/ui/recently-viewed.ts';
import { AddToCart } from './add-to-cart.tsx';
import { Gallery } from './gallery/gallery.tsx';

const DeferredSections = hydrateOnInteraction(
  async () => (await import('./deferred-sections.tsx')).DeferredSections,
  'reviews',
);

/** Id of the add button, which the sticky bar clicks. */
const ADD_BUTTON = 'add-to-cart';

interface ProductViewProps {
  readonly product: ProductDetail;
  /** Localized end of the sale; null without one. */
  readonly saleEnd: string | null;
}

/** Page of an existing product: the purchase controls are on the first screen (specification 2, decision 211). */
export const ProductView = ({ product, saleEnd }: ProductViewProps) => {
  const { catalogue, layout } = useMessages('common');
  useEffect(() => void addRecentlyViewed(product.id), [product.id]);
  const category = { label: catalogue.categories[product.category], to: `/products/${product.category}` };
  return (
    <>
      <div className="page pt-2 lg:pt-6 wrap-anywhere">
        <Breadcrumb
          crumbs={[
            { label: layout.nav.products, to: '/products' },
            category,
            { label: product.name, to: `/product/${product.id}` },
          ]}
        />
        <div className="grid md:grid-cols-12 gap-x-6 pt-3 lg:pt-6">
          <div className="md:col-span-6 lg:col-span-7 md:sticky md:top-20 lg:top-24 md:self-start">
            <Gallery product={product} />
          </div>
          <div className="md:col-span-6 lg:col-span-5 lg:ps-8 max-md:pt-4">
            <h1 className="display text-h3 leading-(--lh-d) lg:text-[3.375rem]">
              <bdi>{product.name}</bdi>
            </h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 mt-2 text-mist">
              <a
                href={category.to}
                className="badge wide-target border-lapis-200 text-lapis-800 hover:border-lapis-900"
              >
                {category.label}
              </a>
              {product.subtitle}
            </p>
            <RatingLine reviews={product.reviews} />
            <ProductPriceBlock product={product} saleEnd={saleEnd} />
            <AddToCart product={product} addButton={ADD_BUTTON} />
            <p className="mt-8 max-w-[34em]">{product.description}</p>
            <Features features={product.features} />
            <ProductAttributes attributes={product.attributes} />
            <ShareButton name={product.name} />
          </div>
        </div>
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <DeferredSections product={product} addButton={ADD_BUTTON} />
      </Suspense>
    </>
  );
};

/** List of the product's features. */
const Features = ({ features }: { features: readonly string[] }) => {
  const { product } = useMessages('common');
  return (
    <>
      <h2 className="sr-only">{product.features}</h2>
      <ul className="mt-6 border-t border-lapis-200">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-3 py-2.5 border-b border-lapis-200">
            <svg className="size-4 text-lapis-700 shrink-0" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 .5C3.6 5 3.6 11 8 15.5C12.4 11 12.4 5 8 .5Z" fill="currentColor" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Price, and price with tax; for a reduced product also the old price, the saving and the end of the sale. */
const ProductPriceBlock = ({ product: { price, originalPrice }, saleEnd }: ProductViewProps) => {
  const { catalogue, product } = useMessages('common');
  const language = useLanguage();
  const taxed = <PriceWithTax price={price} className="text-sm" />;
  if (originalPrice === null) {
    return (
      <>
        <p className="mt-3 text-[1.75rem] font-medium">
          <Price amount={price} />
        </p>
        {taxed}
      </>
    );
  }
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
        <span className="sr-only">
          {catalogue.now({ price: formatMoney(price, language) })}.{' '}
          {catalogue.was({ price: formatMoney(originalPrice, language) })}.
        </span>
        <span aria-hidden="true" className="text-[1.75rem] text-carnelian-700 font-medium">
          <Price amount={price} />
        </span>
        <s aria-hidden="true" className="was text-mist text-lg">
          <Price amount={originalPrice} />
        </s>
        <span className="text-sm text-carnelian-700 num">
          {product.youSave({ amount: formatMoney(originalPrice - price, language) })}
        </span>
      </p>
      {taxed}
      {saleEnd !== null && <p className="text-sm text-mist num">{saleEnd}</p>}
    </>
  );
};

/**
 * Stars and number of ratings, linked to the reviews. Without ratings it has five stars and the owner's claimed count, and no average in
 * words (specification 2, decision 33); nothing for a claim of 0.
 */
const RatingLine = ({ reviews: { average, count } }: { reviews: ProductDetail['reviews'] }) => {
  const { counts } = useMessages('common');
  const { claimedCount } = useSettings().reviews;
  const displayedCount = count || claimedCount;
  if (displayedCount === 0) return null;
  return (
    <p className="flex items-center gap-2.5 mt-2 text-sm">
      <span aria-hidden={count === 0}>
        <Stars rating={count ? average : 5} className="text-lapis-700" />
      </span>
      <a href="#reviews" className="link wide-target num" onClick={scrollToReviews}>
        {counts.reviews(displayedCount)}
      </a>
    </p>
  );
};

// following the link would add a history entry, which restores its scroll position
const scrollToReviews = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  document.querySelector(event.currentTarget.hash)?.scrollIntoView();
};

/** Shares the product; the code is loaded on click. */
const ShareButton = ({ name }: { name: string }) => {
  const { states, product } = useMessages('common');
  const language = useLanguage();
  const share = () =>
    import('./share-product.ts')
      .then(({ shareProduct }) => shareProduct(name, language))
      .catch(() => notify({ title: states.couldNotLoad, tone: 'error' }));
  return (
    <button type="button" className="inline-flex items-center gap-2 min-h-11 mt-3 text-sm" onClick={share}>
      <Icon name="share-2" className="size-4" />
      {product.share}
    </button>
  );
};

/** Colour and motif of a product. */
const ProductAttributes = ({ attributes }: Pick<ProductDetail, 'attributes'>) =>
  attributes.length > 0 && (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-1">
      {attributes.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-mist">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
