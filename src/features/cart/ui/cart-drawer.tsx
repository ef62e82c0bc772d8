import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '#core/i18n/format.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Price } from '#core/ui/price.tsx';
import { ShippingHint } from '#features/pricing/ui/free-shipping-hint.tsx';
import { ProductPicture } from '#features/products/ui/product-parts.tsx';
import { differsByDestination } from '#features/shipping/shipping-policy.ts';
import { knownDestination } from '#features/shipping/ui/destination.ts';
import type { CartItem } from '../cart-item.ts';
import { useCart } from './cart.ts';
import { cartProductsFromDevice } from './device-cart-products.ts';
import { type PricedLine, priceItems } from './priced-cart.ts';
import { useRemainingStock } from './remaining-stock.ts';
import { useCartProducts } from './use-cart-products.ts';

preloadMessages('cart');

export interface CartDrawerProps {
  /** Lines of the cart before the addition. */
  readonly before: readonly CartItem[];
  /** Called after the drawer has closed and the focus is restored. */
  readonly onClose: () => void;
}

/**
 * Cart drawer after an addition: the added items, all lines, the amount missing for free shipping, and the link to the checkout
 * (decision 212). Modal, at the inline end; on phones a sheet at the bottom. Closed by its button, Escape, a press outside, and back
 * navigation.
 */
export const CartDrawer = ({ before, onClose }: CartDrawerProps) => {
  const { fields, counts } = useMessages('common');
  const { cart } = useMessages('cart');
  const { isOpen } = useSettings();
  const { items, isStored } = useCart();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [quantitiesBefore] = useState(() => new Map(before.map(({ id, quantity }) => [id, quantity])));
  const addedOf = ({ id, quantity }: CartItem) => quantity - (quantitiesBefore.get(id) ?? 0);
  const { priced, destination } = usePricedCart(items);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus({ preventScroll: true });
  }, []);
  useBackToClose(dialog);
  const lines = priced?.lines.toSorted((one, other) => Number(addedOf(other.item) > 0) - Number(addedOf(one.item) > 0));
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="fixed inset-auto bottom-0 end-0 m-0 w-full sm:w-[26rem] max-w-none max-h-[92dvh] sm:h-dvh sm:max-h-none p-0 bg-porcelain text-lapis-900 shadow-pop dim-behind open:flex flex-col open:animate-appear"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="rim text-lapis-700 shrink-0" />
      <div className="flex items-center justify-between gap-4 ps-5 pe-2 pt-2 pb-1">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="display text-h4 outline-none">
          {cart.drawer.title}{' '}
          <span className="text-base text-mist">
            {counts.items(items.reduce((sum, { quantity }) => sum + quantity, 0))}
          </span>
        </h2>
        <button
          type="button"
          aria-label={fields.close}
          className="grid place-items-center size-11 shrink-0"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <ul tabIndex={0} aria-labelledby={titleId} className="rows grow overflow-y-auto overscroll-contain">
        {lines?.map((line) => (
          <DrawerLine key={line.item.id} line={line} added={addedOf(line.item)} />
        ))}
      </ul>
      <div
        data-keep-clear
        className="shrink-0 px-5 pt-4 pb-[max(.75rem,env(safe-area-inset-bottom))] border-t border-lapis-200"
      >
        {priced && (
          <>
            <ShippingHint quote={priced.quote} destination={destination} hasProgressBar className="mb-3" />
            {!isOpen && <p className="text-sm text-gold-800 mt-1">{cart.notOpen.title}</p>}
            {priced.quote.lines.length > 0 && <SubtotalLine subtotal={priced.quote.subtotal} />}
            {!priced.isBuyable && <p className="text-sm text-carnelian-700 mt-1">{cart.notBuyable}</p>}
            {!isStored && <p className="text-sm mt-1">{cart.notKept}</p>}
          </>
        )}
        <p className="flex flex-wrap gap-3 mt-3">
          {priced?.isBuyable !== false && isOpen && (
            <a href="/checkout" data-replace className="btn btn-primary grow">
              {cart.checkout}
            </a>
          )}
          <a href="/cart" data-replace className="btn btn-line grow">
            {cart.drawer.toCart}
          </a>
        </p>
      </div>
    </dialog>
  );
};

/** Returns the cart with prices: first from the device's cache, then from the server. */
const usePricedCart = (items: readonly CartItem[]) => {
  const { cartProducts } = useCartProducts(items);
  const rules = useSettings();
  const remainingStock = useRemainingStock();
  const destination = differsByDestination(rules.shipping) ? knownDestination() : null;
  const current =
    cartProducts ?? cartProductsFromDevice({ ids: items.map(({ id }) => id), last: null, items })?.cartProducts;
  return { priced: current && priceItems(items, current, remainingStock, rules, { destination }), destination };
};

/**
 * Closes the dialog on back navigation instead of leaving the page: a history entry represents the open dialog. Links in it replace that
 * entry (`data-replace`). The router must not handle the entry, because it would reload the data of the page.
 */
const useBackToClose = (dialog: RefObject<HTMLDialogElement | null>) =>
  useEffect(() => {
    const { state } = history;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, [MARK]: true }, '');
    const close = (event: Event) => {
      event.stopImmediatePropagation();
      dialog.current?.close();
    };
    addEventListener('popstate', close, { capture: true, once: true });
    return () => {
      removeEventListener('popstate', close, { capture: true });
      // already removed after back navigation, and replaced by a followed link
      if (history.state?.[MARK] !== true) return;
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
  }, [dialog]);

/** Marks the history entry of the open dialog. */
const MARK = 'isCartDrawer';

const SubtotalLine = ({ subtotal }: { subtotal: number }) => {
  const { orderSummary } = useMessages('cart');
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span>{orderSummary.subtotal}</span>
      <Price amount={subtotal} className="text-xl font-medium" />
    </p>
  );
};

/** Line of the cart, with the added quantity if it has changed. */
const DrawerLine = ({ line: { item, product, lineTotal }, added }: { line: PricedLine; added: number }) => {
  const { catalogue } = useMessages('common');
  const { cart } = useMessages('cart');
  const language = useLanguage();
  return (
    <li className={`flex gap-4 px-5 py-4 ${added > 0 ? 'bg-lapis-50' : ''}`}>
      <span aria-hidden="true" className="relative size-20 shrink-0 self-start bg-glaze overflow-hidden">
        <ProductPicture product={product} sizes="80px" isEager />
      </span>
      <div className="grow min-w-0">
        <p className="name text-xl break-words">
          <bdi>{product.name}</bdi>
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 mt-1 text-sm">
          <span className="text-mist num">
            {catalogue.quantity} {formatNumber(item.quantity, language)}
          </span>
          <Price amount={lineTotal} className="font-medium" />
        </p>
        {added > 0 && (
          <p className="flex items-center gap-1.5 text-sm text-malachite-700 num">
            <Icon name="check" className="size-4" />
            {cart.drawer.added({ quantity: formatNumber(added, language) })}
          </p>
        )}
      </div>
    </li>
  );
};
