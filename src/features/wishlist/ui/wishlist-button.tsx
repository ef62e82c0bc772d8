import { notify } from '#core/browser/toasts.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { ProductCard } from '#features/products/products.contract.ts';
import { useWishlistIds } from './wishlist-ids.ts';

interface WishlistButtonProps {
  readonly product: Pick<ProductCard, 'id' | 'name'>;
  /** Classes for position and size. */
  readonly className?: string;
}

/** Adds a product to the wishlist or removes it; the code is loaded on the first press (specification 4). */
export const WishlistButton = ({
  product: { id, name },
  className = 'absolute top-1 end-1 size-11',
}: WishlistButtonProps) => {
  const { catalogue, states } = useMessages('common');
  const isSaved = useWishlistIds((ids) => ids.has(id));
  const toggle = () =>
    import('./wishlist.ts')
      .then(({ toggleWishlist }) => toggleWishlist(id))
      .catch(() => notify({ title: states.couldNotLoad, tone: 'error' }));
  return (
    <button
      type="button"
      aria-label={`${isSaved ? catalogue.wishlistRemove : catalogue.wishlistAdd}: ${name}`}
      className={`grid place-items-center ${className}`}
      onClick={toggle}
    >
      <Icon name="heart" className={isSaved ? 'size-[22px] fill-current' : 'size-[22px]'} />
    </button>
  );
};
