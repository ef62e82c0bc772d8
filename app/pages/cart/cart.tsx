import { Suspense, useRef } from 'react';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { useBasketWords } from '../../device/basket-words.ts';
import { isCartStored, useCart } from '../../device/cart.ts';
import { useWords } from '../../device/words.tsx';
import { Breadcrumb } from '../../parts/breadcrumb.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { readHead } from '../../parts/read-head.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/cart.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ClearCart } from './clear-cart.tsx';

const loadLines = () => import('./filled-cart.tsx');
const FilledCart = lazily(async () => (await loadLines()).FilledCart);
// an empty cart needs no lines; one that is not asks for them while the page comes to life
if (!import.meta.env.SSR && isCartStored()) void loadLines().catch(() => undefined);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  return {
    head: writeHead({ ...editorialOf(language).meta.cart, language, publicUrl, path: '/cart', isPrivate: true }),
  };
};

export const meta = readHead;

/** The cart (specification 2, Cart). The server sends its frame; the lines are the device's. */
export default function CartPage() {
  const { counts } = useWords();
  const { cart } = useBasketWords();
  const { items, isLoaded } = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="page pt-6 pb-6 lg:pb-20 min-h-dvh">
      <Breadcrumb crumbs={[{ label: cart.title, to: '/cart' }]} />
      <div className="flex items-baseline justify-between gap-6 pt-3 pb-8">
        <div className="flex flex-wrap items-baseline gap-x-5">
          <h1 ref={heading} tabIndex={-1} className="display text-h2 lg:text-[4rem] outline-none">
            {cart.title}
          </h1>
          <p className="text-mist text-lg" role="status">
            {pieces > 0 && counts.items(pieces)}
          </p>
        </div>
        {pieces > 0 && <ClearCart onCleared={focusHeading} />}
      </div>
      {!isLoaded && <CartSkeleton />}
      {isLoaded && pieces === 0 && (
        <EmptyPlate
          title={cart.empty.title}
          text={cart.empty.text}
          link={{ to: '/products', label: cart.empty.button }}
        />
      )}
      {pieces > 0 && (
        <Suspense fallback={<CartSkeleton />}>
          <FilledCart onRemoved={focusHeading} />
        </Suspense>
      )}
    </div>
  );
}
