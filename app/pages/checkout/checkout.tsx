import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { Piastres } from '../../../domain/money.ts';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { cart as deviceCart, useCart } from '../../device/cart.ts';
import { useStockLeft } from '../../device/stock-left.ts';
import { tabStorage } from '../../device/storage.ts';
import { useWords } from '../../device/words.tsx';
import { NoticeBoard } from '../../parts/notice-board.tsx';
import { priceItems } from '../../parts/priced-cart.ts';
import { readHead } from '../../parts/read-head.ts';
import { useCartShelf } from '../../parts/use-cart-shelf.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/checkout.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { type Draft, readDraft } from './draft.ts';
import { type PromoDesk, usePromo } from './use-promo.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  return {
    head: writeHead({
      ...editorialOf(language).meta.checkout,
      language,
      publicUrl,
      path: '/checkout',
      isPrivate: true,
    }),
  };
};

export const meta = readHead;

/** The checkout (specification 2). Its form stands once the device has told what is in the cart; an empty one goes back. */
export default function CheckoutPage() {
  const { items, isLoaded } = useCart();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<readonly CartItem[] | null>(null);
  // the order stands and the cart is empty: what was ordered stays in sight until the confirmation comes
  const shown = placed ?? items;
  const isEmpty = isLoaded && shown.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate('/cart', { replace: true });
  }, [isEmpty, navigate]);
  return (
    <div className="min-h-dvh flex flex-col">
      <CheckoutHeader />
      <main className="grow flex flex-col">
        {isLoaded && shown.length > 0 ? (
          <OpenCheckout items={shown} onPlaced={() => setPlaced(items)} />
        ) : (
          <CheckoutSkeleton />
        )}
      </main>
      <NoticeBoard />
    </div>
  );
}

function OpenCheckout({ items, onPlaced }: { items: readonly CartItem[]; onPlaced: () => void }) {
  const { fields, pages } = useWords();
  const stockLeft = useStockLeft();
  const [initial] = useState<Draft>(() => readDraft(tabStorage));
  const { shelf, goneIds, hasFailed, tryAgain } = useCartShelf(items);
  const desk = usePromo(items, initial.promoCode);

  const gone = goneIds.join(',');
  useEffect(() => {
    if (gone !== '') deviceCart.removeGone(gone.split(','));
  }, [gone]);
  useEffectOnce(() => {
    if (initial.promoCode) void desk.apply(initial.promoCode, true);
  });

  // the form stays while another tab's new line is looked up
  const [lastShelf, setLastShelf] = useState(shelf);
  if (shelf && shelf !== lastShelf) setLastShelf(shelf);
  const known = shelf ?? lastShelf;
  const priced = known && priceItems(items, known, stockLeft, desk.promo ?? undefined);
  useShownDiscount(desk, priced?.quote.promoDiscount);

  if (hasFailed && !known) {
    return (
      <div role="alert" className="page py-24 text-center">
        <p>{pages.couldNotLoad}</p>
        <button type="button" className="btn btn-line mt-5" onClick={tryAgain}>
          {fields.tryAgain}
        </button>
      </div>
    );
  }
  if (!priced) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      items={items}
      priced={priced}
      desk={desk}
      initial={initial}
      lookAtShelfAgain={tryAgain}
      onPlaced={onPlaced}
    />
  );
}

/** Tells the desk what the code takes off, whenever that has changed on the page. */
function useShownDiscount({ promo, onShown }: PromoDesk, discount: Piastres | undefined): void {
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (discount !== undefined) tell(promo ? discount : 0);
  }, [promo, discount]);
}

function useEffectOnce(act: () => void): void {
  const latest = useRef(act);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    latest.current();
  }, []);
}
