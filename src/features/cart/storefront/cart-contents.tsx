import { Suspense, useEffect, useId } from 'react';
import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { Price } from '#core/ui/price.tsx';
import { SectionHeading } from '#core/ui/section-heading.tsx';
import type { Quote } from '#features/pricing/quote.ts';
import { ShippingHint } from '#features/pricing/ui/free-shipping-hint.tsx';
import { isSoldOut, MinimumPrice, OrderSummary } from '#features/pricing/ui/order-summary.tsx';
import type { ProductCard as Product } from '#features/products/products.contract.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { differsByDestination } from '#features/shipping/shipping-policy.ts';
import { knownDestination } from '#features/shipping/ui/destination.ts';
import { ProductCard } from '#features/wishlist/ui/product-card.tsx';
import { cart as deviceCart, useCart } from '../ui/cart.ts';
import { type PricedCart, priceItems } from '../ui/priced-cart.ts';
import { useRemainingStock } from '../ui/remaining-stock.ts';
import { ShopNotOpen, useMayOrder } from '../ui/shop-not-open.tsx';
import { useCartProducts } from '../ui/use-cart-products.ts';
import { CartRow } from './cart-row.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';

preloadMessages('cart');

const DeliveredTo = lazyOnDemand(
  async () => (await import('#features/shipping/ui/delivered-to.tsx')).DeliveredTo,
  () => null,
);
const OfflineCartProducts = lazyOnDemand(async () => (await import('./offline-cart-products.tsx')).OfflineCartProducts);

/** Lines and totals of a non-empty cart. */
export function CartContents({ onRemoved }: { onRemoved: () => void }) {
  const { fields, states } = useMessages('common');
  const { cart } = useMessages('cart');
  const { items, isStored } = useCart();
  const rules = useSettings();
  const remainingStock = useRemainingStock();
  const { cartProducts, goneIds, hasFailed, isLast, tryAgain } = useCartProducts(items);
  const gone = goneIds.join(',');
  useEffect(() => {
    if (gone !== '') deviceCart.removeGone(gone.split(','));
  }, [gone]);
  if (hasFailed && !cartProducts) {
    return (
      <div role="alert" className="border border-lapis-200 py-14 px-6 text-center">
        <p>{states.couldNotLoad}</p>
        <button type="button" className="btn btn-line mt-5" onClick={tryAgain}>
          {fields.tryAgain}
        </button>
      </div>
    );
  }
  if (!cartProducts) return <CartSkeleton />;
  const destination = differsByDestination(rules.shipping) ? knownDestination() : null;
  const priced = priceItems(items, cartProducts, remainingStock, rules, { destination });
  return (
    <>
      <div>
        <div className="grid lg:grid-cols-[1fr_420px] gap-x-14 gap-y-10 items-start">
          <div>
            {isLast && (
              <Suspense>
                <OfflineCartProducts onReturn={tryAgain} />
              </Suspense>
            )}
            <ShopNotOpen className="mb-4" />
            {!isStored && (
              <p role="status" className="flex items-start gap-2.5 bg-glaze p-4 mb-2">
                <Icon name="info" className="size-5 mt-0.5 shrink-0" />
                {cart.notKept}
              </p>
            )}
            <BundleOfferBanner quote={priced.quote} />
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
          <CartSummary cart={priced} destination={destination} />
        </div>
        {/* sticky until its position below the totals */}
        <CheckoutBar cart={priced} />
      </div>
      <Suggestions products={cartProducts.suggestions} />
    </>
  );
}

