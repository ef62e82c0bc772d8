import { Suspense, useEffect } from 'react';
import { useBasketWords } from '../../device/basket-words.ts';
import { cart as deviceCart, useCart } from '../../device/cart.ts';
import { useStockLeft } from '../../device/stock-left.ts';
import { useWords } from '../../device/words.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { priceItems } from '../../parts/priced-cart.ts';
import { useCartShelf } from '../../parts/use-cart-shelf.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { OfferBand } from './offer-band.tsx';
import { Suggestions } from './suggestions.tsx';

const OfflineShelf = lazily(async () => (await import('./offline-shelf.tsx')).OfflineShelf);

/** The lines of a cart with something in it, and what they come to. */
export function FilledCart({ onRemoved }: { onRemoved: () => void }) {
  const { fields, pages } = useWords();
  const { cart } = useBasketWords();
  const { items } = useCart();
  const stockLeft = useStockLeft();
  const { shelf, goneIds, hasFailed, isLast, tryAgain } = useCartShelf(items);
  const gone = goneIds.join(',');
  useEffect(() => {
    if (gone !== '') deviceCart.removeGone(gone.split(','));
  }, [gone]);
  if (hasFailed && !shelf) {
    return (
      <div role="alert" className="border border-lapis-200 py-14 px-6 text-center">
        <p>{pages.couldNotLoad}</p>
        <button type="button" className="btn btn-line mt-5" onClick={tryAgain}>
          {fields.tryAgain}
        </button>
      </div>
    );
  }
  if (!shelf) return <CartSkeleton />;
  const priced = priceItems(items, shelf, stockLeft);
  return (
    <>
      <div className="grid lg:grid-cols-[1fr_420px] gap-x-14 gap-y-10 items-start">
        <div>
          {isLast && (
            <Suspense>
              <OfflineShelf onReturn={tryAgain} />
            </Suspense>
          )}
          <OfferBand quote={priced.quote} />
          <ul className="rows">
            {priced.lines.map((line) => (
              <CartRow key={line.item.id} line={line} onRemoved={onRemoved} />
            ))}
          </ul>
          <p className="border-t border-lapis-200 pt-5">
            <a href="/products" className="link inline-flex items-center gap-2 min-h-11">
              <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
              {cart.continue}
            </a>
          </p>
        </div>
        <CartSummary cart={priced} />
      </div>
      <Suggestions products={shelf.suggestions} />
      <CheckoutBar cart={priced} />
    </>
  );
}
