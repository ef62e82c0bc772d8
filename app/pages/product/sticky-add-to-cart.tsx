import { useEffect, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { ProductPrice } from '../../components/product-parts.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { useBodyClass } from '../../ui/use-body-class.ts';

interface BuyBarProps {
  readonly product: ProductDetail;
  /** The id of the page's own button. */
  readonly addButton: string;
}

/**
 * On small screens: price and button at the bottom, once the page's own button has scrolled away upwards. It presses
 * that button, so that the number chosen beside it counts.
 */
export const StickyAddToCart = ({ product, addButton }: BuyBarProps) => {
  const { catalogue } = useMessages('common');
  const isNeeded = useScrolledPast(addButton);
  // the end of the page must not stay under the bar
  useBodyClass('max-lg:pb-20', isNeeded);
  return (
    <div
      hidden={!isNeeded}
      className="lg:hidden fixed z-40 inset-x-0 bottom-0 flex items-center gap-4 px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] bg-white shadow-bar animate-rise"
    >
      <ProductPrice product={product} className="shrink-0 max-w-[45%] leading-tight" />
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
    // the frame has no floor, so that the button is outside it only when it is above
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
};
