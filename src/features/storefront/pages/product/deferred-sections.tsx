import { Suspense, useEffect } from 'react';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { SectionHeading } from '#core/ui/section-heading.tsx';
import { loadCartDrawer } from '#features/cart/ui/use-cart-drawer.tsx';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { Reviews } from '#features/reviews/ui/reviews.tsx';
import { differsByDestination } from '#features/shipping/shipping-policy.ts';
import { PromiseText } from '#features/shipping/ui/promise-text.tsx';
import { clearStockNotification } from '#features/stock-notifications/ui/stock-notifications.ts';
import { ProductCard } from '#features/wishlist/ui/product-card.tsx';
import { BoughtTogether } from './bought-together.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { StickyAddToCart } from './sticky-add-to-cart.tsx';

preloadMessages('productDetails');

/** Sections below the product details, in the order of the design. */
export const DeferredSections = ({ product, addButton }: { product: ProductDetail; addButton: string }) => {
  const { id, isInStock, boughtTogether } = product;
  useEffect(() => {
    if (isInStock) clearStockNotification(id);
  }, [id, isInStock]);
  const { isShown } = useSettings().cartDrawer;
  useEffect(() => {
    // these sections load on the first interaction: the next one may be the press that adds to the cart
    if (isInStock && isShown) loadCartDrawer().catch(() => undefined);
  }, [isInStock, isShown]);
  return (
    <>
      <InfoCards />
      {boughtTogether && <BoughtTogether product={product} offer={boughtTogether} />}
      <Reviews product={product} />
      <Related product={product} />
      <RecentlyViewed id={id} />
      {isInStock && <StickyAddToCart product={product} addButton={addButton} />}
    </>
  );
};

const GeneralShippingPromise = () => <PromiseText {...useMessages('productDetails').promises.shipping} />;
const ShippingPromise = lazyOnDemand(
  async () => (await import('#features/shipping/ui/shipping-promise.tsx')).ShippingPromise,
  GeneralShippingPromise,
);

/** Cards on shipping, quality and returns (specification 2). Shipping is described for the stored destination of the device. */
const InfoCards = () => {
  const { shipping, quality, returns } = useMessages('productDetails').promises;
  const { shipping: rules } = useSettings();
  const isHydrated = useIsHydrated();
  const promises = [
    {
      title: shipping.title,
      icon: 'truck' as const,
      turn: 'rtl:mirror',
      content:
        isHydrated && differsByDestination(rules) ? (
          <Suspense fallback={<GeneralShippingPromise />}>
            <ShippingPromise />
          </Suspense>
        ) : (
          <GeneralShippingPromise />
        ),
    },
    { title: quality.title, icon: 'shield-check' as const, turn: '', content: <PromiseText {...quality} /> },
    { title: returns.title, icon: 'rotate-ccw' as const, turn: '', content: <PromiseText {...returns} /> },
  ];
  return (
    <div className="page">
      <ul className="grid sm:grid-cols-3 border-y border-lapis-200 mt-12 lg:mt-16 max-sm:rows">
        {promises.map(({ title, icon, turn, content }, index) => (
          <li
            key={title}
            className={`flex items-center gap-4 py-5 lg:py-7 ${index > 0 ? 'sm:px-6' : 'sm:pe-4'} ${index < promises.length - 1 ? 'sm:border-e border-lapis-200' : ''}`}
          >
            <Icon name={icon} className={`size-7 text-lapis-700 ${turn}`} />
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Up to four other products of the same category (specification 2, 9). */
const Related = ({ product: { category, related } }: { product: ProductDetail }) => {
  const { catalogue } = useMessages('common');
  const t = useMessages('productDetails');
  if (related.length === 0) return null;
  return (
    <section className="page pt-16 lg:pt-24 when-near">
      <SectionHeading title={t.related} link={{ to: `/products/${category}`, label: catalogue.categories[category] }} />
      <ul className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10">
        {related.map((each) => (
          <li key={each.id}>
            <ProductCard product={each} sizes="(width >= 90rem) 322px, (width >= 64rem) 23vw, 45vw" />
          </li>
        ))}
      </ul>
    </section>
  );
};
