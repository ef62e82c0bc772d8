import { useBasketWords } from '../../device/basket-words.ts';
import { Price } from '../../parts/price.tsx';
import type { PricedCart } from '../../parts/priced-cart.ts';
import { CheckoutButton } from './checkout-button.tsx';

/** The total and the way on, always at hand on small screens. */
export function CheckoutBar({ cart: { quote, isBuyable } }: { cart: PricedCart }) {
  const { summary } = useBasketWords();
  return (
    <div className="lg:hidden sticky z-30 bottom-0 mt-14 -mx-4 px-4 md:-mx-8 md:px-8 bg-porcelain shadow-bar">
      <div className="flex flex-wrap items-center gap-x-5 py-3">
        <p className="shrink-0 leading-tight">
          <span className="block text-caption text-mist">{summary.total}</span>
          <Price amount={quote.total} className="text-lg font-medium" />
        </p>
        <div className="grow">
          <CheckoutButton isBuyable={isBuyable} />
        </div>
      </div>
    </div>
  );
}
