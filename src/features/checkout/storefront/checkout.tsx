import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { userSessionStore } from '#core/browser/user-storage.ts';
import { useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { NeedsScripts } from '#core/ui/needs-scripts.tsx';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import { cart as deviceCart, useCart } from '#features/cart/ui/cart.ts';
import { priceItems } from '#features/cart/ui/priced-cart.ts';
import { useRemainingStock } from '#features/cart/ui/remaining-stock.ts';
import { useCartProducts } from '#features/cart/ui/use-cart-products.ts';
import { rulesOfDefaultZone } from '#features/shipping/shipping-policy.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { type Draft, readDraft, saveDraft } from './draft.ts';
import { useAddressBook } from './use-address-book.ts';
import { useDestination } from './use-destination.ts';
import { type PromoCodeControls, usePromo } from './use-promo-code.ts';

/** Checkout of the cart. Renders the form once the cart is read; redirects an empty cart back. */
export function Checkout() {
  const { items, isLoaded } = useCart();
  const session = useSession();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<readonly CartItem[] | null>(null);
  // after placing, the cart is empty: the ordered items stay visible until the confirmation opens
  const visible = placed ?? items;
  const isEmpty = isLoaded && visible.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate('/cart', { replace: true });
  }, [isEmpty, navigate]);
  if (!isLoaded || visible.length === 0 || session === undefined) return <CheckoutSkeleton />;
  // another user gets a form of their own
  return <OpenCheckout key={session?.userId ?? 'guest'} items={visible} onPlaced={() => setPlaced(items)} />;
}

function OpenCheckout({ items, onPlaced }: { items: readonly CartItem[]; onPlaced: () => void }) {
  const { fields, states } = useMessages('common');
  const rules = useSettings();
  const remainingStock = useRemainingStock();
  const [initial] = useState<Draft>(() => readDraft(userSessionStore, rules.payments.methods));
  const { cartProducts, goneIds, hasFailed, tryAgain } = useCartProducts(items);
  const promoControls = usePromo(items, initial.promoCode);
  const { draft, keep } = useCheckoutDraft(initial, promoControls.appliedCode);
  const destination = useDestination(draft.shipping);
  const addressBook = useAddressBook();

  const gone = goneIds.join(',');
  useEffect(() => {
    if (gone !== '') deviceCart.removeGone(gone.split(','));
  }, [gone]);
  useEffectOnce(() => {
    if (initial.promoCode) void promoControls.apply(initial.promoCode, true);
  });

  // keep the form while a line added in another tab is loaded
  const [lastCartProducts, setLastCartProducts] = useState(cartProducts);
  if (cartProducts && cartProducts !== lastCartProducts) setLastCartProducts(cartProducts);
  const current = cartProducts ?? lastCartProducts;
  const priced =
    current &&
    priceItems(items, current, remainingStock, destination.isUnknown ? rulesOfDefaultZone(rules) : rules, {
      promo: promoControls.promo ?? undefined,
      destination: destination.governorate,
    });
  useDisplayedDiscount(promoControls, priced?.quote.promoDiscount);

  if (hasFailed && !current) {
    return (
      <div role="alert" className="page py-24 text-center">
        <p>{states.couldNotLoad}</p>
        <button type="button" className="btn btn-line mt-5" onClick={tryAgain}>
          {fields.tryAgain}
        </button>
      </div>
    );
  }
  if (!priced || !addressBook) return <CheckoutSkeleton />;
  return (
    <CheckoutForm
      items={items}
      priced={priced}
      promoControls={promoControls}
      initial={initial}
      addressBook={addressBook}
      draft={draft}
      keep={keep}
      destination={destination}
      reloadCart={tryAgain}
      onPlaced={onPlaced}
    />
  );
}

/** Draft of the form and promo code, stored in this tab at every change (decision 17). */
function useCheckoutDraft(initial: Draft, promoCode: string | null) {
  const [draft, setDraft] = useState(initial);
  const keep = (changed: Partial<Draft>): Draft => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveDraft(userSessionStore, next);
    return next;
  };
  useEffect(() => {
    setDraft((before) => {
      if (before.promoCode === promoCode) return before;
      const next = { ...before, promoCode };
      saveDraft(userSessionStore, next);
      return next;
    });
  }, [promoCode]);
  return { draft, keep };
}

/** Reports the discount of the code whenever it changes on the page. */
function useDisplayedDiscount({ promo, onDiscountChange }: PromoCodeControls, discount: Piastres | undefined): void {
  const report = useEffectEvent(onDiscountChange);
  useEffect(() => {
    if (discount !== undefined) report(promo ? discount : 0);
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

/** Placeholder of the form until the cart is read from the device, and the customer's addresses are known. */
function CheckoutSkeleton() {
  const { states } = useMessages('common');
  const { checkout } = useMessages('checkout');
  return (
    <div className="lg:grid lg:grid-cols-[1fr_minmax(0,46%)] grow">
      <div className="lg:flex lg:justify-end">
        <div className="w-full lg:max-w-[700px] px-4 md:px-8 lg:px-10 lg:pe-16 pt-8 lg:pt-14 pb-16">
          <h1 className="display text-h2 pb-2">{checkout.title}</h1>
          <NeedsScripts />
          <p role="status" className="sr-only noscript:hidden">
            {states.loading}
          </p>
          <div className="grid sm:grid-cols-2 gap-x-4 gap-y-5 pt-12 animate-breathe noscript:hidden" aria-hidden="true">
            <div className="sm:col-span-2 bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="sm:col-span-2 bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="bg-glaze-2 h-20" />
            <div className="sm:col-span-2 bg-glaze-2 h-60" />
          </div>
        </div>
      </div>
      <div className="max-lg:hidden bg-glaze border-s border-lapis-200" />
    </div>
  );
}
