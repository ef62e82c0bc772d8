import { useEffect } from 'react';
import { notify } from '#core/browser/toasts.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { type LoadedData, useLoad } from '#core/ui/use-load.ts';
import { useStableFocus } from '#core/ui/use-stable-focus.ts';
import { AddButton } from '#features/cart/ui/add-button.tsx';
import { cart } from '#features/cart/ui/cart.ts';
import { loadCartDrawer } from '#features/cart/ui/use-cart-drawer.tsx';
import type { ProductCard as Product, ProductCard as WishlistProduct } from '#features/products/products.contract.ts';
import { ProductCard } from '#features/wishlist/ui/product-card.tsx';
import { readWishlist, toggleWishlist } from '#features/wishlist/ui/wishlist.ts';
import { useWishlistIds } from '#features/wishlist/ui/wishlist-ids.ts';

/** Wishlist, newest first; the wishlist button of a card removes it (specification 2, Account). */
export const Wishlist = ({ texts }: { texts: Messages['account'] }) => {
  const { state, load } = useWishlist();
  return (
    <div className="pt-10">
      <h2 className="sr-only">{texts.tabs.wishlist}</h2>
      {state.kind === 'loading' && <WishlistSkeleton />}
      {state.kind === 'failed' && <CouldNotLoad onTryAgain={() => void load()} />}
      {state.kind === 'ready' && <Saved products={state.account} texts={texts} />}
    </div>
  );
};

const Saved = ({ products, texts }: { products: readonly Product[]; texts: Messages['account'] }) => {
  const focusTarget = useStableFocus(products.length);
  const { title, text, button } = texts.wishlist.empty;
  const { isShown } = useSettings().cartDrawer;
  useEffect(() => {
    if (isShown) loadCartDrawer().catch(() => undefined);
  }, [isShown]);
  return (
    <div ref={focusTarget} tabIndex={-1} className="outline-none">
      {products.length === 0 ? (
        <EmptyState title={title} text={text} link={{ to: '/products', label: button }} />
      ) : (
        <>
          {products.some(({ isInStock }) => isInStock) && <AddAll products={products} texts={texts} />}
          <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10 lg:gap-y-14">
            {products.map((product) => (
              <li key={product.id} className="flex flex-col gap-4">
                <ProductCard
                  product={product}
                  sizes="(width >= 80rem) 322px, (width >= 48rem) 31vw, 45vw"
                  className="grow"
                />
                {product.isInStock && <AddToCart product={product} texts={texts} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Adds one of each in-stock product to the cart and reports the others. */
const AddAll = ({ products, texts }: { products: readonly Product[]; texts: Messages['account'] }) => {
  const fill = useAddAllToCart(texts);
  return (
    <p className="pb-6">
      <button type="button" className="btn btn-primary" onClick={() => void fill(products)}>
        {texts.wishlist.addAll}
      </button>
    </p>
  );
};

/** Adds a product to the cart, keeping it in the wishlist or removing it. */
const AddToCart = ({ product, texts }: { product: Product; texts: Messages['account'] }) => {
  const { catalogue } = useMessages('common');
  const fill = useAddAllToCart(texts);
  return (
    <div className="grid">
      <AddButton
        className="btn btn-sm btn-line"
        label={`${catalogue.addToCart}: ${product.name}`}
        onAdd={() => cart.add(product, 1)}
      >
        {catalogue.addToCart}
      </AddButton>
      <button
        type="button"
        className="link text-sm min-h-11"
        aria-label={`${texts.wishlist.move}: ${product.name}`}
        onClick={() => void fill([product], () => void toggleWishlist(product.id).catch(() => undefined))}
      >
        {texts.wishlist.move}
      </button>
    </div>
  );
};

/** Adds one of each in-stock product and reports the others. */
const useAddAllToCart = (texts: Messages['account']) => {
  const { states } = useMessages('common');
  return async (products: readonly WishlistProduct[], onAdded: () => void = () => undefined): Promise<void> => {
    try {
      const { addItemsToCart } = await import('#features/cart/ui/add-items.ts');
      const additions = products.map((product) => ({ name: product.name, product, quantity: 1 }));
      await addItemsToCart(additions, texts, onAdded);
    } catch {
      notify({ title: states.couldNotLoad, tone: 'error' });
    }
  };
};

/** Loads the wishlist, newest first; hides removed products and shows them in place again if they are re-added. */
function useWishlist(): Pick<LoadedData<readonly WishlistProduct[]>, 'state' | 'load'> {
  const { state, load } = useLoad(readWishlist);
  const saved = useWishlistIds((ids) => ids);
  if (state.kind !== 'ready') return { state, load };
  return { state: { kind: 'ready', account: state.account.filter(({ id }) => saved.has(id)) }, load };
}

/** Placeholder while the wishlist loads. */
const WishlistSkeleton = () => (
  <div role="status">
    <span className="sr-only">{useMessages('common').states.loading}</span>
    <div className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 animate-breathe">
      <Card />
      <Card />
      <Card className="max-md:hidden" />
      <Card className="max-xl:hidden" />
    </div>
  </div>
);

const Card = ({ className = '' }: { className?: string }) => (
  <div className={className}>
    <div className="bg-glaze-2 aspect-[4/5]" />
    <div className="bg-glaze-2 h-5 mt-4 w-3/4" />
    <div className="bg-glaze-2 h-4 mt-3 w-1/2" />
  </div>
);
