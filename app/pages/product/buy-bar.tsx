import { type RefObject, useEffect, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { useWords } from '../../device/words.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';

interface BuyBarProps {
  readonly product: ProductDetail;
  readonly mainButton: RefObject<HTMLButtonElement | null>;
  readonly onAdd: () => void;
}

/** On small screens: price and button at the bottom, once the page's own button has scrolled away upwards. */
export const BuyBar = ({ product, mainButton, onAdd }: BuyBarProps) => {
  const { catalogue } = useWords();
  const isNeeded = useScrolledPast(mainButton);
  useRoomBelow(isNeeded);
  return (
    <div
      hidden={!isNeeded}
      className="lg:hidden fixed z-40 inset-x-0 bottom-0 flex items-center gap-4 px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] bg-white shadow-bar animate-rise"
    >
      <ProductPrice product={product} className="shrink-0 max-w-[45%] leading-tight" />
      <button type="button" className="btn btn-primary grow" onClick={onAdd}>
        {catalogue.addToCart}
      </button>
    </div>
  );
};

const useScrolledPast = (element: RefObject<HTMLElement | null>): boolean => {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // the frame has no floor, so that the button is outside it only when it is above
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
};

// The end of the page must not stay under the bar.
const useRoomBelow = (isNeeded: boolean) => {
  useEffect(() => {
    document.body.classList.toggle('max-lg:pb-20', isNeeded);
    return () => document.body.classList.remove('max-lg:pb-20');
  }, [isNeeded]);
};
