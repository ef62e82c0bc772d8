import { useEffect, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useBodyClass } from '#core/ui/use-body-class.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { PriceWithTax } from '#features/products/ui/price-with-tax.tsx';
import { ProductPrice } from '#features/products/ui/product-parts.tsx';

interface StickyAddToCartProps {
  readonly product: ProductDetail;
  /** Id of the page's own add button. */
  readonly addButton: string;
}

/**
 * Bar with price and button on small screens, visible once the page's own button has scrolled out above. It clicks that button, so that
 * the selected quantity applies.
 */
export const StickyAddToCart = ({ product, addButton }: StickyAddToCartProps) => {
  const { catalogue } = useMessages('common');
  const isNeeded = useScrolledPast(addButton);
  // padding keeps the end of the page visible above the bar
  useBodyClass('max-lg:pb-20', isNeeded);
  return (
    <div
      hidden={!isNeeded}
      className="lg:hidden fixed z-40 inset-x-0 bottom-0 flex items-center gap-4 px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] bg-white shadow-bar animate-rise"
    >
      <div className="shrink-0 max-w-[45%] leading-tight">
        <ProductPrice product={product} />
        <PriceWithTax price={product.price} className="text-caption" />
      </div>
      <button
        type="button"
        className="btn btn-primary grow"
        onClick={() => document.getElementById(addButton)?.click()}
      >
        {catalogue.addToCart}
      </button>
    </div>
  );
};

const useScrolledPast = (id: string): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // the root margin extends far below, so that the button intersects unless it is above
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
};
