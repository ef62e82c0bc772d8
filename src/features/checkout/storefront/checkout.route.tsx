import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { userSessionStore } from '#core/browser/user-storage.ts';
import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { Piastres } from '#core/money/money.ts';
import { LanguageSwitch } from '#core/routing/language-switch.tsx';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { Icon } from '#core/ui/icon.tsx';
import { LotusIcon, UserIcon, Wordmark } from '#core/ui/icons.tsx';
import { NeedsScripts } from '#core/ui/needs-scripts.tsx';
import { ToastContainer } from '#core/ui/toast-container.tsx';
import { signInAddress } from '#features/auth/ui/sign-in-address.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import { cart as deviceCart, useCart } from '#features/cart/ui/cart.ts';
import { priceItems } from '#features/cart/ui/priced-cart.ts';
import { useRemainingStock } from '#features/cart/ui/remaining-stock.ts';
import { useCartProducts } from '#features/cart/ui/use-cart-products.ts';
import { rulesOfDefaultZone } from '#features/shipping/shipping-policy.ts';
import type { Route } from './+types/checkout.route';
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
      ...serverTexts(language, settings).meta.checkout,
      language,
      publicUrl,
      path: '/checkout',
    }),
  };
};

export const meta = readHeadData;

/** Checkout page (specification 2). Renders the form once the cart is read; redirects an empty cart back. */
export default function CheckoutPage() {
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
  return (
    <div className="min-h-dvh flex flex-col">
      <CheckoutHeader />
      <main className="grow flex flex-col">
        {isLoaded && visible.length > 0 && session !== undefined ? (
          // another user gets a form of their own
          <OpenCheckout key={session?.userId ?? 'guest'} items={visible} onPlaced={() => setPlaced(items)} />
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

/** Header of the checkout: cart, logo, help, language and account; the draft survives each of these links (decision 17). */
function CheckoutHeader() {
  const { layout } = useMessages('common');
  const session = useSession();
  const signIn = signInAddress({ pathname: '/checkout', search: '', hash: '' });
  const account = session ? layout.nav.myAccount : layout.nav.login;
  const { checkout } = useMessages('checkout');
  return (
    <header className="bg-porcelain border-b border-lapis-200">
      <div className="page grid grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[1fr_auto_1fr] items-center gap-2 sm:gap-4 h-16 lg:h-[88px]">
        <a href="/cart" className="inline-flex items-center gap-2 min-h-11 text-sm" aria-label={checkout.backToCart}>
          <Icon name="arrow-left" className="size-[18px] rtl:mirror" />
          <span className="hidden sm:inline">{checkout.backToCart}</span>
          <span className="sm:hidden">{layout.nav.cart}</span>
        </a>
        <a
          href="/"
          className="flex items-center max-sm:justify-center gap-2.5 min-w-0 min-h-11"
          aria-label={layout.brand}
        >
          <LotusIcon className="size-9 max-[22rem]:hidden en:max-sm:hidden" stroke={1.8} />
          <Wordmark
            className="h-8 rtl:mt-1 ltr:h-[18px]"
            typeClassName="text-base lg:text-2xl leading-tight line-clamp-2 max-lg:max-w-32 lg:max-w-64"
          />
        </a>
        <div className="flex items-center justify-end -me-2.5">
          <a href="/contact" className="max-lg:hidden min-h-11 inline-flex items-center px-3 text-sm">
            {checkout.help}
          </a>
          <LanguageSwitch className="inline-flex" />
          <a href={session ? '/account' : signIn} aria-label={account} className="grid place-items-center size-11">
            <UserIcon />
          </a>
        </div>
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
