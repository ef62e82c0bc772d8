import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CartItem } from '../../../domain/cart/cart-item.ts';
import type { Piastres } from '../../../domain/money.ts';
import { contentOf } from '../../../locales/content.ts';
import { renderContext } from '../../api/server-call.ts';
import { LotusIcon, Wordmark } from '../../components/icons.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { priceItems } from '../../components/priced-cart.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import { ToastContainer } from '../../components/toast-container.tsx';
import { useCartProducts } from '../../components/use-cart-products.ts';
import { preloadMessages, useMessages, useSettings } from '../../i18n/messages.tsx';
import { cart as deviceCart, useCart } from '../../state/cart.ts';
import { useRemainingStock } from '../../state/stock-left.ts';
import { sessionStore } from '../../state/storage.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/checkout.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { type Draft, readDraft, saveDraft } from './draft.ts';
import { useAddressBook } from './use-address-book.ts';
import { useDestination } from './use-destination.ts';
import { type PromoCodeControls, usePromo } from './use-promo-code.ts';

preloadMessages('cart', 'checkout', 'forms', 'offline');

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  return {
    head: serializeHead({
      ...contentOf(language, settings).meta.checkout,
      language,
      publicUrl,
      path: '/checkout',
      isPrivate: true,
    }),
  };
};

export const meta = readHeadData;

/** Checkout page (specification 2). Renders the form once the cart is read; redirects an empty cart back. */
export default function CheckoutPage() {
  const { items, isLoaded } = useCart();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<readonly CartItem[] | null>(null);
  // after placing, the cart is empty: the ordered items stay visible until the confirmation opens
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
      <ToastContainer />
    </div>
  );
}

function OpenCheckout({ items, onPlaced }: { items: readonly CartItem[]; onPlaced: () => void }) {
  const { fields, states } = useMessages('common');
  const rules = useSettings();
  const stockLeft = useRemainingStock();
  const [initial] = useState<Draft>(() => readDraft(sessionStore, rules.payments.methods));
  const { cartProducts, goneIds, hasFailed, tryAgain } = useCartProducts(items);
  const promoControls = usePromo(items, initial.promoCode);
  const { draft, keep } = useCheckoutDraft(initial, promoControls.wanted);
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
  const known = cartProducts ?? lastCartProducts;
  const priced =
    known &&
    priceItems(items, known, stockLeft, rules, {
      promo: promoControls.promo ?? undefined,
      destination: destination.governorate,
    });
  useShownDiscount(promoControls, priced?.quote.promoDiscount);

  if (hasFailed && !known) {
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
    saveDraft(sessionStore, next);
    return next;
  };
  useEffect(() => {
    setDraft((before) => {
      const next = { ...before, promoCode };
      saveDraft(sessionStore, next);
      return next;
    });
  }, [promoCode]);
  return { draft, keep };
}

/** Reports the discount of the code whenever it changes on the page. */
function useShownDiscount({ promo, onShown }: PromoCodeControls, discount: Piastres | undefined): void {
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

/** Header of the checkout: link to the cart, logo, help; no other links. */
function CheckoutHeader() {
  const { layout } = useMessages('common');
  const { checkout } = useMessages('checkout');
  return (
    <header className="bg-porcelain border-b border-lapis-200">
      <div className="page grid grid-cols-[1fr_auto_1fr] items-center gap-4 h-16 lg:h-[88px]">
        <a href="/cart" className="inline-flex items-center gap-2 min-h-11 text-sm" aria-label={checkout.backToCart}>
          <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
          <span className="hidden sm:inline">{checkout.backToCart}</span>
          <span className="sm:hidden">{layout.nav.cart}</span>
        </a>
        <a href="/" className="flex items-center gap-2.5 min-h-11" aria-label={layout.brand}>
          <LotusIcon className="size-9 en:max-[22rem]:hidden" stroke={1.8} />
          <Wordmark
            className="h-8 rtl:mt-1 ltr:h-[18px]"
            typeClassName="text-base lg:text-2xl leading-tight line-clamp-2 max-lg:max-w-32 lg:max-w-64"
          />
        </a>
        <a
          href="/contact"
          className="justify-self-end min-h-11 inline-flex items-center text-sm text-mist hover:text-lapis-900"
        >
          {checkout.help}
        </a>
      </div>
    </header>
  );
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
          <p role="status" className="sr-only">
            {states.loading}
          </p>
          <div className="grid sm:grid-cols-2 gap-x-4 gap-y-5 pt-12 animate-breathe" aria-hidden="true">
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
