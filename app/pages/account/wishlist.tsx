import type { ProductCard as Product } from '../../../contract/products.ts';
import type { AccountMessages } from '../../../locales/load-rooms.ts';
import { cart } from '../../device/cart.ts';
import { toggleHeart } from '../../device/wishlist.ts';
import { useWords } from '../../device/words.tsx';
import { AddButton } from '../../parts/add-button.tsx';
import { CouldNotLoad } from '../../parts/could-not-load.tsx';
import { EmptyPlate } from '../../parts/empty-plate.tsx';
import { ProductCard } from '../../parts/product-card.tsx';
import { useFillCart } from './use-fill-cart.ts';
import { useFocusThatStays } from './use-focus-that-stays.ts';
import { useWishlist } from './use-wishlist.ts';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

/** What the customer has given a heart, newest first; the heart of a card takes it out (specification 2, Account). */
export const Wishlist = ({ words }: { words: AccountMessages }) => {
  const { state, load } = useWishlist();
  return (
    <div className="pt-10">
      <h2 className="sr-only">{words.tabs.wishlist}</h2>
      {state.kind === 'loading' && <WishlistSkeleton />}
      {state.kind === 'failed' && <CouldNotLoad onTryAgain={() => void load()} />}
      {state.kind === 'ready' && <Saved products={state.known} words={words} />}
    </div>
  );
};

const Saved = ({ products, words }: { products: readonly Product[]; words: AccountMessages }) => {
  const place = useFocusThatStays(products.length);
  const { title, text, button } = words.wishlist.empty;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {products.length === 0 ? (
        <EmptyPlate title={title} text={text} link={{ to: '/products', label: button }} />
      ) : (
        <>
          {products.some(({ isInStock }) => isInStock) && <AddAll products={products} words={words} />}
          <ul className="grid grid-cols-2 md:grid-cols-3 xl:grid-cols-4 gap-x-4 lg:gap-x-6 gap-y-10 lg:gap-y-14">
            {products.map((product) => (
              <li key={product.id} className="flex flex-col gap-4">
                <ProductCard
                  product={product}
                  sizes="(width >= 80rem) 322px, (width >= 48rem) 31vw, 45vw"
                  className="grow"
                />
                {product.isInStock && <IntoTheCart product={product} words={words} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Everything that is in stock, one piece of each; what is left out is said. */
const AddAll = ({ products, words }: { products: readonly Product[]; words: AccountMessages }) => {
  const fill = useFillCart(words);
  return (
    <p className="pb-6">
      <button type="button" className="btn btn-primary" onClick={() => void fill(products)}>
        {words.wishlist.addAll}
      </button>
    </p>
  );
};

/** Into the cart, and staying in the list or leaving it. */
const IntoTheCart = ({ product, words }: { product: Product; words: AccountMessages }) => {
  const { catalogue } = useWords();
  const fill = useFillCart(words);
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
        aria-label={`${words.wishlist.move}: ${product.name}`}
        onClick={() => void fill([product], () => void toggleHeart(product.id).catch(() => undefined))}
      >
        {words.wishlist.move}
      </button>
    </div>
  );
};
