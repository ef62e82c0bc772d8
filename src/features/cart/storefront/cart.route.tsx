import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { Breadcrumb } from '#core/ui/breadcrumb.tsx';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { NeedsScripts } from '#core/ui/needs-scripts.tsx';
import { cart as deviceCart, isCartStored, useCart } from '../ui/cart.ts';
import type { Route } from './+types/cart.route';
import { CartSkeleton } from './cart-skeleton.tsx';

preloadMessages('cart');

const loadLines = () => import('./cart-contents.tsx');

const CartContents = lazyOnDemand(async () => (await loadLines()).CartContents);

export const meta = readHeadData;

// prefetch the lines during hydration, unless the cart is empty
if (!import.meta.env.SSR && isCartStored()) void loadLines().catch(() => undefined);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  return {
    head: serializeHead({
      ...serverTexts(language, settings).meta.cart,
      language,
      publicUrl,
      path: '/cart',
    }),
  };
};

/** Cart page (specification 2, Cart). The server renders the frame; the lines are stored on the device. */
export default function CartPage() {
  const { counts } = useMessages('common');
  const { cart } = useMessages('cart');
  const { items, isLoaded } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <div className="page pt-6 pb-6 lg:pb-20 min-h-dvh">
      <Breadcrumb crumbs={[{ label: cart.title, to: '/cart' }]} />
      <div className="flex items-baseline justify-between gap-6 pt-3 pb-8">
        <div className="flex flex-wrap items-baseline gap-x-5">
          <h1 ref={heading} tabIndex={-1} className="display text-h2 lg:text-[4rem] outline-none">
            {cart.title}
          </h1>
          <p className="text-mist text-lg" role="status">
            {itemCount > 0 && counts.items(itemCount)}
          </p>
        </div>
        {itemCount > 0 && <ClearCart onCleared={focusHeading} />}
      </div>
      {!isLoaded && <CartSkeleton />}
      <NeedsScripts />
      {isLoaded && itemCount === 0 && (
        <EmptyState
          title={cart.empty.title}
          text={cart.empty.text}
          link={{ to: '/products', label: cart.empty.button }}
        />
      )}
      {itemCount > 0 && (
        <Suspense fallback={<CartSkeleton />}>
          <CartContents onRemoved={focusHeading} />
        </Suspense>
      )}
    </div>
  );
}

const ConfirmClear = lazyOnDemand(async () => (await import('./confirm-clear.tsx')).ConfirmClear);

/** Clears the cart after confirmation; the dialog is loaded at the first press. */
function ClearCart({ onCleared }: { onCleared: () => void }) {
  const { cart } = useMessages('cart');
  const [isAsking, setIsAsking] = useState<boolean | null>(null);
  const clear = () => {
    // an open dialog would retain the focus
    flushSync(() => setIsAsking(false));
    deviceCart.clear();
    onCleared();
  };
  return (
    <>
      <button type="button" className="link min-h-11 shrink-0" onClick={() => setIsAsking(true)}>
        {cart.clear}
      </button>
      {isAsking !== null && (
        <Suspense>
          <ConfirmClear isOpen={isAsking} onKeep={() => setIsAsking(false)} onClear={clear} />
        </Suspense>
      )}
    </>
  );
}
