import { useEffect } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { ProductCard } from '../../components/product-card.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { preloadMessages, useMessages } from '../../i18n/messages.tsx';
import { clearStockNotification } from '../../state/stock-notifications.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoughtTogether } from './bought-together.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Reviews } from './reviews.tsx';
import { StickyAddToCart } from './sticky-add-to-cart.tsx';

preloadMessages('productDetails');

/** Sections below the product details, in the order of the design. */
export const DeferredSections = ({ product, addButton }: { product: ProductDetail; addButton: string }) => {
  const { id, isInStock, boughtTogether } = product;
  useEffect(() => {
    if (isInStock) clearStockNotification(id);
  }, [id, isInStock]);
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

/** Cards on free shipping, quality and returns (specification 2). */
const InfoCards = () => {
  const { shipping, quality, returns } = useMessages('productDetails').promises;
  const promises = [
    { ...shipping, icon: 'truck' as const, turn: 'rtl:mirror' },
    { ...quality, icon: 'shield-check' as const, turn: '' },
    { ...returns, icon: 'rotate-ccw' as const, turn: '' },
  ];
  return (
    <div className="page">
      <ul className="grid sm:grid-cols-3 border-y border-lapis-200 mt-12 lg:mt-16 max-sm:rows">
        {promises.map(({ title, text, icon, turn }, place) => (
          <li
            key={title}
            className={`flex items-center gap-4 py-5 lg:py-7 ${place > 0 ? 'sm:ps-8' : ''} ${place < promises.length - 1 ? 'sm:border-e border-lapis-200' : ''}`}
          >
            <Icon name={icon} className={`size-7 text-lapis-700 ${turn}`} />
            <span>
              <span className="font-medium block">{title}</span>
              <span className="text-sm text-mist">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Up to four other products of the same category (specification 2, 9). */
const Related = ({ product: { category, related } }: { product: ProductDetail }) => {
  const { catalogue } = useMessages('common');
  const words = useMessages('productDetails');
  if (related.length === 0) return null;
  return (
    <section className="page pt-16 lg:pt-24 when-near">
      <SectionHeading
        title={words.related}
        link={{ to: `/products/${category}`, label: catalogue.categories[category] }}
      />
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