/** Bundle offer: from two lines the saving of one more, from three the current saving (specification 9, decision 4). */
function BundleOfferBanner({ quote }: { quote: Quote }) {
  const { offer } = useMessages('cart').cart;
  const lines = quote.lines.length;
  const { bundlePercent, bundleFromLines } = useSettings().offers;
  if (bundlePercent === 0 || lines < bundleFromLines - 1) return null;
  const isEarned = lines >= bundleFromLines;
  const isPart = quote.bundleBase < quote.subtotal;
  // three lines that are all bought together get the higher 15 % discount instead
  if (isEarned && quote.bundleDiscount === 0) return null;
  return (
    <div className="night flex items-center justify-between gap-4 sm:gap-5 bg-lapis-800 stars text-white px-4 sm:px-6 py-4 mb-2">
      <LotusIcon className="max-sm:hidden size-9 shrink-0 text-lapis-200" stroke={1.8} />
      <p className="grow" role="status">
        <span className="font-medium">{isEarned ? offer.activeTitle : offer.title}</span>
        <span className="text-lapis-200 block">
          {isEarned ? (isPart ? offer.activePart : offer.active) : offer.more(bundleFromLines - lines)}
        </span>
      </p>
      {isEarned && <Price amount={-quote.bundleDiscount} className="text-lg" />}
    </div>
  );
}

interface CartSummaryProps {
  readonly cart: PricedCart;
  /** Null if it is unknown or the terms do not depend on it. */
  readonly destination: Governorate | null;
}

/** Totals and the checkout button; small screens have the button in the bar at the bottom. */
function CartSummary({ cart: { quote, isBuyable }, destination }: CartSummaryProps) {
  const { cart, orderSummary } = useMessages('cart');
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} className="bg-glaze p-6 lg:p-8 lg:sticky lg:top-28">
      <h2 id={titleId} className="display text-h4 mb-4">
        {orderSummary.title}
      </h2>
      <OrderSummary quote={quote} />
      <div className="max-lg:hidden mt-4">
        <CheckoutButton isBuyable={isBuyable} />
      </div>
      <ShippingHint quote={quote} destination={destination} className="mt-5" />
      {destination && !isSoldOut(quote) && (
        <p className="flex items-center gap-2 text-sm mt-3">
          <Icon name="package" className="size-5" />
          <Suspense>
            <DeliveredTo governorate={destination} />
          </Suspense>
        </p>
      )}
      {!isSoldOut(quote) && <p className="text-sm text-mist mt-3">{cart.nextStep}</p>}
    </aside>
  );
}

/** Sticky bar with total and checkout button, on small screens. */
function CheckoutBar({ cart: { quote, isBuyable } }: { cart: PricedCart }) {
  const { orderSummary } = useMessages('cart');
  return (
    <div className="lg:hidden sticky z-30 bottom-0 -mx-4 px-4 md:-mx-8 md:px-8 bg-porcelain shadow-bar">
      <div className="flex flex-wrap items-center gap-x-5 py-3">
        {!isSoldOut(quote) && (
          <p className="shrink-0 leading-tight">
            <span className="block text-caption text-mist">{orderSummary.total}</span>
            <MinimumPrice amount={quote.total} isMinimum={quote.isLowestShipping} className="text-lg font-medium" />
          </p>
        )}
        <div className="grow">
          <CheckoutButton isBuyable={isBuyable} />
        </div>
      </div>
    </div>
  );
}

/** Up to four other products of the same categories (specification 2, Cart). */
function Suggestions({ products }: { products: readonly Product[] }) {
  const { cart } = useMessages('cart');
  if (products.length === 0) return null;
  return (
    <section className="pt-20 lg:pt-24">
      <SectionHeading title={cart.suggestions} />
      <div className="grid grid-cols-2 lg:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(width >= 64rem) 23vw, 46vw" />
        ))}
      </div>
    </section>
  );
}

/** Link to the checkout; disabled with a reason if the shop takes no orders yet or a line cannot be bought. */
function CheckoutButton({ isBuyable }: { isBuyable: boolean }) {
  const { cart } = useMessages('cart');
  const reasonId = useId();
  const mayOrder = useMayOrder();
  if (isBuyable && mayOrder) {
    return (
      <a href="/checkout" className="btn btn-primary w-full">
        {cart.checkout}
      </a>
    );
  }
  return (
    <>
      <button type="button" className="btn btn-primary w-full" aria-disabled="true" aria-describedby={reasonId}>
        {cart.checkout}
      </button>
      <p id={reasonId} className="text-sm text-carnelian-700 mt-2">
        {mayOrder ? cart.notBuyable : cart.notOpen.title}
      </p>
    </>
  );
}
